package import Foundation

extension Locale {
    /// `identifier(.bcp47)`. ICU, which takes a millisecond to begin with, is only asked for more than a language of two letters and a
    /// region of two, as of `en_US`, and where it has another name today.
    package var languageTag: String {
        let identifier = identifier
        let parts = identifier.split(separator: "_", omittingEmptySubsequences: false)
        guard Self.isPlain(parts[0], "a"..."z"), !["in", "iw", "ji", "jw", "mo"].contains(parts[0]) else {
            return self.identifier(.bcp47)
        }
        if parts.count == 1 { return identifier }
        guard parts.count == 2, Self.isPlain(parts[1], "A"..."Z"),
            !["BU", "DD", "FX", "TP", "YD", "ZR"].contains(parts[1])
        else { return self.identifier(.bcp47) }
        return "\(parts[0])-\(parts[1])"
    }

    private static func isPlain(_ part: Substring, _ letters: ClosedRange<Unicode.Scalar>) -> Bool {
        part.unicodeScalars.count == 2 && part.unicodeScalars.allSatisfy(letters.contains)
    }
}
