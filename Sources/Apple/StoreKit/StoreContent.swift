/// Groups of subscriptions: StoreKit's protocol. They show the app's own words, and no subscription.
@MainActor @preconcurrency
public protocol StoreContent {
    associatedtype Body: StoreContent
    /// The groups of which the content is made.
    @StoreContentBuilder var body: Body { get }
    /// The app's own words.
    var _words: AnyView { get }
}

extension StoreContent {
    public var _words: AnyView { body._words }
}

extension Never: StoreContent {
    public var _words: AnyView { AnyView(EmptyView()) }
}

/// Content without parts.
public protocol _PrimitiveStoreContent: StoreContent where Body == Never {}

extension _PrimitiveStoreContent {
    public var body: Never { return fatalError("this content of a store has no parts") }
}

/// Content that is a view. StoreKit has none of this name.
public struct _WordsOfStore: _PrimitiveStoreContent {
    public let _words: AnyView
}

/// Builds groups of subscriptions. StoreKit's type.
@resultBuilder
@MainActor @preconcurrency
public struct StoreContentBuilder {
    public static func buildExpression(_ content: some StoreContent) -> _WordsOfStore {
        _WordsOfStore(_words: content._words)
    }
    public static func buildBlock(_ parts: _WordsOfStore...) -> _WordsOfStore {
        _WordsOfStore(
            _words: AnyView(VStack { ForEach(Array(parts.enumerated()), id: \.offset) { $1._words } }))
    }
    public static func buildOptional(_ part: _WordsOfStore?) -> _WordsOfStore { part ?? buildBlock() }
    public static func buildEither(first part: _WordsOfStore) -> _WordsOfStore { part }
    public static func buildEither(second part: _WordsOfStore) -> _WordsOfStore { part }
    public static func buildLimitedAvailability(_ part: _WordsOfStore) -> _WordsOfStore { part }
}

/// The words of a store that has none of its own. StoreKit's view.
public struct AutomaticSubscriptionStoreMarketingContent: View {
    nonisolated init() {}

    public var body: some View { EmptyView() }
}

/// The name of a group that has none of its own. StoreKit's view.
public struct AutomaticSubscriptionOptionGroupLabel: View {
    nonisolated init() {}

    public var body: some View { EmptyView() }
}

/// A group of subscriptions with words of its own. StoreKit's type.
public struct SubscriptionOptionGroup<Content: StoreContent, Label: View, MarketingContent: View>:
    _PrimitiveStoreContent
{
    public let _words: AnyView

    private init(_ label: Label, _ marketing: MarketingContent, _ content: AnyView? = nil) {
        _words = AnyView(
            VStack {
                label
                marketing
                content
            })
    }

    /// Creates a group of the subscriptions that a condition holds for.
    public init(
        isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) where Content == Never { self.init(label(), marketingContent()) }
    public init(
        isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label
    ) where Content == Never, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
        self.init(label(), MarketingContent())
    }
    public init(
        isIncluded: @escaping (Product) -> Bool, @ViewBuilder marketingContent: () -> MarketingContent
    ) where Content == Never, Label == AutomaticSubscriptionOptionGroupLabel {
        self.init(Label(), marketingContent())
    }
    public init(_ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool)
    where Content == Never, Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
        self.init(Text(label), MarketingContent())
    }
    public init(
        _ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) where Content == Never, Label == Text { self.init(Text(label), marketingContent()) }
    @_disfavoredOverload
    public init(_ label: some StringProtocol, isIncluded: @escaping (Product) -> Bool)
    where Content == Never, Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
        self.init(Text(label), MarketingContent())
    }

    /// Creates a group of sections.
    public init(
        @StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) { self.init(label(), marketingContent(), content()._words) }
    public init(_ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content)
    where Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
        self.init(Text(label), MarketingContent(), content()._words)
    }
    public init(
        _ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) where Label == Text { self.init(Text(label), marketingContent(), content()._words) }
}

/// Subscriptions between a header and a footer. StoreKit's type.
public struct SubscriptionOptionSection<Header: View, Footer: View>: _PrimitiveStoreContent {
    public let _words: AnyView

    /// Creates a section of the subscriptions that a condition holds for.
    public init(
        isIncluded: @escaping (Product) -> Bool, @ViewBuilder header: () -> Header = EmptyView.init,
        @ViewBuilder footer: () -> Footer = EmptyView.init
    ) {
        _words = AnyView(
            VStack {
                header()
                footer()
            })
    }
    public init(
        _ title: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
        @ViewBuilder footer: () -> Footer = EmptyView.init
    ) where Header == Text { self.init(isIncluded: isIncluded, header: { Text(title) }, footer: footer) }
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isIncluded: @escaping (Product) -> Bool,
        @ViewBuilder footer: () -> Footer = EmptyView.init
    ) where Header == Text { self.init(isIncluded: isIncluded, header: { Text(title) }, footer: footer) }
}

/// A group for each length of time, of which there are none without subscriptions. StoreKit's type.
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: _PrimitiveStoreContent {
    public var _words: AnyView { AnyView(EmptyView()) }

    /// Creates groups by length.
    public init()
    where
        Label == AutomaticSubscriptionOptionGroupLabel,
        MarketingContent == AutomaticSubscriptionStoreMarketingContent
    {}
    public init(
        @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent,
        @ViewBuilder label: @escaping (Product.SubscriptionPeriod?) -> Label
    ) {}
    public init(
        @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent
    ) where Label == AutomaticSubscriptionOptionGroupLabel {}
}

/// A group for each value of a property, of which there are none without subscriptions. StoreKit's type.
public struct SubscriptionOptionGroupSet<GroupID: Hashable, Label: View, MarketingContent: View>: _PrimitiveStoreContent
{
    public var _words: AnyView { AnyView(EmptyView()) }

    /// Creates groups by a property.
    public init(
        idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
        @ViewBuilder label: @escaping (GroupID) -> Label,
        @ViewBuilder marketingContent: @escaping (GroupID) -> MarketingContent
    ) {}
    public init(
        idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
        @ViewBuilder label: @escaping (GroupID) -> Label
    ) where MarketingContent == AutomaticSubscriptionStoreMarketingContent {}
}

extension SubscriptionStoreView where Content == AnyView {
    /// Creates a view of groups of subscriptions: their words are drawn.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @StoreContentBuilder content: () -> some StoreContent
    ) { self.init(groupID: groupID, marketingContent: { content()._words }) }
    public init(
        productIDs: some Collection<String>, @StoreContentBuilder content: () -> some StoreContent
    ) { self.init(productIDs: productIDs, marketingContent: { content()._words }) }
    public init(
        subscriptions: some Collection<Product>, @StoreContentBuilder content: () -> some StoreContent
    ) { self.init(subscriptions: subscriptions, marketingContent: { content()._words }) }
}
