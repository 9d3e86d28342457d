extension Product {
    /// The place of a product among those that the store shows on the app's page. No store can be reached.
    public struct PromotionInfo: Hashable, Sendable {
        /// The choice whether a product is shown there.
        public enum Visibility: Int, Hashable, Sendable {
            case appStoreConnectDefault, visible, hidden
        }

        /// The product, and the choice whether it is shown.
        public let productID: String
        public var visibility: Visibility

        /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
        public func update() async throws { throw StoreKitError.notConnected }
        public static var currentOrder: [PromotionInfo] { get async throws { throw StoreKitError.notConnected } }
        public static func updateProductOrder(byID order: some Collection<String>) async throws {
            throw StoreKitError.notConnected
        }
        public static func updateProductVisibility(
            _ visibility: Visibility, for productID: String
        ) async throws { throw StoreKitError.notConnected }
        public static func updateAll(_ promotions: some Collection<PromotionInfo>) async throws {
            throw StoreKitError.notConnected
        }
    }
}
