public import Foundation

/// A list of paragraphs. UIKit's class; its marks are not drawn.
open class NSTextList: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    /// The form of the marks.
    public struct MarkerFormat: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let square = MarkerFormat("{square}")
        public static let decimal = MarkerFormat("{decimal}")
        public static let octal = MarkerFormat("{octal}")
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    }

    /// The list's place in others.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The marks of the list, and its first number.
    open private(set) var markerFormat: MarkerFormat
    open private(set) var listOptions: Options
    open var startingItemNumber = 1
    open var isOrdered: Bool {
        switch markerFormat {
        case .box, .check, .circle, .diamond, .disc, .hyphen, .square: false
        default: true
        }
    }

    /// Creates a list.
    public init(markerFormat: MarkerFormat, options: Int) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: UInt(clamping: options))
    }
    public init(markerFormat: MarkerFormat, startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = []
        self.startingItemNumber = startingItemNumber
    }

    /// A list in an archive.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") as String? else {
            return nil
        }
        markerFormat = MarkerFormat(format)
        listOptions = Options(rawValue: UInt(clamping: coder.decodeInteger(forKey: "NSOptions")))
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    }
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(clamping: listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    /// The list itself: who changes its first number changes all.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The mark of an item, counted from 1.
    open func marker(forItemNumber itemNumber: Int) -> String {
        switch markerFormat {
        case .box: "\u{25A1}"
        case .check: "\u{2713}"
        case .circle: "\u{25E6}"
        case .diamond: "\u{25C6}"
        case .disc: "\u{2022}"
        case .hyphen: "\u{2043}"
        case .square: "\u{25AA}"
        case .octal: String(itemNumber, radix: 8)
        case .lowercaseHexadecimal: String(itemNumber, radix: 16)
        case .uppercaseHexadecimal: String(itemNumber, radix: 16, uppercase: true)
        case .lowercaseAlpha, .lowercaseLatin: letters(itemNumber)
        case .uppercaseAlpha, .uppercaseLatin: letters(itemNumber).uppercased()
        case .lowercaseRoman: roman(itemNumber).lowercased()
        case .uppercaseRoman: roman(itemNumber)
        default: String(itemNumber)
        }
    }

    /// a…z, aa, ab…
    private func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, letters) = (number, "")
        while rest > 0 {
            rest -= 1
            letters = String(UnicodeScalar(UInt8(97 + rest % 26))) + letters
            rest /= 26
        }
        return letters
    }

    private func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let signs = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, sign) in signs {
            while rest >= value {
                text += sign
                rest -= value
            }
        }
        return text
    }
}
