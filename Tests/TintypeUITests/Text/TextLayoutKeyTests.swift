import Foundation
import Testing
import TintypeTree
import TintypeUI

@Suite("Layouts of texts, by preference")
@MainActor
struct TextLayoutKeyTests {
    /// The places at which a reader over `view` finds texts, and their lines' widths.
    private func found(_ view: some View) throws -> [(origin: CGPoint, widths: [CGFloat])] {
        let record = Record<[(CGPoint, [CGFloat])]>()
        let reader = view.overlayPreferenceValue(Text.LayoutKey.self) { texts in
            GeometryReader { proxy in
                let _ = record.keep(
                    texts.map { (proxy[$0.origin], $0.layout.map(\.typographicBounds.width)) })
            }
        }
        // Blocks are half as wide as the font is high.
        _ = try settle(reader.font(.system(size: 20)), width: 100, height: 200)
        return try #require(record.last).map { (origin: $0.0, widths: $0.1) }
    }

    @Test("each text tells its place and its lines")
    func places() throws {
        let texts = try found(
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 100, height: 30)
                Text("abc")
                HStack(spacing: 5) {
                    Color.blue.frame(width: 15, height: 10)
                    Text("aaaaa bbbb").frame(width: 60, alignment: .leading)
                }
            }
            .frame(maxHeight: .infinity, alignment: .top))
        #expect(texts.map(\.widths) == [[30], [50, 40]])
        #expect(texts.map(\.origin.x) == [0, 20])
        #expect(texts[0].origin.y == 30)
    }

    @Test("a view without texts has none")
    func none() throws {
        #expect(try found(Color.red).isEmpty)
    }

    @Test("changes of the layouts are told")
    func changes() throws {
        var counts: [Int] = []
        let view = HStack {
            Text("a")
            Text("b")
        }
        _ = try settle(view.onPreferenceChange(Text.LayoutKey.self) { counts.append($0.count) })
        #expect(counts.last == 2)
    }
}
