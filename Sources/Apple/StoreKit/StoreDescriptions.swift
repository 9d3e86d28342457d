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

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }
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
