import CoreText
import Testing
import UIKit

@Suite("Lines and frames of CoreText")
@MainActor
struct LinesAndFramesTests {
    private let font = CTFontCreateWithName("Inter" as CFString, 20, nil)

    private func text(_ string: String) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    }

    @Test("UIKit's fonts and CoreText's are one class, so that each is taken for the other")
    func bridging() {
        let font = UIFont.systemFont(ofSize: 15) as CTFont
        #expect(CTFontGetSize(font) == 15)
        #expect((CTFontCreateWithName("Inter" as CFString, 0, nil) as UIFont).pointSize == 12)
        #expect(CTFontGetAscent(font) > CTFontGetDescent(font))
    }

    @Test("a line's runs have as many glyphs as the line, and its places are found again by their offsets")
    func line() {
        let line = CTLineCreateWithAttributedString(text("Hamburg"))
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        #expect(width > 0)
        let runs = CTLineGetGlyphRuns(line) as! [CTRun]
        #expect(runs.map(CTRunGetGlyphCount).reduce(0, +) == CTLineGetGlyphCount(line))
        let offset = CTLineGetOffsetForStringIndex(line, 3, nil)
        #expect(offset > 0 && offset < CGFloat(width))
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.5, y: 0)) == 3)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: width + 100, y: 0)) == 7)
    }

    @Test("a cut line is no wider than it may be; a spread one is as wide as it should be")
    func cutAndSpread() throws {
        let line = CTLineCreateWithAttributedString(text("a long line of some words"))
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        let cut = try #require(CTLineCreateTruncatedLine(line, width / 2, .end, nil))
        #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= width / 2 + 0.01)
        #expect(CTLineCreateTruncatedLine(line, 1, .end, nil) == nil)
        let spread = try #require(CTLineCreateJustifiedLine(line, 1, width + 50))
        #expect(abs(CTLineGetTypographicBounds(spread, nil, nil, nil) - width - 50) < 0.01)
    }

    @Test("a frame takes the lines that fit, and the next frame goes on where it ends")
    func frames() {
        let words = text(Array(repeating: "word", count: 60).joined(separator: " "))
        let setter = CTFramesetterCreateWithAttributedString(words)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 60), transform: nil)
        let first = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        let visible = CTFrameGetVisibleStringRange(first)
        #expect(visible.location == 0 && visible.length > 0 && visible.length < words.length)
        let next = CTFramesetterCreateFrame(setter, CFRangeMake(visible.length, 0), path, nil)
        #expect(CTFrameGetVisibleStringRange(next).location == visible.length)
        let lines = CTFrameGetLines(first) as! [CTLine]
        var origins = Array(repeating: CGPoint.zero, count: lines.count)
        CTFrameGetLineOrigins(first, CFRangeMake(0, 0), &origins)
        #expect(lines.count == 2)
        #expect(origins.map(\.y) == origins.map(\.y).sorted(by: >))
        var fits = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fits)
        #expect(fits.length == words.length)
        #expect(size.width <= 200 && size.height > 60)
    }

    @Test("glyphs lead the pen by what texts were set with; what the font lacks is 0")
    func glyphs() {
        let font = UIFont.systemFont(ofSize: 20) as CTFont
        var glyphs = Array(repeating: CGGlyph(0), count: 2)
        #expect(CTFontGetGlyphsForCharacters(font, Array("iW".utf16), &glyphs, 2))
        var advances = Array(repeating: CGSize.zero, count: 2)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
        #expect(advances[0].width < advances[1].width)
        #expect(abs(sum - Double(advances[0].width + advances[1].width)) < 0.001)
    }

    @Test("a line that is drawn leaves ink above the place of texts")
    func drawing() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let context = try #require(
            CGContext(
                data: nil, width: 60, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.textPosition = CGPoint(x: 5, y: 20)
        CTLineDraw(CTLineCreateWithAttributedString(text("HHH")), context)
        let bitmap = try #require(context.makeImage()).bitmap
        func hasInk(_ rows: Range<Int>) -> Bool { rows.contains { y in (0..<60).contains { bitmap[$0, y].w > 0 } } }
        #expect(hasInk(5..<20))
        #expect(!hasInk(22..<40))
    }
}
