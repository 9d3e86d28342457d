/// The way to another group of subscriptions. StoreKit's protocol.
public protocol SubscriptionOptionGroupStyle {}

/// A way to another group. StoreKit's type.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
    public init() {}
}

/// Tabs of groups. StoreKit's type.
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
    public init() {}
}

/// Links to groups. StoreKit's type.
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
    public init() {}
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
    /// The way that fits.
    public static var automatic: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
    /// Tabs.
    public static var tabs: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
    /// Links.
    public static var links: Self { Self() }
}
