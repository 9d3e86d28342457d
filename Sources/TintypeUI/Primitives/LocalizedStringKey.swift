import Foundation

/// The key of a text that may be translated, as a literal or with values in it: `"\(count) items"`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The text with its values in place.
    package let text: String

    public init(_ value: String) {
        text = value
    }

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Collects the literal parts of a key and the values between them.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ value: some CustomStringConvertible) { text += value.description }

        /// A value by C's format specifier: `"%.1f"`.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            text += String(format: specifier, locale: Locale(identifier: "en_US"), value)
        }
    }
}
