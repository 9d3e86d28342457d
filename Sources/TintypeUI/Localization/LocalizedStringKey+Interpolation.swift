public import Foundation
public import TintypeTree

extension LocalizedStringKey {
    /// Collects the literal parts of a key and the values between them.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The literal parts alone, which is the key where there are no values.
        var literals = ""
        /// With a specifier for each value, and what would be one in the literal parts written twice.
        var format = ""
        var arguments: [Argument] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            format.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends the text between values.
        public mutating func appendLiteral(_ literal: String) {
            literals += literal
            format += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        mutating func append(_ argument: Argument, _ specifier: String = "%@") {
            format += specifier
            arguments.append(argument)
        }

        mutating func append(_ value: some TextValue) { append(.text(Text(.value(AnyTextValue(value: value))))) }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        /// A number, as the locale groups its digits.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.number(FormattedNumber(number: value._number)), value._specifier)
        }

        /// A number by C's format specifier: `"%.1f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.number(FormattedNumber(number: value._number, specifier: specifier)), specifier)
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter.map { $0.text(of: subject) } ?? "\(subject)"))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter.map { $0.text(of: subject) } ?? "\(subject)"))
        }

        /// A date or number by a formatter.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(.string(formatter.text(of: subject)))
        }

        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// The colour in English words, such as "dark blue".
        public mutating func appendInterpolation(accessibilityName color: Color) {
            append(.string(color.resolved(in: EnvironmentValues()).words))
        }

        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(FormattedText(input: input, format: format) { .string($0) })
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(FormattedText(input: input, format: format) { .attributed($0) })
        }

        /// A date as the style says, from the moment of the picture.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(DateText(date: date, style: style))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(DateRangeText(dates: dates)) }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(DateRangeText(dates: interval.start...interval.end))
        }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                TimerText(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }
    }
}

extension Formatter {
    /// The formatter's text for a value, or the value's description where there is none.
    func text(of subject: Any) -> String {
        // Numbers of Swift are not objects here.
        let object: Any =
            switch subject {
            case let value as Double: NSNumber(value: value)
            case let value as Float: NSNumber(value: value)
            case let value as CGFloat: NSNumber(value: Double(value))
            case let value as Int: NSNumber(value: value)
            case let value as Decimal: NSDecimalNumber(decimal: value)
            default: subject
            }
        return string(for: object) ?? "\(subject)"
    }
}
