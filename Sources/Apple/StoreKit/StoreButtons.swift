/// The text of a button to subscribe. StoreKit's type.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")

    /// The same text on several lines, on one, or of other facts.
    public var multiline: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " multiline") }
    public var singleLine: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " singleLine") }
    public var displayName: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " displayName") }
    public var price: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " price") }
    public var action: SubscriptionStoreButtonLabel { SubscriptionStoreButtonLabel(name: name + " action") }
}

/// A button of a store. StoreKit's type.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}

/// A text that a subscription rests upon. StoreKit's type.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
    case termsOfService, privacyPolicy
}

/// The ground of the choice of subscriptions. StoreKit's type.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
    public static let gradientMaterial = SubscriptionStoreControlBackground(name: "gradientMaterial")
}
