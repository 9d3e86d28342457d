public import Foundation
import TintypeTree

/// The key of a text that may be translated, as a literal or with values in it: `"\(count) items"`.
///
/// The literal parts may hold Markdown; values are shown as they are.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    /// The text by which translations are found: the literal parts, and a format specifier in place of each value.
    let format: String
    let arguments: [Argument]

    /// Creates a key from a text.
    public init(_ value: String) {
        format = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        format = arguments.isEmpty ? stringInterpolation.literals : stringInterpolation.format
    }

    /// Indicates whether the key is its own text: without values and Markdown.
    var isPlain: Bool { arguments.isEmpty && !Markdown.mayOccur(in: format) }

    /// The text with its values in place, as the environment of a picture without further words shows it.
    package var text: String { Text(self).string }

    /// A value in a text.
    enum Argument: Equatable {
        case text(Text)
        case string(String)
        case number(FormattedNumber)

        func string(in context: TextContext) -> String {
            switch self {
            case .text(let text): text.string
            case .string(let string): string
            case .number(let number): number.string(context.locale)
            }
        }
    }
}

/// A number that a localized key can hold, and what it is called in translations.
public protocol _FormatSpecifiable: Equatable {
    /// The format specifier in C: `%lld`, `%lf`.
    var _specifier: String { get }
    var _number: _FormatNumber { get }
}

/// A number of any of Swift's types, as C's format specifiers know it.
public enum _FormatNumber: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
}

extension Int: _FormatSpecifiable {
    public var _specifier: String { "%lld" }
    public var _number: _FormatNumber { .integer(Int64(self)) }
}
extension Int8: _FormatSpecifiable {
    public var _specifier: String { "%d" }
    public var _number: _FormatNumber { .integer(Int64(self)) }
}
extension Int16: _FormatSpecifiable {
    public var _specifier: String { "%d" }
    public var _number: _FormatNumber { .integer(Int64(self)) }
}
extension Int32: _FormatSpecifiable {
    public var _specifier: String { "%d" }
    public var _number: _FormatNumber { .integer(Int64(self)) }
}
extension Int64: _FormatSpecifiable {
    public var _specifier: String { "%lld" }
    public var _number: _FormatNumber { .integer(self) }
}
extension UInt: _FormatSpecifiable {
    public var _specifier: String { "%llu" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}
extension UInt8: _FormatSpecifiable {
    public var _specifier: String { "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}
extension UInt16: _FormatSpecifiable {
    public var _specifier: String { "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}
extension UInt32: _FormatSpecifiable {
    public var _specifier: String { "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}
extension UInt64: _FormatSpecifiable {
    public var _specifier: String { "%llu" }
    public var _number: _FormatNumber { .unsigned(self) }
}
extension Float: _FormatSpecifiable {
    public var _specifier: String { "%f" }
    public var _number: _FormatNumber { .double(Double(self)) }
}
extension Double: _FormatSpecifiable {
    public var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .double(self) }
}
extension CGFloat: _FormatSpecifiable {
    public var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .double(Double(self)) }
}
