public import Foundation

extension Product {
    /// The facts about a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The group, the offers and the period.
        public let subscriptionGroupID: String
        public var groupDisplayName: String { "" }
        public var groupLevel: Int { 1 }
        public var winBackOffers: [SubscriptionOffer] { [] }
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

            /// The states of all groups: none.
            public static var all: AsyncStream<(groupID: String, statuses: [Status])> { AsyncStream { $0.finish() } }
        }

        /// The state of a subscription's renewal.
        public struct RenewalState: Hashable, RawRepresentable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }

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
            public var originalTransactionID: UInt64 { 0 }
            public var expirationReason: ExpirationReason? { nil }
            public var isInBillingRetry: Bool { false }
            public var gracePeriodExpirationDate: Date? { nil }
            public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
            public var offerType: Transaction.OfferType? { nil }
            public var offerID: String? { nil }
            public var offer: Transaction.Offer? { nil }
            public var recentSubscriptionStartDate: Date { .distantPast }
            public var environment: AppStore.Environment { .production }
            public var renewalPrice: Decimal? { nil }
            public var currency: Locale.Currency? { nil }
            public var appAccountToken: UUID? { nil }
            public var eligibleWinBackOfferIDs: [String] { [] }
            public var signedDate: Date { .distantPast }
            public var jsonRepresentation: Data { Data() }
            public var deviceVerification: Data { Data() }
            public var deviceVerificationNonce: UUID { UUID() }
        }
    }

    /// A length of a subscription.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of time.
        public enum Unit: Comparable, Hashable, Sendable {
            case day, week, month, year
        }

        /// The unit and its number.
        public let unit: Unit
        public let value: Int

        /// The usual lengths.
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

        /// Returns the days from a date to the date that is a period later.
        public func dateRange(referenceDate: Date = .now) -> Range<Date> {
            let components: [Unit: Calendar.Component] = [.day: .day, .week: .weekOfYear, .month: .month, .year: .year]
            let end = components[unit].flatMap {
                Calendar.current.date(byAdding: $0, value: value, to: referenceDate)
            }
            return referenceDate..<max(referenceDate, end ?? referenceDate)
        }
    }

    /// An offer of a subscription.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The way of paying.
        public struct PaymentMode: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        /// The kinds of offers.
        public struct OfferType: Hashable, RawRepresentable, Sendable {
            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
            public static let winBack = OfferType(rawValue: "WinBack")
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        /// The facts about the offer.
        public var type: OfferType { .introductory }
        public let id: String?
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
}
