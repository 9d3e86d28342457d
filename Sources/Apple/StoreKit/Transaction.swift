public import Foundation

/// A purchase. There is none.
public struct Transaction: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
    /// The facts about the purchase.
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let isUpgraded: Bool
    public let purchasedQuantity: Int
    public let subscriptionGroupID: String?
    public var appAccountToken: UUID? { nil }
    public var appBundleID: String { "" }
    public var webOrderLineItemID: String? { nil }
    public var revocationReason: RevocationReason? { nil }
    public var ownershipType: OwnershipType { .purchased }
    public var environment: AppStore.Environment { .production }
    public var signedDate: Date { purchaseDate }
    public var price: Decimal? { nil }
    public var jsonRepresentation: Data { Data() }
    public var offer: Offer? { nil }
    public var offerType: OfferType? { nil }
    public var offerID: String? { nil }
    public var offerPaymentModeStringRepresentation: String? { nil }
    public var reason: Reason { .purchase }
    public var storefront: Storefront { Storefront(id: "", countryCode: storefrontCountryCode) }
    public var storefrontCountryCode: String { "" }
    public var currency: Locale.Currency? { nil }
    public var currencyCode: String? { currency?.identifier }
    public var appTransactionID: String { "" }
    public var deviceVerification: Data { Data() }
    public var deviceVerificationNonce: UUID { UUID() }
    public var debugDescription: String { "Transaction \(id): \(productID)" }

    /// The reason for which a purchase was taken back.
    public struct RevocationReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)
    }

    /// The way in which somebody owns a product.
    public struct OwnershipType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Tells the store that the purchase is dealt with.
    public func finish() async {}

    /// The purchases: none. Those that come later never come.
    public static func all(for productID: String) -> Transactions { Transactions() }
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
    public static var all: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Purchases, one after the other.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        /// The purchases: none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }

        /// Begins at the first of them.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Asks for one's money back, which fails.
    ///
    /// - Throws: ``RefundRequestError``.
    @MainActor @preconcurrency
    public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }
    @MainActor @preconcurrency
    public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }

    /// The end of asking for one's money back.
    public enum RefundRequestStatus: Hashable, Sendable {
        case userCancelled, success
    }

    /// A reason why nobody is asked about a refund.
    public enum RefundRequestError: Error, Hashable, Sendable {
        case duplicateRequest, failed
    }
}
