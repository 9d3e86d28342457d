/// The look of a choice of subscriptions. StoreKit's protocol. None is drawn, for want of subscriptions.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
    /// The facts about the choice.
    typealias Configuration = SubscriptionStoreControlStyleConfiguration
    associatedtype Body: View
    /// The places that the look can have.
    associatedtype Placement: SubscriptionStoreControlPlacement = AutomaticSubscriptionStoreControlPlacement

    /// Makes the view of a choice.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A look that the system has, of which nothing is drawn.
public protocol _SystemSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}

extension _SystemSubscriptionStoreControlStyle {
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct AutomaticSubscriptionStoreControlStyle: _SystemSubscriptionStoreControlStyle {
    nonisolated public init() {}
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct ButtonsSubscriptionStoreControlStyle: _SystemSubscriptionStoreControlStyle {
    nonisolated public init() {}
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct PickerSubscriptionStoreControlStyle: _SystemSubscriptionStoreControlStyle {
    nonisolated public init() {}
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct ProminentPickerSubscriptionStoreControlStyle: _SystemSubscriptionStoreControlStyle {
    nonisolated public init() {}
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct CompactPickerSubscriptionStoreControlStyle: _SystemSubscriptionStoreControlStyle {
    nonisolated public init() {}
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct PagedPickerSubscriptionStoreControlStyle: _SystemSubscriptionStoreControlStyle {
    nonisolated public init() {}
}

/// A look of a choice of subscriptions. StoreKit's type.
public struct PagedProminentPickerSubscriptionStoreControlStyle: _SystemSubscriptionStoreControlStyle {
    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var automatic: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var buttons: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var picker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var prominentPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var compactPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var pagedPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    /// A look that the system has.
    public static var pagedProminentPicker: Self { Self() }
}
