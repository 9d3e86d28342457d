import Foundation

/// A product to buy. The store cannot be reached, so that the view says so. StoreKit's view.
@MainActor @preconcurrency
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: String
    @Environment(\.productStyle) private var style

    public var body: some View {
        if let style, !style.isOfTheSystem {
            AnyView(style.drawn(ProductViewStyleConfiguration(state: .failure(StoreKitError.notConnected))))
        } else {
            UnreachableStore(name: id)
        }
    }

    /// Creates a view of a product.
    public init(id productID: String, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { id = productID }
    public init(
        id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == EmptyView { id = productID }
    public init(
        id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { id = productID }
    public init(_ product: Product, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView { id = product.id }
    public init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == EmptyView { id = product.id }

    /// Creates a view of a product, whose icon has a look of its own while the store is asked.
    public init(
        id productID: String, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { id = productID }
    public init(
        _ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
    ) where PlaceholderIcon == EmptyView { id = product.id }
}

/// Products to buy. StoreKit's view.
@MainActor @preconcurrency
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    public var body: some View { UnreachableStore(name: "Store") }

    /// Creates a view of products.
    public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {}
    public init(
        ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {}
    public init(
        ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public init(
        ids productIDs: some Collection<String>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {}
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {}
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {}
    public init(
        products: some Collection<Product>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
    ) where PlaceholderIcon == EmptyView {}
}

/// Subscriptions to choose from, under the app's own words. StoreKit's view.
@MainActor @preconcurrency
public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content

    public var body: some View {
        VStack {
            content
            UnreachableStore(name: "Subscriptions").frame(maxHeight: 240)
        }
    }

    /// Creates a view of a group's subscriptions, or of some.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
    where Content == EmptyView { content = EmptyView() }
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { content = marketingContent() }
    public init(productIDs: some Collection<String>) where Content == EmptyView { content = EmptyView() }
    public init(
        productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
    ) { content = marketingContent() }
    public init(
        subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
    ) { content = marketingContent() }
    public init(subscriptions: some Collection<Product>) where Content == EmptyView {
        content = EmptyView()
    }
}

extension Product {
    /// The subscriptions that are offered beside one's own.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all = SubscriptionRelationship(rawValue: 15)
    }
}

/// The state of a product's icon, which no store sends. StoreKit's type.
public enum ProductIconPhase {
    case success(Image)
    case failure(any Error)
    case unavailable
    case loading

    /// The icon, or the reason why there is none.
    public var promotionalIcon: Image? { if case .success(let icon) = self { icon } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The note that a store's views show without a store.
private struct UnreachableStore: View {
    let name: String

    var body: some View {
        ContentUnavailableView(
            "Store Unavailable", systemImage: "cart", description: Text(verbatim: "\(name): no connection"))
    }
}

/// The state of something that is fetched from the store. StoreKit's type.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)

    /// The value, where it is there.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    /// The state with another value.
    public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> EntitlementTaskState<NewValue> {
        try flatMap { .success(try transform($0)) }
    }
    public func map<NewValue>(
        _ transform: (Value) async throws -> NewValue
    ) async rethrows -> EntitlementTaskState<NewValue> {
        try await flatMap { .success(try await transform($0)) }
    }
    public func flatMap<NewValue>(
        _ transform: (Value) throws -> EntitlementTaskState<NewValue>
    ) rethrows -> EntitlementTaskState<NewValue> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
    public func flatMap<NewValue>(
        _ transform: (Value) async throws -> EntitlementTaskState<NewValue>
    ) async rethrows -> EntitlementTaskState<NewValue> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try await transform(value)
        }
    }
}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
    /// The deal, where there is one.
    public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension ProductView where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
    /// Creates the view of the product that a style draws.
    public init(_ configuration: ProductViewStyleConfiguration) {
        self.init(id: configuration.product?.id ?? "") { configuration.icon }
    }
}

extension Product {
    /// The state of products that are fetched from the store.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [String])

        /// The products, where they are there.
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    }

    /// The state of a product that is fetched from the store.
    public enum TaskState: Sendable {
        case loading
        case unavailable
        case failure(any Error)
        case success(Product)

        /// The product, where it is there.
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }
}

/// Buys a product. SwiftUI's action: nobody can.
public struct PurchaseAction: Sendable {
    /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
    @MainActor @preconcurrency @discardableResult
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { throw StoreKitError.notConnected }
}

extension EnvironmentValues {
    /// Buys a product.
    public var purchase: PurchaseAction { PurchaseAction() }
}
