import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The settings of the environment reach the text: Apple documents each of them.
@Suite("Settings of texts")
@MainActor
struct TextSettingTests {
    /// A text of letters that are 10 points wide, in lines of 25 points.
    private func height(_ view: some View) throws -> CGFloat {
        try settle(view.font(.system(size: 20)).id("text"), width: 25).frame("text").height
    }

    private func runs(_ view: some View, width: CGFloat) throws -> [GlyphRun] {
        try settle(view.font(.system(size: 20)), width: width).displayList(background: nil).items.compactMap {
            if case .glyphs(let run, _) = $0 { run } else { nil }
        }
    }

    @Test("a limit cuts lines off, and a range or a reserve keeps room for lines that are not there")
    func lineLimit() throws {
        let (one, two) = (try height(Text("aa")), try height(Text("aa bb")))
        #expect(one < two)
        #expect(try height(Text("aa bb cc").lineLimit(1)) == one)
        #expect(try height(Text("aa bb cc").lineLimit(2)) == two)
        #expect(try height(Text("aa bb").lineLimit(nil).lineLimit(1)) == two)
        #expect(try height(Text("aa").lineLimit(2, reservesSpace: true)) == two)
        #expect(try height(Text("aa").lineLimit(2...3)) == two)
    }

    @Test("lines stand further apart by the spacing")
    func lineSpacing() throws {
        let (plain, spaced) = (try height(Text("aa bb")), try height(Text("aa bb").lineSpacing(7)))
        #expect(abs(spaced - plain - 7) < 0.001)
    }

    @Test(
        "lines share the side of the alignment",
        arguments: [(TextAlignment.leading, 0 as CGFloat), (.center, 10), (.trailing, 20)])
    func alignment(_ alignment: TextAlignment, _ distance: CGFloat) throws {
        let starts = try runs(Text("aaaa bb").multilineTextAlignment(alignment), width: 45)
            .compactMap(\.glyphs.first?.position.x)
        #expect(starts.count == 2)
        #expect(abs((starts.last ?? 0) - (starts.first ?? 0) - distance) < 0.001)
    }

    @Test(
        "an ellipsis stands where the mode says",
        arguments: [(TruncationMode.tail, "abcd…"), (.middle, "ab…ij"), (.head, "…ghij")])
    func truncation(_ mode: TruncationMode, _ shown: String) throws {
        let text = Text("abcdefghij").lineLimit(1).truncationMode(mode)
        #expect(try runs(text, width: 50).map(\.text) == [shown])
    }

    @Test("a text shrinks as far as it may before it is cut off")
    func minimumScaleFactor() throws {
        let text = Text("aaaaaaaaaa").lineLimit(1)
        #expect(try runs(text.minimumScaleFactor(0.5), width: 75).map(\.text) == ["aaaaaaaaaa"])
        #expect(try runs(text.minimumScaleFactor(0.9), width: 75).map(\.text).joined().hasSuffix("…"))
        #expect(try runs(text, width: 75).map(\.text).joined().hasSuffix("…"))
    }

    @Test("a line runs below the letters, or through them, as long as the text", arguments: [true, false])
    func lines(isAround: Bool) throws {
        func line(_ view: some View) throws -> (stripe: CGRect, baseline: CGFloat) {
            let items = try settle(view.font(.system(size: 20))).displayList(background: nil).items
            let stripes = items.compactMap { item -> CGRect? in
                if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
            }
            let origins = items.compactMap { item -> CGPoint? in
                if case .glyphs(let run, _) = item { run.glyphs.first?.position } else { nil }
            }
            return (try #require(stripes.first), try #require(origins.first).y)
        }
        let group = Group { Text("aa") }
        let under = try isAround ? line(group.underline()) : line(Text("aa").underline())
        #expect(abs(under.stripe.width - 20) < 0.001 && under.stripe.minY > under.baseline)
        let through = try isAround ? line(group.strikethrough()) : line(Text("aa").strikethrough())
        #expect(abs(through.stripe.width - 20) < 0.001 && through.stripe.maxY < through.baseline)
    }

    @Test("the styles of texts have the sizes of Apple's table")
    func styles() throws {
        // The typography of the Human Interface Guidelines for iOS, at the large size.
        let fonts: [(Font, String)] = [
            (.largeTitle, "34 400"), (.title, "28 400"), (.title2, "22 400"), (.title3, "20 400"),
            (.headline, "17 600"), (.body, "17 400"), (.callout, "16 400"), (.subheadline, "15 400"),
            (.footnote, "13 400"), (.caption, "12 400"), (.caption2, "11 400"), (.body.weight(.heavy), "17 800"),
            (.body.weight(.light), "17 300"),
        ]
        for (font, size) in fonts {
            let root = try settle(Text("a").font(font)).tree.root
            #expect(root.value("font") == size)
        }
    }
}
