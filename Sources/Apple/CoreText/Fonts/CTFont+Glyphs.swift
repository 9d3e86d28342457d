public import CoreGraphics
public import Foundation

/// Looks for the glyphs of units of UTF-16; 0 stands for those that the font lacks.
///
/// - Returns: True if the font has all of them.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let measures = FontMeasures.of(font)
    var isWhole = true
    var index = 0
    while index < count {
        let length = index + 1 < count && UTF16.isLeadSurrogate(characters[index]) ? 2 : 1
        let text = String(decoding: UnsafeBufferPointer(start: characters + index, count: length), as: UTF16.self)
        let glyph = measures.glyph(of: text)
        glyphs[index] = glyph
        // As in CoreText, the second half of a pair has none.
        if length == 2 { glyphs[index + 1] = 0 }
        isWhole = isWhole && glyph != 0
        index += length
    }
    return isWhole
}

/// Leaves how far each glyph leads the pen, in points; 0 for glyphs that no text was asked the glyphs of.
///
/// - Returns: The sum of them.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    let measures = FontMeasures.of(font)
    var sum = 0.0
    for index in 0..<max(count, 0) {
        let advance = measures.advance(of: glyphs[index])
        advances?[index] = CGSize(width: advance, height: 0)
        sum += Double(advance)
    }
    return sum
}

/// Leaves the box of each glyph, in points: as wide as its advance and as high as a line.
///
/// - Returns: The box around them all.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    let measures = FontMeasures.of(font)
    var all = CGRect.null
    for index in 0..<max(count, 0) {
        let box = CGRect(
            x: 0, y: -measures.line.descent, width: measures.advance(of: glyphs[index]),
            height: measures.line.lineHeight)
        boundingRects?[index] = box
        all = all.union(box)
    }
    return all
}

/// The outline of a glyph. None is read here: nil, as for a glyph without one.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? { nil }

/// Draws glyphs at places, in the colour of fills.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let face = FontMeasures.of(font).face
    let placed = (0..<max(count, 0)).map { index in
        let place = positions[index].applying(context.textMatrix)
        return GlyphRun.PlacedGlyph(id: UInt32(glyphs[index]), position: CGPoint(x: place.x, y: -place.y))
    }
    context.drawGlyphs([(GlyphRun(face: face, size: font.size, glyphs: placed, text: ""), nil)])
}

/// The number of the glyph of a name; none is known by name.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph { 0 }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { 0 }

/// The direction in which glyphs follow one another.
public enum CTFontOrientation: UInt32, Hashable, Sendable {
    case `default`, horizontal, vertical
}
