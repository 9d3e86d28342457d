import Foundation

/// The number of a way to write letters as bytes.
public typealias CFStringEncoding = UInt32

/// The number that stands for none.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The ways to write letters that each text knows.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100

    public static var UTF16: CFStringBuiltInEncodings { .unicode }
}

/// The other ways to write letters.
public enum CFStringEncodings: CFIndex, Sendable {
    case macJapanese = 1
    case macChineseTrad, macKorean, macArabic, macHebrew, macGreek, macCyrillic
    case macChineseSimp = 0x19
    case isoLatin2 = 0x0202
    case isoLatin3, isoLatin4, isoLatinCyrillic, isoLatinArabic, isoLatinGreek, isoLatinHebrew, isoLatin5, isoLatin6
    case isoLatinThai
    case isoLatin7 = 0x020D
    case isoLatin8, isoLatin9, isoLatin10
    case dosLatinUS = 0x0400
    case dosLatin1 = 0x0410
    case dosLatin2 = 0x0412
    case dosCyrillic = 0x0413
    case dosRussian = 0x041B
    case dosThai = 0x041D
    case dosJapanese = 0x0420
    case dosChineseSimplif, dosKorean, dosChineseTrad
    case windowsLatin2 = 0x0501
    case windowsCyrillic, windowsGreek, windowsLatin5, windowsHebrew, windowsArabic, windowsBalticRim
    case windowsVietnamese
    case GB_2312_80 = 0x0630
    case GBK_95, GB_18030_2000
    case ISO_2022_JP = 0x0820
    case ISO_2022_CN = 0x0830
    case ISO_2022_KR = 0x0840
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_TW
    case EUC_KR = 0x0940
    case shiftJIS = 0x0A01
    case KOI8_R, big5
    case HZ_GB_2312 = 0x0A05
    case big5_HKSCS_1999
    case KOI8_U = 0x0A08
    case big5_E
    case UTF7 = 0x0400_0100
}

/// The numbers that Foundation has of its own, by CoreFoundation's.
private let foundationNumbers: [CFStringEncoding: UInt] = [
    0x0600: 1, 0x0B01: 2, 0x0920: 3, 0x0800_0100: 4, 0x0201: 5, 0x0BFF: 7, 0x0420: 8, 0x0202: 9, 0x0100: 10,
    0x0502: 11, 0x0500: 12, 0x0503: 13, 0x0504: 14, 0x0501: 15, 0x0820: 21, 0: 30,
]

/// Foundation's number of a way to write letters, and CoreFoundation's of one of Foundation's.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    foundationNumbers[encoding] ?? 0x8000_0000 | UInt(encoding)
}
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = foundationNumbers.first(where: { $0.value == encoding }) { return known.key }
    return encoding & 0x8000_0000 != 0 ? CFStringEncoding(encoding & 0x7FFF_FFFF) : kCFStringEncodingInvalidId
}

/// The names that the internet has for ways to write letters: the usual one of each first.
private let internetNames: KeyValuePairs<CFStringEncoding, [String]> = [
    0x0800_0100: ["utf-8", "utf8"], 0x0100: ["utf-16"], 0x1000_0100: ["utf-16be"], 0x1400_0100: ["utf-16le"],
    0x0C00_0100: ["utf-32"], 0x1800_0100: ["utf-32be"], 0x1C00_0100: ["utf-32le"],
    0x0600: ["us-ascii", "ascii"], 0: ["macintosh"],
    0x0201: ["iso-8859-1", "latin1"], 0x0202: ["iso-8859-2", "latin2"], 0x0205: ["iso-8859-5"],
    0x0206: ["iso-8859-6"], 0x0207: ["iso-8859-7"], 0x0208: ["iso-8859-8"], 0x0209: ["iso-8859-9"],
    0x020F: ["iso-8859-15"],
    0x0501: ["windows-1250"], 0x0502: ["windows-1251"], 0x0500: ["windows-1252"], 0x0503: ["windows-1253"],
    0x0504: ["windows-1254"], 0x0505: ["windows-1255"], 0x0506: ["windows-1256"], 0x0507: ["windows-1257"],
    0x0508: ["windows-1258"],
    0x0632: ["gb18030"], 0x0631: ["gbk"], 0x0930: ["gb2312", "euc-cn"], 0x0A03: ["big5"],
    0x0A06: ["big5-hkscs"], 0x0A01: ["shift_jis"], 0x0920: ["euc-jp"], 0x0820: ["iso-2022-jp"],
    0x0940: ["euc-kr", "ks_c_5601-1987"], 0x0840: ["iso-2022-kr"], 0x0A02: ["koi8-r"], 0x0A08: ["koi8-u"],
]

/// The number of the way that the internet has a name for, and the name of a number; none for others.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    let name = theString.lowercased()
    return internetNames.first { $0.value.contains(name) }?.key ?? kCFStringEncodingInvalidId
}
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    internetNames.first { $0.key == encoding }?.value.first
}

/// Indicates whether texts can be written so.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
    let foundation = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    return "a".data(using: foundation) != nil
}
