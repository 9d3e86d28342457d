import Foundation

/// A form of words that a language has for numbers, by its name in Unicode's CLDR.
enum PluralCategory: String, CaseIterable {
    case zero, one, two, few, many, other
}

/// The properties of a number by which plurals go (Unicode TS 35, part 3, "Operands").
struct PluralOperands: Equatable {
    /// The absolute value: `n`.
    let value: Double
    /// Its integer part: `i`.
    let integer: UInt64
    /// The number of its decimals that are written: `v`.
    let decimals: Int
    /// Those decimals as a number: `f`.
    let fraction: Int

    init(_ number: some BinaryInteger) {
        value = abs(Double(number))
        integer = UInt64(clamping: number.magnitude)
        (decimals, fraction) = (0, 0)
    }

    /// - Parameter number: One that is no number counts as 0.
    init(_ number: Double) {
        value = number.isFinite ? abs(number) : 0
        integer = UInt64(exactly: value.rounded(.down)) ?? .max
        // By its shortest form; what is too long for one has no words of its own anyway.
        let text = "\(value)"
        let written = text.contains("e") ? "" : text.split(separator: ".").dropFirst().first.map(String.init) ?? ""
        let digits = written == "0" ? "" : written
        decimals = digits.count
        fraction = Int(digits) ?? 0
    }

    init?(_ argument: LocalizedStringKey.Argument) {
        switch argument {
        case .number(let number): self = number.pluralOperands
        case .text, .string: return nil
        }
    }

    var isInteger: Bool { decimals == 0 }

    func ends(in last: ClosedRange<UInt64>, of base: UInt64) -> Bool { last.contains(integer % base) }
}

extension PluralCategory {
    /// The form that a number takes in a language.
    ///
    /// - Parameter language: As folders of translations are named: `de`, `pt-PT`, `sr_Latn`. One that is not known takes `one`
    ///   for 1, as most do.
    init(_ number: PluralOperands, in language: String) {
        let parts = language.lowercased().replacing("_", with: "-").split(separator: "-").map(String.init)
        let code = parts.first ?? ""
        let rule = Self.families.first { $0.languages.contains(code) }?.rule ?? Self.one
        self =
            code == "pt" && parts.contains("pt") && parts.last == "pt" && parts.count > 1
            ? Self.oneWithoutDecimals(number) : rule(number)
    }

    private typealias Rule = (PluralOperands) -> PluralCategory
    private typealias Family = (languages: Set<String>, rule: Rule)

    /// CLDR's rules for cardinal numbers (Unicode CLDR 46, supplemental/plurals), each with its languages. `many` of a million and
    /// more in Romance languages is that of compact numbers, and left out.
    private nonisolated(unsafe) static let families: [Family] = [
        (
            [
                "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km", "bo", "dz", "ig", "jv", "yue", "yo", "to",
                "su",
            ],
            { _ in .other }
        ),
        (["en", "de", "nl", "sv", "et", "fi", "it", "ca", "gl", "fy", "ia", "sw", "ur", "yi"], oneWithoutDecimals),
        (["am", "as", "bn", "fa", "gu", "hi", "kn", "zu"], { $0.integer == 0 || $0.value == 1 ? .one : .other }),
        (["fr", "pt", "hy", "kab"], { $0.integer < 2 ? .one : .other }),
        (["pa", "ak", "ln", "mg", "ti", "wa"], { $0.value == 0 || $0.value == 1 ? .one : .other }),
        (["da"], { $0.value == 1 || $0.fraction != 0 && $0.integer < 2 ? .one : .other }),
        (["si"], { $0.value == 0 || $0.value == 1 || $0.integer == 0 && $0.fraction == 1 ? .one : .other }),
        (
            ["is"],
            { number in
                let isOne = number.ends(in: 1...1, of: 10) && !number.ends(in: 11...11, of: 100)
                return isOne && number.isInteger || !number.isInteger ? .one : .other
            }
        ),
        (["mk"], { slavicOne($0) ? .one : .other }),
        (["fil", "tl"], filipino),
        (["he", "iw"], hebrew),
        (["ar"], arabic),
        (["ru", "uk", "be"], russian),
        (["sr", "hr", "bs", "sh"], { slavicOne($0) ? .one : slavicFew($0) ? .few : .other }),
        (["pl"], polish),
        (
            ["cs", "sk"],
            { !$0.isInteger ? .many : $0.integer == 1 ? .one : (2...4).contains($0.integer) ? .few : .other }
        ),
        (["ro", "mo"], romanian),
        (["lt"], lithuanian),
        (["lv", "prg"], latvian),
        (["sl"], slovenian),
        (["ga"], { counted($0, two: 2...2, few: 3...6, many: 7...10) }),
        (["cy"], { $0.value == 0 ? .zero : counted($0, two: 2...2, few: 3...3, many: 6...6) }),
        (["gd"], scottish),
        (["mt"], maltese),
        (["br"], breton),
        (["se", "iu", "smn", "naq"], { $0.value == 1 ? .one : $0.value == 2 ? .two : .other }),
    ]

    private static func one(_ number: PluralOperands) -> PluralCategory { number.value == 1 ? .one : .other }

    private static func oneWithoutDecimals(_ number: PluralOperands) -> PluralCategory {
        number.integer == 1 && number.isInteger ? .one : .other
    }

    /// 1, and few numbers that are in ranges; all of them whole.
    private static func counted(
        _ number: PluralOperands, two: ClosedRange<UInt64>, few: ClosedRange<UInt64>, many: ClosedRange<UInt64>
    ) -> PluralCategory {
        guard number.isInteger else { return .other }
        if number.integer == 1 { return .one }
        if two.contains(number.integer) { return .two }
        if few.contains(number.integer) { return .few }
        return many.contains(number.integer) ? .many : .other
    }

    /// 1, 21, 31 …, by the decimals where there are any.
    private static func slavicOne(_ number: PluralOperands) -> Bool {
        let last = number.isInteger ? number.integer : UInt64(number.fraction)
        return last % 10 == 1 && last % 100 != 11
    }

    /// 2 to 4, 22 to 24 …, by the decimals where there are any.
    private static func slavicFew(_ number: PluralOperands) -> Bool {
        let last = number.isInteger ? number.integer : UInt64(number.fraction)
        return (2...4).contains(last % 10) && !(12...14).contains(last % 100)
    }

    private static func russian(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .other }
        return slavicOne(number) ? .one : slavicFew(number) ? .few : .many
    }

    private static func polish(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .other }
        return number.integer == 1 ? .one : slavicFew(number) ? .few : .many
    }

    private static func filipino(_ number: PluralOperands) -> PluralCategory {
        let last = number.isInteger ? number.integer : UInt64(number.fraction)
        let isOther = [4, 6, 9].contains(last % 10) && !(number.isInteger && (1...3).contains(number.integer))
        return isOther ? .other : .one
    }

    private static func arabic(_ number: PluralOperands) -> PluralCategory {
        switch number.value {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: break
        }
        guard number.isInteger else { return .other }
        return number.ends(in: 3...10, of: 100) ? .few : number.ends(in: 11...99, of: 100) ? .many : .other
    }

    private static func hebrew(_ number: PluralOperands) -> PluralCategory {
        if number.isInteger ? number.integer == 1 : number.integer == 0 { return .one }
        return number.value == 2 ? .two : .other
    }

    private static func romanian(_ number: PluralOperands) -> PluralCategory {
        if number.integer == 1, number.isInteger { return .one }
        return !number.isInteger || number.value == 0 || number.ends(in: 1...19, of: 100) ? .few : .other
    }

    private static func lithuanian(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .many }
        if number.ends(in: 11...19, of: 100) { return .other }
        return number.ends(in: 1...1, of: 10) ? .one : number.ends(in: 2...9, of: 10) ? .few : .other
    }

    private static func latvian(_ number: PluralOperands) -> PluralCategory {
        let last = number.isInteger ? number.integer : UInt64(number.fraction)
        let isTeen = (11...19).contains(last % 100) && (number.isInteger || number.decimals == 2)
        if number.isInteger && last % 10 == 0 || isTeen { return .zero }
        return last % 10 == 1 && (number.isInteger || number.decimals != 2 || last % 100 != 11) ? .one : .other
    }

    private static func slovenian(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .few }
        switch number.integer % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private static func scottish(_ number: PluralOperands) -> PluralCategory {
        switch number.value {
        case 1, 11: .one
        case 2, 12: .two
        case 3...10 where number.isInteger, 13...19 where number.isInteger: .few
        default: .other
        }
    }

    private static func maltese(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .other }
        if number.integer == 1 { return .one }
        if number.integer == 2 { return .two }
        if number.integer == 0 || number.ends(in: 3...10, of: 100) { return .few }
        return number.ends(in: 11...19, of: 100) ? .many : .other
    }

    private static func breton(_ number: PluralOperands) -> PluralCategory {
        guard number.isInteger else { return .other }
        let (last, tens) = (number.integer % 10, number.integer % 100 / 10)
        let isOfMany = [1, 7, 9].contains(tens)
        if last == 1, !isOfMany { return .one }
        if last == 2, !isOfMany { return .two }
        if [3, 4, 9].contains(last), !isOfMany { return .few }
        return number.integer != 0 && number.integer % 1_000_000 == 0 ? .many : .other
    }
}
