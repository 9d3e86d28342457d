import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Display lists")
@MainActor
struct DisplayListTests {
    @Test("each edge is rounded to the pixel by itself, half up")
    func rounding() throws {
        let thirds = HStack(spacing: 10) { ForEach(0..<3) { _ in Color.blue } }
        let list = try settle(thirds, width: 100, height: 10, context: .blocks(scale: 1)).displayList(background: nil)
        #expect(list.rects.map(\.minX) == [0, 37, 73])
        #expect(list.rects.map(\.maxX) == [27, 63, 100])
    }

    @Test("what is rotated is not rounded")
    func rotated() throws {
        let list = try settle(
            Color.blue.frame(width: 10.3, height: 10.3).rotationEffect(.degrees(30)), width: 40, height: 40
        ).displayList(background: nil)
        guard case .group(.transform, let items) = list.items.first, case .fill(let path, _, _) = items.first else {
            Issue.record("expected a transformed fill: \(list.text)")
            return
        }
        #expect(abs(path.boundingRect.width - 10.3) < 1e-9)
    }

    @Test("siblings are drawn by zIndex, equal ones in order")
    func zIndex() throws {
        let list = try settle(
            ZStack {
                Text("a").zIndex(1)
                Text("b")
                Text("c").zIndex(1)
                Text("d").zIndex(-1)
            }
        ).displayList(background: nil)
        #expect(list.texts == ["d", "b", "a", "c"])
    }

    @Test("a zIndex inside an overlay orders nothing outside it")
    func zIndexStaysInside() throws {
        let list = try settle(
            ZStack {
                Text("a").overlay { Text("badge").fixedSize().zIndex(10) }
                Text("b")
            }
        ).displayList(background: nil)
        #expect(list.texts == ["a", "badge", "b"])
    }

    @Test("a shadow is thrown by each leaf, but by a view and its background as one")
    func shadows() throws {
        let each = try settle(pair.shadow(radius: 2)).displayList(background: nil)
        #expect(each.items.count == 2)
        let one = try settle(
            pair.background(Color.red).shadow(radius: 2)
        ).displayList(background: nil)
        #expect(one.items.count == 1)
    }

    @Test("opacity makes one layer; nothing is drawn at 0")
    func opacity() throws {
        let half = try settle(pair.opacity(0.5)).displayList(background: nil)
        #expect(half.text.contains("opacity 0.5\n  glyphs \"a\""))
        #expect(try settle(Text("a").opacity(0)).displayList(background: nil).items.isEmpty)
    }

    private var pair: some View {
        HStack {
            Text("a")
            Text("b")
        }
    }
}

extension DisplayList {
    var rects: [CGRect] {
        items.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }

    var texts: [String] {
        items.compactMap { if case .glyphs(let run, _) = $0 { run.text } else { nil } }
    }
}
