public import Foundation

/// Writes spans of time in units. Linux's Foundation has the name `Date.ComponentsFormatStyle` and nothing in it.
public struct _TimeSpanFormatStyle: FormatStyle, Codable, Hashable, Sendable {
    /// The length of the units' names.
    public enum Style: String, Codable, Hashable, Sendable {
        case wide, abbreviated, condensedAbbreviated, narrow, spellOut
    }

    /// A unit.
    public enum Field: String, Codable, Hashable, Sendable {
        case year, month, week, day, hour, minute, second
    }

    var style: Style?
    var fields: Set<Field>?
    var calendar = Calendar.autoupdatingCurrent

    /// The text of a span.
    public func format(_ value: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        var calendar = calendar
        calendar.locale = calendar.locale ?? .autoupdatingCurrent
        formatter.calendar = calendar
        let fields =
            fields
            ?? (style == nil ? [.hour, .minute, .second] : [.year, .month, .week, .day, .hour, .minute, .second])
        var units: NSCalendar.Unit = []
        for (field, unit) in [
            (Field.year, NSCalendar.Unit.year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ] where fields.contains(field) { units.insert(unit) }
        formatter.allowedUnits = units
        formatter.unitsStyle =
            switch style {
            case nil: .positional
            case .wide?: .full
            case .abbreviated?: .short
            case .condensedAbbreviated?, .narrow?: .abbreviated
            case .spellOut?: .spellOut
            }
        return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    /// The style with the words of another locale.
    public func locale(_ locale: Locale) -> Self {
        var other = self
        other.calendar.locale = locale
        return other
    }
}

extension FormatStyle where Self == _TimeSpanFormatStyle {
    /// Writes a span of time in units.
    public static func components(
        style: _TimeSpanFormatStyle.Style, fields: Set<_TimeSpanFormatStyle.Field>? = nil
    ) -> Self { _TimeSpanFormatStyle(style: style, fields: fields) }
    /// Writes a span of time as on a clock.
    public static var timeDuration: Self { _TimeSpanFormatStyle() }
}

extension MeasurementFormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data with units of 1000 or 1024 bytes.
    public struct ByteCount: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// The form of the text, as of a style for numbers of bytes.
        public var style: ByteCountFormatStyle.Style
        public var allowedUnits: ByteCountFormatStyle.Units
        public var spellsOutZero: Bool
        public var includesActualByteCount: Bool
        public var locale: Locale

        /// Creates a style.
        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
            spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
        ) {
            self.style = style
            self.allowedUnits = allowedUnits
            self.spellsOutZero = spellsOutZero
            self.includesActualByteCount = includesActualByteCount
            self.locale = locale
        }

        /// The text of an amount.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(Int64(value.converted(to: .bytes).value))
        }

        /// The style with the words of another locale.
        public func locale(_ locale: Locale) -> Self {
            var other = self
            other.locale = locale
            return other
        }
    }
}

extension FormatStyle where Self == MeasurementFormatStyle<UnitInformationStorage>.ByteCount {
    /// Writes an amount of data.
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount)
    }
}
