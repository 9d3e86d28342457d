public import Foundation

/// Finds links, addresses of mail and telephone numbers in texts. Foundation's class: dates and postal addresses are not
/// found here.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds of what is looked for.
    public let checkingTypes: NSTextCheckingTypes
    // Linux's Foundation calls these names deprecated, and numbers links by the bit after Apple's.
    static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    private static let kinds: [(NSTextCheckingResult.CheckingType, String)] = [
        (link, #"(?:https?://|www\.)[^\s<>"'()\[\]{}]*[^\s<>"'()\[\]{}.,;:!?]"#),
        (link, #"(?:mailto:)?[A-Z0-9._%+\-]+@[A-Z0-9\-]+(?:\.[A-Z0-9\-]+)*\.[A-Z]{2,}"#),
        (
            link,
            #"(?<![@\w.\-/])(?:[A-Z0-9\-]+\.)+(?:com|org|net|edu|gov|io|dev|app|me|co|uk|de|fr)\b(?:/[^\s<>"'()]*[^\s<>"'().,;:!?])?(?!@)"#
        ),
        (
            phoneNumber,
            #"(?<![\w+])(?!\d{4}-\d\d-\d\d)(?:\+\d{1,3}[ .\-]?)?(?:\(\d{2,4}\)[ .\-]?)?\d{2,4}(?:[ .\-]\d{2,4}){1,3}(?!\w)|(?<![\w+])\+?\d{10,13}(?!\w)"#
        ),
    ]

    /// Creates a detector of kinds.
    /// - Throws: `CocoaError.formatting` for no kind.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
    }

    /// The things in a text, in the order of their places.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [FoundText] = []
        for (kind, pattern) in Self.kinds where checkingTypes & kind.rawValue != 0 {
            guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
                continue
            }
            for match in expression.matches(in: string, options: options, range: range)
            where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                let text = (string as NSString).substring(with: match.range)
                // Fewer digits are a part of a date, or a number of things.
                if kind == Self.phoneNumber, text.count(where: \.isNumber) < 7 { continue }
                found.append(FoundText(kind, text, match.range))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// The first of the things, and their number.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls the closure with each of the things, until it sets its last argument to true.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// The text with each of the things replaced.
    open func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String
    ) -> String {
        let text = NSMutableString(string: string)
        for match in matches(in: string, options: options, range: range).reversed() {
            text.replaceCharacters(in: match.range, with: templ)
        }
        return text as String
    }
}

/// The kinds of what is found in texts, as bits.
public typealias NSTextCheckingTypes = UInt64

/// A thing that was found in a text.
final class FoundText: NSTextCheckingResult {
    private let kind: CheckingType
    private let place: NSRange
    let text: String

    init(_ kind: CheckingType, _ text: String, _ place: NSRange) {
        self.kind = kind
        self.text = text
        self.place = place
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType { kind }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override func copy(with zone: NSZone?) -> Any { self }

    var address: URL? {
        guard kind == NSDataDetector.link else { return nil }
        if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
        return URL(string: (text.contains("@") && !text.contains("/") ? "mailto:" : "http://") + text)
    }
}

extension NSTextCheckingResult {
    /// The things that a detector of data finds; nil for what is of another kind.
    public var url: URL? { (self as? FoundText)?.address }
    public var phoneNumber: String? { resultType == NSDataDetector.phoneNumber ? (self as? FoundText)?.text : nil }
    public var date: Date? { nil }
    public var timeZone: TimeZone? { nil }
    public var duration: TimeInterval { 0 }
    public var components: [NSTextCheckingKey: String]? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var replacementString: String? { nil }
    public var alternativeStrings: [String]? { nil }
}

/// The names of the parts of what was found.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
