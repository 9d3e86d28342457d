public import Foundation

// The facts of a locale as an object, which are those of the locale.
extension NSLocale {
    private var value: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    /// The identifiers of the locale and of its parts.
    public var localeIdentifier: String { value.identifier }
    public var languageIdentifier: String { value.language.maximalIdentifier }
    public var languageCode: String { value.language.languageCode?.identifier ?? "" }
    public var countryCode: String? { value.region?.identifier }
    public var regionCode: String? { value.region?.identifier }
    public var scriptCode: String? { value.language.script?.identifier }
    public var variantCode: String? { value.variant?.identifier }
    public var calendarIdentifier: String { "\(value.calendar.identifier)" }
    public var collationIdentifier: String? { value.collation.identifier }
    public var collatorIdentifier: String { value.collatorIdentifier ?? "" }

    /// The signs of numbers, money and quotations.
    public var usesMetricSystem: Bool { value.measurementSystem != .us }
    public var decimalSeparator: String { value.decimalSeparator ?? "." }
    public var groupingSeparator: String { value.groupingSeparator ?? "," }
    public var currencySymbol: String { value.currencySymbol ?? "" }
    public var currencyCode: String? { value.currency?.identifier }
    public var quotationBeginDelimiter: String { value.quotationBeginDelimiter ?? "\u{201C}" }
    public var quotationEndDelimiter: String { value.quotationEndDelimiter ?? "\u{201D}" }
    public var alternateQuotationBeginDelimiter: String { value.alternateQuotationBeginDelimiter ?? "\u{2018}" }
    public var alternateQuotationEndDelimiter: String { value.alternateQuotationEndDelimiter ?? "\u{2019}" }
    public var exemplarCharacterSet: CharacterSet { value.exemplarCharacterSet ?? .letters }

    /// The names of identifiers and codes in the locale's language.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        value.localizedString(forIdentifier: localeIdentifier) ?? ""
    }
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        value.localizedString(forLanguageCode: languageCode)
    }
    public func localizedString(forCountryCode countryCode: String) -> String? {
        value.localizedString(forRegionCode: countryCode)
    }
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        value.localizedString(forScriptCode: scriptCode)
    }
    public func localizedString(forVariantCode variantCode: String) -> String? {
        value.localizedString(forVariantCode: variantCode)
    }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        value.localizedString(forCurrencyCode: currencyCode)
    }
    public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
        value.localizedString(forCollationIdentifier: collationIdentifier)
    }
    public func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String? {
        value.localizedString(forCollatorIdentifier: collatorIdentifier)
    }
}

extension NSDate {
    /// The present moment.
    public class var now: Date { Date() }
}
