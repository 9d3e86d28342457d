/// The facts about a choice of subscriptions that a style shows. StoreKit's type. There are no subscriptions.
public struct SubscriptionStoreControlStyleConfiguration {
    /// The subscriptions, in sections and in one list.
    public var sections: [Section] { [] }
    public var options: [Option] { [] }
    public var allOptions: [Product] { [] }
    /// The name of the group, the subscription that comes next, and whether descriptions are shown.
    public var groupDisplayName: String { "" }
    public var autoRenewPreference: Product? { nil }
    public var descriptionVisibility: Visibility { .automatic }

    /// The icon of a subscription.
    public struct Icon: View {
        public var body: some View { EmptyView() }
    }

    /// Subscriptions under a header.
    public struct Section: Identifiable {
        /// The identity of a section.
        public struct ID: Hashable, Sendable {
            let number: Int
        }

        /// The view above the subscriptions.
        public struct Header: View {
            public var body: some View { EmptyView() }
        }

        /// The view below the subscriptions.
        public struct Footer: View {
            public var body: some View { EmptyView() }
        }

        /// The subscriptions of the section, with what stands above and below them.
        public var id: ID
        public var header: Header?
        public var options: [Option]
        public var footer: Footer?
    }

    /// A subscription that can be chosen.
    @dynamicMemberLookup
    public struct Option: Hashable, Identifiable {
        /// The subscription, its offer, and its icon.
        public let subscription: Product
        public let activeOffer: Product.SubscriptionOffer?
        public var id: String { subscription.id }
        public var icon: Icon? { nil }

        /// Buys nothing: the store cannot be reached.
        public func subscribe() {}
        public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T { subscription[keyPath: keyPath] }
        public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
            subscription.subscription?[keyPath: keyPath]
        }
    }

    /// A subscription that can be chosen, and whether it is.
    @dynamicMemberLookup
    public struct PickerOption: Hashable, Identifiable {
        /// The subscription, the choice of it, its offer, and its icon.
        public let subscription: Product
        public let isSelected: Bool
        public let activeOffer: Product.SubscriptionOffer?
        public var id: String { subscription.id }
        public var icon: Icon? { nil }

        public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T { subscription[keyPath: keyPath] }
        public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
            subscription.subscription?[keyPath: keyPath]
        }
    }
}

/// A button that subscribes: it shows the name and the price. StoreKit's view.
public struct SubscriptionStoreButton: View {
    private let option: SubscriptionStoreControlStyleConfiguration.Option

    /// Creates a button.
    public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) { self.option = option }

    public var body: some View {
        Button {
            option.subscribe()
        } label: {
            VStack {
                Text(option.displayName)
                Text(option.displayPrice)
            }
        }
        .buttonStyle(.borderedProminent)
    }
}

/// A subscription in a list to choose from. StoreKit's view.
public struct SubscriptionStorePickerOption<Label: View>: View {
    private let label: Label

    public var body: some View { label }
}

/// The name and the price of a subscription. StoreKit's view.
public struct AutomaticSubscriptionStorePickerOptionLabel: View {
    let product: Product

    public var body: some View { LabeledContent(product.displayName, value: product.displayPrice) }
}

extension SubscriptionStorePickerOption {
    /// Creates a subscription of a list.
    public init(
        _ option: SubscriptionStoreControlStyleConfiguration.Option,
        @ViewBuilder label: @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
    ) {
        self.label = label(
            .init(subscription: option.subscription, isSelected: false, activeOffer: option.activeOffer))
    }
    public init(
        _ option: SubscriptionStoreControlStyleConfiguration.Option
    ) where Label == AutomaticSubscriptionStorePickerOptionLabel { label = Label(product: option.subscription) }
    public init(
        _ option: SubscriptionStoreControlStyleConfiguration.PickerOption
    ) where Label == AutomaticSubscriptionStorePickerOptionLabel { label = Label(product: option.subscription) }
}

/// A list to choose a subscription from, and what confirms the choice. StoreKit's view.
public struct SubscriptionStorePicker<PickerContent: View, ConfirmationContent: View>: View {
    /// Nothing can be chosen, and so nothing is confirmed.
    private let content: [PickerContent]

    public var body: some View {
        ForEach(Array(content.enumerated()), id: \.offset) { $1 }
    }

    /// Creates a list.
    public init(
        @ViewBuilder pickerContent: () -> PickerContent,
        @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
    ) { content = [pickerContent()] }
    public init(
        selection: Binding<SubscriptionStoreControlStyleConfiguration.Option?>,
        @ViewBuilder pickerContent: () -> PickerContent,
        @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
    ) { content = [pickerContent()] }
    public init(
        _ configuration: SubscriptionStoreControlStyleConfiguration,
        @ViewBuilder pickerOptionContent:
            @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption)
            -> PickerContent,
        @ViewBuilder confirmation: @escaping (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
    ) {
        content = configuration.options.map {
            pickerOptionContent(
                .init(subscription: $0.subscription, isSelected: false, activeOffer: $0.activeOffer))
        }
    }
}

extension SubscriptionStoreControlStyle {
    /// The views of which a look is made.
    public typealias SubscribeButton = SubscriptionStoreButton
    public typealias SubscriptionPickerOption = SubscriptionStorePickerOption
    public typealias SubscriptionPicker = SubscriptionStorePicker
}
