import Foundation

/// The look of a product. StoreKit's protocol.
@MainActor @preconcurrency
public protocol ProductViewStyle {
    /// The facts about the product.
    typealias Configuration = ProductViewStyleConfiguration
    associatedtype Body: View

    /// Makes the view of a product.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProductViewStyle {
    var isOfTheSystem: Bool { self is any SystemProductViewStyle }

    func drawn(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The facts about a product that a style shows. StoreKit's type.
public struct ProductViewStyleConfiguration {
    /// The icon of a product: none.
    public struct Icon: View {
        public var body: some View { EmptyView() }
    }

    /// The product, once it is there, and its icon.
    public let state: Product.TaskState
    public var product: Product? { state.product }
    public var icon: Icon { Icon() }
    public var hasCurrentEntitlement: Bool { false }
    public var descriptionVisibility: Visibility { .automatic }

    /// Buys nothing: the store cannot be reached.
    public func purchase() {}
}

private struct ProductStyleKey: EnvironmentKey {
    static var defaultValue: (any ProductViewStyle)? { nil }
}

extension EnvironmentValues {
    var productStyle: (any ProductViewStyle)? {
        get { self[ProductStyleKey.self] }
        set { self[ProductStyleKey.self] = newValue }
    }
}

/// A look that the system has.
protocol SystemProductViewStyle {}

/// The automatic look of a product. StoreKit's type.
public struct AutomaticProductViewStyle: ProductViewStyle, SystemProductViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    /// The automatic look.
    public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

/// The compact look of a product. StoreKit's type.
public struct CompactProductViewStyle: ProductViewStyle, SystemProductViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
    /// The compact look.
    public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

/// The regular look of a product. StoreKit's type.
public struct RegularProductViewStyle: ProductViewStyle, SystemProductViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
    /// The regular look.
    public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

/// The large look of a product. StoreKit's type.
public struct LargeProductViewStyle: ProductViewStyle, SystemProductViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
    /// The large look.
    public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
