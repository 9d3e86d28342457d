public import Foundation

/// Something that a store sells. There is no store, and so no product.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product.
    public struct ProductType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

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

    public static func == (a: Product, b: Product) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Product {
    /// The facts about a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The group, the offers and the period.
        public let subscriptionGroupID: String
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let subscriptionPeriod: SubscriptionPeriod
        public var isEligibleForIntroOffer: Bool { get async { false } }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        /// - Throws: ``StoreKitError/networkError(_:)``: the store cannot be reached.
        public var status: [Status] { get async throws { throw StoreKitError.notConnected } }
        public static func status(for groupID: String) async throws -> [Status] { throw StoreKitError.notConnected }

        /// The state of a subscription.
        public struct Status: Hashable, Sendable {
            /// The state.
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
        }

        /// The state of a subscription's renewal.
        public struct RenewalState: Hashable, RawRepresentable, Sendable {
            public let rawValue: Int

            public init(rawValue: Int) {
                self.rawValue = rawValue
            }

            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        /// The facts about a subscription's renewal.
        public struct RenewalInfo: Hashable, Sendable {
            /// The current product ID.
            public let currentProductID: String
            public let autoRenewPreference: String?
            public let willAutoRenew: Bool
            public let renewalDate: Date?
        }
    }

    /// A length of a subscription.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of time.
        public enum Unit: Hashable, Sendable {
            case day, week, month, year
        }

        /// The unit and its number.
        public let unit: Unit
        public let value: Int
    }

    /// An offer of a subscription.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The way of paying.
        public struct PaymentMode: Hashable, RawRepresentable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        /// The facts about the offer.
        public let id: String?
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
}

/// A thing that the store has signed, or says it has.
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// A reason why a thing is not the store's.
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
    }

    /// The thing; unsafe where nobody has verified it.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): return value
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _): value
        case .verified(let value): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase. There is none.
public struct Transaction: Identifiable, Hashable, Sendable {
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

    /// The reason for which a purchase was taken back.
    public struct RevocationReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)
    }

    /// The way in which somebody owns a product.
    public struct OwnershipType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Tells the store that the purchase is dealt with.
    public func finish() async {}

    /// The purchases: none. Those that come later never come.
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

    /// The end of asking for one's money back.
    public enum RefundRequestStatus: Hashable, Sendable {
        case userCancelled, success
    }

    /// A reason why nobody is asked about a refund.
    public enum RefundRequestError: Error, Hashable, Sendable {
        case duplicateRequest, failed
    }
}
