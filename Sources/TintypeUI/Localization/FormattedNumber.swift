import Foundation

/// A number in a text, as a locale writes it.
struct FormattedNumber: Equatable {
    let number: _FormatNumber
    /// C's format specifier that it is shown by; nil for that of its kind.
    var specifier: String?

    /// The properties of the number by which plurals go.
    var pluralOperands: PluralOperands {
        switch number {
        case .integer(let value): PluralOperands(value)
        case .unsigned(let value): PluralOperands(value)
        case .double(let value): PluralOperands(value)
        }
    }

    func string(_ locale: Locale) -> String {
        guard let specifier else { return plain(locale) }
        if let simple = simple(specifier, locale) { return simple }
        let argument: any CVarArg =
            switch number {
            case .integer(let value): value
            case .unsigned(let value): value
            case .double(let value): value
            }
        return String(format: specifier, argument)
    }

    private func plain(_ locale: Locale) -> String {
        switch number {
        case .integer(let value): Self.grouped(value, locale)
        case .unsigned(let value): Self.grouped(value, locale)
        case .double(let value): Self.decimal(value, digits: 6, locale)
        }
    }

    /// The number by a specifier that says no more than how many decimals there are: the locale's marks are used then, and
    /// nil is answered for others, which are C's.
    private func simple(_ specifier: String, _ locale: Locale) -> String? {
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

    private static func grouped(_ value: some BinaryInteger, _ locale: Locale) -> String {
        let identifier = locale.identifier
        // Numbers that no locale of English groups, and all in that of the United States, need no formatter.
        if value > -1000, value < 1000, isPlainEnglish(identifier) { return "\(value)" }
        if identifier == "en" || identifier == "en_US" { return byThousands("\(value)") }
        return value.formatted(IntegerFormatStyle(locale: locale))
    }

    /// Indicates whether a locale is English of some country, and asks for no digits of its own.
    private static func isPlainEnglish(_ identifier: String) -> Bool {
        let bytes = identifier.utf8
        let hasCountry = bytes.count == 5 && bytes.dropFirst(2).first == UInt8(ascii: "_")
        return bytes.starts(with: "en".utf8) && (bytes.count == 2 || hasCountry)
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

    private static func decimal(_ value: Double, digits: Int, _ locale: Locale) -> String {
        value.formatted(FloatingPointFormatStyle(locale: locale).precision(.fractionLength(min(digits, 60))))
    }
}
