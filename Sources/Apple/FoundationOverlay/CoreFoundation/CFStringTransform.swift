public import Foundation

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
