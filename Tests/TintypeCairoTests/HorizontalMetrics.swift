import Foundation

/// Reads advances out of a font file's own tables, as a check that depends on no font library.
enum HorizontalMetrics {
    /// The advances of ASCII characters in 1/2048 em.
    static func advances(of text: String, in file: String) throws -> [Double] {
        let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/" + file))
        let bytes = [UInt8](data)
        func word(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
        func long(_ at: Int) -> Int { word(at) << 16 | word(at + 2) }
        func table(_ tag: String) -> Int {
            for index in 0..<word(4) {
                let record = 12 + 16 * index
                if Array(bytes[record..<(record + 4)]) == Array(tag.utf8) { return long(record + 8) }
            }
            preconditionFailure("the font has a table \(tag)")
        }
        let unitsPerEm = word(table("head") + 18)
        let (metrics, count) = (table("hmtx"), word(table("hhea") + 34))
        return text.utf16.map { unit in
            let glyph = glyph(for: Int(unit), cmap: table("cmap"), word: word, long: long)
            return Double(word(metrics + 4 * min(glyph, count - 1))) * 2048 / Double(unitsPerEm)
        }
    }

    /// Through the first format 4 subtable.
    private static func glyph(for code: Int, cmap: Int, word: (Int) -> Int, long: (Int) -> Int) -> Int {
        for index in 0..<word(cmap + 2) {
            let subtable = cmap + long(cmap + 4 + 8 * index + 4)
            guard word(subtable) == 4 else { continue }
            let doubled = word(subtable + 6)
            for segment in stride(from: 0, to: doubled, by: 2) where code <= word(subtable + 14 + segment) {
                let start = word(subtable + 16 + doubled + segment)
                let delta = word(subtable + 16 + 2 * doubled + segment)
                let rangeAt = subtable + 16 + 3 * doubled + segment
                guard code >= start else { return 0 }
                if word(rangeAt) == 0 { return (code + delta) & 0xFFFF }
                let found = word(rangeAt + word(rangeAt) + 2 * (code - start))
                return found == 0 ? 0 : (found + delta) & 0xFFFF
            }
        }
        return 0
    }
}
