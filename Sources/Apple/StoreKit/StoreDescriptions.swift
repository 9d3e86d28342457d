public import Foundation

extension Product.SubscriptionInfo.RenewalInfo {
    /// The reason for which a subscription has ended.
    public struct ExpirationReason: Hashable, RawRepresentable, Sendable {
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// A person's answer to a higher price.
    public enum PriceIncreaseStatus: Hashable, Sendable {
        case noIncreasePending, pending, agreed
    }
}

extension Product.ProductType {
    /// The kind in words.
    public var localizedDescription: String { rawValue }
}

extension Product.SubscriptionInfo.RenewalState {
    /// The state in words.
    public var localizedDescription: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetryPeriod: "In Billing Retry Period"
        case .inGracePeriod: "In Grace Period"
        case .revoked: "Revoked"
        default: "Unknown"
        }
    }
}

extension Product.SubscriptionOffer.PaymentMode {
    /// The way of paying in words.
    public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay As You Go"
        case .payUpFront: "Pay Up Front"
        case .freeTrial: "Free Trial"
        default: rawValue
        }
    }
}

extension Product.SubscriptionPeriod.Unit {
    /// The unit in words.
    public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
    }

    /// The unit in the words of a style.
    public func formatted(_ format: FormatStyle) -> String { format.format(self) }

    /// A style in which a unit is told.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        private var place = Locale.current

        /// Returns the unit in words, or the style of a place.
        public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
            value.localizedDescription.lowercased()
        }
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.place = locale
            return style
        }
    }
}

extension Product.SubscriptionPeriod.Unit: Codable {
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        let units = [Self.day, .week, .month, .year]
        guard let unit = units.first(where: { $0.localizedDescription == name }) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(name) is no unit of time"))
        }
        self = unit
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(localizedDescription)
    }
}

extension Product {
    /// The style in which a subscription's unit of time is told.
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
        SubscriptionPeriod.Unit.FormatStyle()
    }
}

extension Product.SubscriptionPeriod {
    /// The length in words: its number and its unit.
    public func formatted(_ format: FormatStyle) -> String { format.format(self) }
    public func formatted() -> String { formatted(FormatStyle()) }

    /// A style in which a length is told.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        private var place = Locale.current

        /// Returns the length in words, or the style of a place.
        public func format(_ value: Product.SubscriptionPeriod) -> String {
            "\(value.value) \(value.unit.localizedDescription.lowercased())\(value.value == 1 ? "" : "s")"
        }
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.place = locale
            return style
        }
    }
}

extension Product {
    /// The style in which a subscription's length is told.
    public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }
}

extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
    /// The number and the unit.
    public var debugDescription: String { "\(value) \(unit)" }
}

extension Product.SubscriptionOffer.OfferType {
    /// The kind in words.
    public var localizedDescription: String { rawValue }
}

extension Transaction.OfferType {
    /// The kind in words.
    public var localizedDescription: String {
        switch self {
        case .introductory: "Introductory"
        case .promotional: "Promotional"
        case .code: "Code"
        case .winBack: "Win Back"
        default: "Unknown"
        }
    }
}

extension Transaction.OwnershipType {
    /// The kind in words.
    public var localizedDescription: String { self == .familyShared ? "Family Shared" : "Purchased" }
}

extension Transaction.RevocationReason {
    /// The reason in words.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
}

extension Message.Reason {
    /// The reason in words.
    public var localizedDescription: String {
        switch self {
        case .priceIncreaseConsent: "Price Increase Consent"
        case .billingIssue: "Billing Issue"
        case .winBackOffer: "Win Back Offer"
        default: "Generic"
        }
    }
}

extension Product.SubscriptionInfo.RenewalInfo.ExpirationReason {
    /// The reason in words.
    public var localizedDescription: String {
        switch self {
        case .autoRenewDisabled: "Auto-Renew Disabled"
        case .billingError: "Billing Error"
        case .didNotConsentToPriceIncrease: "Did Not Consent to Price Increase"
        case .productUnavailable: "Product Unavailable"
        default: "Unknown"
        }
    }
}

extension Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus {
    /// The answer in words.
    public var localizedDescription: String {
        switch self {
        case .noIncreasePending: "No Increase Pending"
        case .pending: "Pending"
        case .agreed: "Agreed"
        }
    }
}

extension StoreKitError: LocalizedError {
    /// The failure in words.
    public var errorDescription: String? {
        switch self {
        case .unknown: "Unknown Error"
        case .userCancelled: "Request Canceled"
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "Not Available in This Storefront"
        case .notEntitled: "Not Entitled"
        case .unsupported: "Not Supported"
        }
    }
}

extension Transaction {
    /// The state of the subscription: there is none.
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
}
