public import Foundation

extension CGFont {
    private var tables: FontTables? { FontTables(file) }
    private func short(_ name: String, _ place: Int) -> Int { tables?.short(name, place) ?? 0 }

    /// The number of glyphs, and the units of a length as large as the font.
    public var numberOfGlyphs: Int { short("maxp", 4) & 0xFFFF }
    public var unitsPerEm: Int32 { Int32(short("head", 18)) }

    /// The lengths of the font, in its units; the descent is below the line, and negative.
    public var ascent: Int32 { Int32(short("hhea", 4)) }
    public var descent: Int32 { Int32(short("hhea", 6)) }
    public var leading: Int32 { Int32(short("hhea", 8)) }
    public var xHeight: Int32 { Int32(short("OS/2", 86)) }
    public var capHeight: Int32 { Int32(short("OS/2", 88)) }

    /// The box around all glyphs, in units of the font.
    public var fontBBox: CGRect {
        let (left, bottom, right, top) = (short("head", 36), short("head", 38), short("head", 40), short("head", 42))
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
    }

    /// The lean of letters in degrees, negative to the right.
    public var italicAngle: CGFloat { CGFloat(short("post", 4)) + CGFloat(short("post", 6) & 0xFFFF) / 0x1_0000 }

    /// Writes the widths of glyphs in units of the font; false where one is not there.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        guard let tables else { return false }
        let (all, widths) = (tables.short("maxp", 4) & 0xFFFF, tables.short("hhea", 34) & 0xFFFF)
        guard widths > 0 else { return false }
        for index in 0..<max(count, 0) {
            guard Int(glyphs[index]) < all else { return false }
            advances[index] = Int32(tables.short("hmtx", 4 * min(Int(glyphs[index]), widths - 1)) & 0xFFFF)
        }
        return true
    }

    /// The bytes of a table by the number that its name is; nil where there is none.
    public func table(for tag: UInt32) -> CFData? {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
        return tables?.table(String(decoding: letters, as: UTF8.self)).map { $0 as CFData }
    }
}
