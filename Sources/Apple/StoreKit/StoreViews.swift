public import Foundation

/// A product to buy. The store cannot be reached, so that the view says so. StoreKit's view.
@MainActor @preconcurrency
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: String

    public var body: some View { UnreachableStore(name: id) }

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
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {}
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
    public init(subscriptions: some Collection<Product>) where Content == EmptyView {
        content = EmptyView()
    }
}

extension Product {
    /// The subscriptions that are offered beside one's own.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let downgrade = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let current = SubscriptionRelationship(rawValue: 8)
        public static let all = SubscriptionRelationship(rawValue: 15)
    }
}

/// The note that a store's views show without a store.
private struct UnreachableStore: View {
    let name: String

    var body: some View {
        ContentUnavailableView(
            "Store Unavailable", systemImage: "cart", description: Text(verbatim: "\(name): no connection"))
    }
}

/// The look of products. StoreKit's type.
public struct ProductViewStyleName: Hashable, Sendable {
    private let name: String
    public static let automatic = ProductViewStyleName(name: "automatic")
    public static let compact = ProductViewStyleName(name: "compact")
    public static let regular = ProductViewStyleName(name: "regular")
    public static let large = ProductViewStyleName(name: "large")
}

/// The look of subscriptions to choose from. StoreKit's type.
public struct SubscriptionStoreControlStyleName: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreControlStyleName(name: "automatic")
    public static let buttons = SubscriptionStoreControlStyleName(name: "buttons")
    public static let picker = SubscriptionStoreControlStyleName(name: "picker")
    public static let prominentPicker = SubscriptionStoreControlStyleName(name: "prominentPicker")
    public static let compactPicker = SubscriptionStoreControlStyleName(name: "compactPicker")
    public static let pagedPicker = SubscriptionStoreControlStyleName(name: "pagedPicker")
    public static let pagedProminentPicker = SubscriptionStoreControlStyleName(name: "pagedProminentPicker")
}

/// The text of a button to subscribe. StoreKit's type.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
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

/// The state of something that is fetched from the store. StoreKit's type.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)

    /// The value, where it is there.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

// The looks of the store's views, which are not drawn for want of products, and calls that a store would make.
extension View {
    /// The looks of products and subscriptions.
    public func productViewStyle(_ style: ProductViewStyleName) -> some View { self }
    public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleName) -> some View { self }
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStorePolicyDestination(url: URL, for button: Any) -> some View { self }
    public func productDescription(_ visibility: Visibility) -> some View { self }

    /// The calls of purchases, of which there are none.
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View { self }

    /// Tells the failure: the store cannot be reached.
    public func subscriptionStatusTask(
        for groupID: String,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { task { await action(.failure(StoreKitError.notConnected)) } }
    public func currentEntitlementTask(
        for productID: String, action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { task { await action(.failure(StoreKitError.notConnected)) } }
    public func storeProductsTask(
        for ids: some Collection<String>, action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { task { await action(.failure(StoreKitError.notConnected)) } }

    /// Presents nothing: `isPresented` becomes false.
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, presents in
            guard presents else { return }
            isPresented.wrappedValue = false
            onDismiss?(.failure(.failed))
        }
    }
}

extension Product {
    /// The state of products that are fetched from the store.
    public enum CollectionTaskState {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [String])
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
