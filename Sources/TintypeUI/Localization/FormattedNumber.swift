import Foundation

/// A number that is shown by C's format specifier, as a locale writes it.
struct FormattedNumber: Equatable {
    private enum Number: Equatable {
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
    }

    private let number: Number
    private let specifier: String

    init(_ argument: LocalizedStringKey.Argument, specifier: String) {
        switch argument {
        case .integer(let value): number = .integer(value)
        case .unsigned(let value): number = .unsigned(value)
        case .double(let value): number = .double(value)
        default: preconditionFailure("only numbers have specifiers")
        }
        self.specifier = specifier
    }

    /// The properties of the number by which plurals go.
    var pluralOperands: PluralOperands {
        switch number {
        case .integer(let value): PluralOperands(value)
        case .unsigned(let value): PluralOperands(value)
        case .double(let value): PluralOperands(value)
        }
    }

    func string(_ locale: Locale) -> String {
        if let simple = simple(locale) { return simple }
        let argument: any CVarArg =
            switch number {
            case .integer(let value): value
            case .unsigned(let value): value
            case .double(let value): value
            }
        return String(format: specifier, argument)
    }

    /// The number by a specifier that says no more than how many decimals there are: the locale's marks are used then, and
    /// nil is answered for others, which are C's.
    private func simple(_ locale: Locale) -> String? {
        guard specifier.first == "%", let kind = specifier.last, specifier.count(where: { $0 == "%" }) == 1 else {
            return nil
        }
        let middle = specifier.dropFirst().dropLast().filter { !"lhq".contains($0) }
        switch (number, kind) {
        case (.integer(let value), "d"), (.integer(let value), "i"), (.integer(let value), "u"):
            return middle.isEmpty ? Self.grouped(value, locale) : nil
        case (.unsigned(let value), "d"), (.unsigned(let value), "i"), (.unsigned(let value), "u"):
            return middle.isEmpty ? Self.grouped(value, locale) : nil
        case (.double(let value), "f"):
            if middle.isEmpty { return Self.decimal(value, digits: 6, locale) }
            guard middle.first == ".", let digits = Int(middle.dropFirst()), digits >= 0 else { return nil }
            return Self.decimal(value, digits: digits, locale)
        default: return nil
        }
    }

    static func grouped(_ value: some BinaryInteger, _ locale: Locale) -> String {
        // Numbers that no locale of English groups, and all in that of the United States, need no formatter.
        if value > -1000, value < 1000, locale.language.languageCode == .english { return "\(value)" }
        if locale.identifier == "en" || locale.identifier == "en_US" { return byThousands("\(value)") }
        return value.formatted(IntegerFormatStyle(locale: locale))
    }

    /// Digits, with a sign before them or none, in groups of three with commas between.
    private static func byThousands(_ number: String) -> String {
        let bytes = number.utf8
        let count = bytes.first == UInt8(ascii: "-") ? bytes.count - 1 : bytes.count
        var result = ""
        result.reserveCapacity(bytes.count + count / 3)
        for (place, digit) in zip((0..<bytes.count).reversed(), number.unicodeScalars) {
            result.unicodeScalars.append(digit)
            if place > 0, place % 3 == 0, place < count { result.append(",") }
        }
        return result
    }

    static func decimal(_ value: Double, digits: Int, _ locale: Locale) -> String {
        value.formatted(FloatingPointFormatStyle(locale: locale).precision(.fractionLength(min(digits, 60))))
    }
}
