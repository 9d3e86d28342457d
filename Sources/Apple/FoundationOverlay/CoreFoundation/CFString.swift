public import Foundation

// CoreFoundation's calls on texts, which are Swift's and Foundation's here.

/// A text that can be changed.
public typealias CFMutableString = NSMutableString

/// The number of a text's units of UTF-16.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }

/// Creates a text of bytes, or one that can be changed; nil for bytes that are no text.
public func CFStringCreateWithCString(
    _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! { String(cString: cStr, encoding: foundationEncoding(encoding)) }
public func CFStringCreateWithBytes(
    _ alloc: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ numBytes: CFIndex, _ encoding: CFStringEncoding,
    _ isExternalRepresentation: Bool
) -> CFString! { String(data: Data(bytes: bytes, count: numBytes), encoding: foundationEncoding(encoding)) }
public func CFStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableString! {
    NSMutableString()
}
public func CFStringCreateMutableCopy(
    _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: theString) }
public func CFStringCreateCopy(_ alloc: CFAllocator!, _ theString: CFString!) -> CFString! { theString }
public func CFStringCreateWithSubstring(_ alloc: CFAllocator!, _ str: CFString!, _ range: CFRange) -> CFString! {
    (str as NSString).substring(with: NSRange(location: range.location, length: range.length))
}

private func foundationEncoding(_ encoding: CFStringEncoding) -> String.Encoding {
    String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// The unit of UTF-16 at a place, and the part that is one letter around it.
public func CFStringGetCharacterAtIndex(_ theString: CFString!, _ idx: CFIndex) -> UniChar {
    (theString as NSString).character(at: idx)
}
public func CFStringGetRangeOfComposedCharactersAtIndex(_ theString: CFString!, _ theIndex: CFIndex) -> CFRange {
    let range = (theString as NSString).rangeOfComposedCharacterSequence(at: theIndex)
    return CFRange(location: range.location, length: range.length)
}

/// Writes the text's bytes with a nought behind them into a place of a size in bytes; false where there is no room.
public func CFStringGetCString(
    _ theString: CFString!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: CFIndex,
    _ encoding: CFStringEncoding
) -> Bool {
    guard let bytes = theString.data(using: foundationEncoding(encoding)), bytes.count < bufferSize
    else { return false }
    for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
    buffer[bytes.count] = 0
    return true
}
/// The place of the text's own bytes: nil, as Swift's texts keep it to themselves.
public func CFStringGetCStringPtr(_ theString: CFString!, _ encoding: CFStringEncoding) -> UnsafePointer<CChar>! {
    nil
}

/// Indicates whether a text begins or ends with another.
public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool { theString.hasPrefix(prefix) }
public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool { theString.hasSuffix(suffix) }

/// The order of two values.
public enum CFComparisonResult: Int, Sendable {
    case compareLessThan = -1
    case compareEqualTo, compareGreaterThan
}

/// The manner in which texts are compared.
public struct CFStringCompareFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let compareCaseInsensitive = CFStringCompareFlags(rawValue: 1)
    public static let compareBackwards = CFStringCompareFlags(rawValue: 4)
    public static let compareAnchored = CFStringCompareFlags(rawValue: 8)
    public static let compareNonliteral = CFStringCompareFlags(rawValue: 16)
    public static let compareLocalized = CFStringCompareFlags(rawValue: 32)
    public static let compareNumerically = CFStringCompareFlags(rawValue: 64)
    public static let compareDiacriticInsensitive = CFStringCompareFlags(rawValue: 128)
    public static let compareWidthInsensitive = CFStringCompareFlags(rawValue: 256)
    public static let compareForcedOrdering = CFStringCompareFlags(rawValue: 512)
}

/// Compares two texts.
public func CFStringCompare(
    _ theString1: CFString!, _ theString2: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
    let isLocalized = compareOptions.contains(.compareLocalized)
    let options = NSString.CompareOptions(rawValue: compareOptions.subtracting(.compareLocalized).rawValue)
    let order = theString1.compare(theString2, options: options, locale: isLocalized ? .current : nil)
    return CFComparisonResult(rawValue: order.rawValue) ?? .compareEqualTo
}

/// Changes a text in its place.
public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) {
    theString.append(appendedString)
}
public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString.setString(theString.lowercased(with: locale))
}
public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString.setString(theString.uppercased(with: locale))
}
public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString.setString(theString.capitalized(with: locale))
}
public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
    theString.setString(theString.trimmingCharacters(in: .whitespacesAndNewlines))
}

/// The forms of Unicode that a text can be brought to.
public enum CFStringNormalizationForm: Int, Sendable {
    case D, KD, C, KC
}

/// Brings a text to a form.
public func CFStringNormalize(_ theString: CFMutableString!, _ theForm: CFStringNormalizationForm) {
    let text: NSString = theString
    let form =
        switch theForm {
        case .D: text.decomposedStringWithCanonicalMapping
        case .KD: text.decomposedStringWithCompatibilityMapping
        case .C: text.precomposedStringWithCanonicalMapping
        case .KC: text.precomposedStringWithCompatibilityMapping
        }
    theString.setString(form)
}
