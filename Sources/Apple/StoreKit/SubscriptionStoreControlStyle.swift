/// The look of a choice of subscriptions. StoreKit's protocol. None is drawn, for want of subscriptions.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
    /// The places that the look can have.
    associatedtype Placement = SubscriptionStoreControlPlacement
}

/// The place of a choice of subscriptions. StoreKit's type.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
    public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
    public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
    public static let bottom = SubscriptionStoreControlPlacement(name: "bottom")
    public static let buttonsInBottomBar = SubscriptionStoreControlPlacement(name: "buttonsInBottomBar")
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
        ProminentPickerSubscriptionStoreControlStyle()
    }
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var compactPicker: CompactPickerSubscriptionStoreControlStyle {
        CompactPickerSubscriptionStoreControlStyle()
    }
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var pagedPicker: PagedPickerSubscriptionStoreControlStyle {
        PagedPickerSubscriptionStoreControlStyle()
    }
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var pagedProminentPicker: PagedProminentPickerSubscriptionStoreControlStyle {
        PagedProminentPickerSubscriptionStoreControlStyle()
    }
}
