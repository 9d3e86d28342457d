public import Foundation

/// A text that can be changed.
public typealias CFMutableString = NSMutableString

/// The ways to write a text in other letters.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:] Remove; NFC"
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:diacritic:] Remove; NFC"
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"

/// Writes a text, or a part of it, in other letters. The part becomes that of what was written.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    let old = part ?? NSRange(location: 0, length: string.length)
    guard
        let new = string.substring(with: old).applyingTransform(StringTransform(transform), reverse: reverse)
    else { return false }
    string.replaceCharacters(in: old, with: new)
    range?.pointee.length = new.utf16.count
    return true
}

/// Writes a text for an address: letters that it cannot hold, and those of a list, as the numbers of their bytes in UTF-8.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    var kept = CharacterSet.urlQueryAllowed.union(.urlPathAllowed).union(CharacterSet(charactersIn: "[]#"))
    kept.formUnion(CharacterSet(charactersIn: charactersToLeaveUnescaped ?? ""))
    kept.subtract(CharacterSet(charactersIn: legalURLCharactersToBeEscaped ?? ""))
    return originalString.addingPercentEncoding(withAllowedCharacters: kept)
}

/// The number of a text's units of UTF-16.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }

/// A number that no other thing has.
public typealias CFUUID = UUID
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { UUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
