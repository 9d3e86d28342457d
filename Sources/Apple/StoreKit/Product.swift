public import Foundation

/// Something that a store sells. There is no store, and so no product.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product.
    public struct ProductType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// The facts about the product.
    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public var jsonRepresentation: Data { Data() }
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

    /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        throw StoreKitError.notConnected
    }

    /// A wish for a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String

        /// The wishes that there are.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { PurchaseOption(name: "offer \(offerID)") }
        public static func promotionalOffer(_ offerID: String, compactJWS: String) -> PurchaseOption {
            PurchaseOption(name: "offer \(offerID)")
        }
        public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> PurchaseOption {
            PurchaseOption(name: "offer \(offer.id ?? "")")
        }
        public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
            PurchaseOption(name: "eligibility \(compactJWS)")
        }
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption { PurchaseOption(name: "storefront") }
        public static func custom(key: String, value: String) -> PurchaseOption {
            PurchaseOption(name: "\(key) \(value)")
        }
        public static func custom(key: String, value: Double) -> PurchaseOption {
            PurchaseOption(name: "\(key) \(value)")
        }
        public static func custom(key: String, value: Bool) -> PurchaseOption {
            PurchaseOption(name: "\(key) \(value)")
        }
        public static func custom(key: String, value: Data) -> PurchaseOption {
            PurchaseOption(name: "\(key) \(value.base64EncodedString())")
        }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(name: "\(simulateAskToBuy)")
        }
    }

    /// The end of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.notConnected
    }
    @MainActor @preconcurrency @discardableResult
    public func purchase(
        confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { throw StoreKitError.notConnected }

    /// The last purchase of the product, and the right to it: none.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }

    /// A reason why a product is not bought.
    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }

    public static func == (a: Product, b: Product) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
