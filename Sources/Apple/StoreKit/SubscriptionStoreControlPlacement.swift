/// The place of a choice of subscriptions. StoreKit's protocol.
public protocol SubscriptionStoreControlPlacement: RawRepresentable
where RawValue == SubscriptionStoreControlPlacementKey {
    /// The place that fits.
    static var automatic: Self { get }
}

/// The name of a place. StoreKit's type.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
    private let name: String
    public static let scrollView = SubscriptionStoreControlPlacementKey(name: "scrollView")
    public static let bottomBar = SubscriptionStoreControlPlacementKey(name: "bottomBar")
    public static let buttonsInBottomBar = SubscriptionStoreControlPlacementKey(name: "buttonsInBottomBar")
    static let automatic = SubscriptionStoreControlPlacementKey(name: "automatic")
}

/// A place that any look may have. StoreKit's type.
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement, Hashable, Sendable {
    public let rawValue: SubscriptionStoreControlPlacementKey
    public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

    /// The places by name.
    public static var automatic: Self { Self(rawValue: .automatic) }
    public static var scrollView: Self { Self(rawValue: .scrollView) }
    public static var bottomBar: Self { Self(rawValue: .bottomBar) }
    public static var buttonsInBottomBar: Self { Self(rawValue: .buttonsInBottomBar) }
}
