public import Foundation

/// The form of a written quantity: Foundation's type on Apple's systems, which Foundation on Linux lacks; a `Measurement`
/// finds it as `Measurement<UnitType>.FormatStyle`.
public struct MeasurementFormatStyle<UnitType: Dimension>: FormatStyle {
    /// The length of units.
    public struct UnitWidth: Hashable, Codable, Sendable {
        fileprivate let name: String

        /// In full: `7 miles`. Names are known in English; elsewhere the symbols stand.
        public static var wide: Self { Self(name: "wide") }
        /// Short: `7 mi`.
        public static var abbreviated: Self { Self(name: "abbreviated") }
        /// In the least space: `7mi`.
        public static var narrow: Self { Self(name: "narrow") }
    }

    /// The width of the units, and the use of the quantity.
    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The form of the number; nil for the usual form of the usage's quantities.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Indicates whether a temperature is written without its scale.
    public var hidesScaleName: Bool
    public var locale: Locale

    /// Creates a style.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.hidesScaleName = hidesScaleName
        self.numberFormatStyle = numberFormatStyle
    }

    /// The style of the same text with its number and its unit marked.
    public var attributed: Measurement<UnitType>.AttributedStyle {
        Measurement<UnitType>.AttributedStyle(style: self)
    }

    /// Returns the style in a locale's language.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    /// The text of a quantity.
    public func format(_ value: Measurement<UnitType>) -> String {
        var shown = value
        if usage != .asProvided, let unit = PreferredUnit(locale: locale).unit(for: value, usage.name) {
            shown = value.converted(to: unit)
        }
        if usage.name == "person", shown.unit == UnitLength.inches { return feetAndInches(shown.value) }
        return written(shown.value, shown.unit)
    }

    /// A height as feet and inches, as Americans give it.
    private func feetAndInches(_ inches: Double) -> String {
        // Nobody is so tall that the number does not fit; what is no number counts as 0.
        let whole = Int(exactly: min(max(inches.rounded(), -1e9), 1e9)) ?? 0
        let parts = [written(Double(whole / 12), UnitLength.feet), written(Double(whole % 12), UnitLength.inches)]
        return parts.joined(separator: width == .narrow ? " " : ", ")
    }

    private func written(_ value: Double, _ unit: Unit) -> String {
        let number = self.number(value)
        if unit is UnitTemperature, hidesScaleName { return number + "°" }
        let isEnglish = locale.language.languageCode?.identifier == "en"
        let name = MeasurementUnits.name(of: unit)
        let symbol = unit.symbol
        switch width {
        case .wide where isEnglish:
            guard let name else { return "\(number) \(symbol)" }
            return "\(number) \(number == self.number(1) ? name.one : name.other)"
        case .narrow where isEnglish: return number + (name?.narrow ?? symbol)
        default:
            let short = (isEnglish ? name?.short : nil) ?? symbol
            // A degree stands at its number in English, and apart from it elsewhere.
            return short.hasPrefix("°") && isEnglish ? number + short : "\(number) \(short)"
        }
    }

    /// Quantities for people are whole numbers, of at least two digits; others are as exact as numbers are.
    private func number(_ value: Double) -> String {
        if let numberFormatStyle { return numberFormatStyle.locale(locale).format(value) }
        var style = FloatingPointFormatStyle<Double>(locale: locale)
        if usage != .asProvided {
            style = style.precision(abs(value) < 10 ? .significantDigits(1...2) : .fractionLength(0))
        }
        return style.format(value)
    }
}

extension Measurement where UnitType: Dimension {
    /// The style of written quantities.
    public typealias FormatStyle = MeasurementFormatStyle<UnitType>

    /// The quantity as people in the place of the locale write it.
    public func formatted() -> String { MeasurementFormatStyle<UnitType>().format(self) }

    /// The quantity by a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension FormatStyle {
    /// A quantity with its unit.
    public static func measurement<UnitType: Dimension>(
        width: MeasurementFormatStyle<UnitType>.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == MeasurementFormatStyle<UnitType> {
        MeasurementFormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature with its unit.
    public static func measurement(
        width: MeasurementFormatStyle<UnitTemperature>.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == MeasurementFormatStyle<UnitTemperature> {
        MeasurementFormatStyle(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

/// Writes quantities. Foundation on Linux has the name alone; this is its like.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The options of units.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The options and the length of the units.
    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the numbers.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.decimals

    private static var decimals: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    /// The text of a quantity.
    open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
        var shown = measurement
        if !unitOptions.contains(.providedUnit),
            let unit = PreferredUnit(locale: locale).unit(for: measurement, "general")
        {
            shown = measurement.converted(to: unit)
        }
        let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
        if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature { return number + "°" }
        let name = MeasurementUnits.name(of: shown.unit)
        let isEnglish = locale.language.languageCode?.identifier == "en"
        let short = (isEnglish ? name?.short : nil) ?? shown.unit.symbol
        switch unitStyle {
        case .long where isEnglish && name != nil:
            return "\(number) \(shown.value == 1 ? name?.one ?? "" : name?.other ?? "")"
        case .short where isEnglish: return number + (name?.narrow ?? shown.unit.symbol)
        default: return short.hasPrefix("°") && isEnglish ? number + short : "\(number) \(short)"
        }
    }

    open func string(from unit: Unit) -> String { unit.symbol }

    /// nil: what is no quantity has no unit.
    open override func string(for obj: Any?) -> String? { nil }
}
