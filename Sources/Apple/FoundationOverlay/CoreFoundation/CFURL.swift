import Foundation

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
