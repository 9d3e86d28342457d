package import Foundation

extension Locale {
    /// `identifier(.bcp47)`. ICU, which takes a millisecond to begin with, is not asked for a language of two letters with a region of
    /// two, as of `en_US`, unless one of them has another name today.
    package var languageTag: String {
        var identifier = identifier
        let tag = identifier.withUTF8 { bytes -> String? in
            guard bytes.count == 5, bytes[2] == 0x5F, Self.isLanguage(bytes[0], bytes[1]),
                Self.isRegion(bytes[3], bytes[4])
            else { return nil }
            return String(unsafeUninitializedCapacity: 5) { tag in
                _ = tag.initialize(fromContentsOf: bytes)
                tag[2] = 0x2D
                return 5
            }
        }
        return tag ?? self.identifier(.bcp47)
    }

    private static func isLanguage(_ first: UInt8, _ second: UInt8) -> Bool {
        guard (0x61...0x7A).contains(first), (0x61...0x7A).contains(second) else { return false }
        switch (first, second) {
        // in, iw, ji, jw, mo
        case (0x69, 0x6E), (0x69, 0x77), (0x6A, 0x69), (0x6A, 0x77), (0x6D, 0x6F): return false
        default: return true
        }
    }

    private static func isRegion(_ first: UInt8, _ second: UInt8) -> Bool {
        guard (0x41...0x5A).contains(first), (0x41...0x5A).contains(second) else { return false }
        switch (first, second) {
        // BU, DD, FX, TP, YD, ZR
        case (0x42, 0x55), (0x44, 0x44), (0x46, 0x58), (0x54, 0x50), (0x59, 0x44), (0x5A, 0x52): return false
        default: return true
        }
    }
}
