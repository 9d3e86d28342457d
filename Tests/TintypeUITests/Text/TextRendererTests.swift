import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

private struct Emphasis: TextAttribute {
    var strength = 1.0
}

/// Calls a closure in place of drawing.
private struct Probe: TextRenderer {
    let look: (Text.Layout, inout GraphicsContext) -> Void

    func draw(layout: Text.Layout, in context: inout GraphicsContext) { look(layout, &context) }
}

@Suite("Text renderers")
@MainActor
struct TextRendererTests {
    @Test("lines, runs and slices have the places of the text's own")
    func places() throws {
        var lines: [CGRect] = []
        var runs: [[CGRect]] = []
        var slices: [CGFloat] = []
        // Blocks are 10 points wide: "aa bb" breaks after the space.
        let view = (Text("aa ") + Text("bb").bold()).font(.system(size: 20)).textRenderer(
            Probe { layout, _ in
                lines = layout.map(\.typographicBounds.rect)
                runs = layout.map { $0.map(\.typographicBounds.rect) }
                slices = layout.flatMap { $0 }.flatMap { $0 }.map(\.typographicBounds.rect.minX)
            })
        _ = try settle(view, width: 25)
        let height = LineMetrics.system(size: 20).lineHeight
        #expect(lines.map(\.width) == [20, 20])
        #expect(abs(lines[0].height - height) < 0.001)
        #expect(runs.map { $0.map(\.width) } == [[20], [20]])
        #expect(slices == [0, 10, 0, 10])
    }

    @Test("what was said of a part of the text is found on its run")
    func attributes() throws {
        var strengths: [Double?] = []
        let word = Text("b").customAttribute(Emphasis(strength: 2))
        let view = Text("a \(word) c").textRenderer(
            Probe { layout, _ in
                strengths = layout.flatMap { $0 }.map { $0[Emphasis.self]?.strength }
            })
        _ = try settle(view)
        #expect(strengths == [nil, 2, nil])
    }

    @Test("a text of all its lines drawn by a renderer is the text")
    func drawsTheSame() throws {
        let text = (Text("some ") + Text("words").underline() + Text(" in lines").foregroundColor(.red))
            .background(.yellow)
        let drawn = text.textRenderer(
            Probe { layout, context in
                for line in layout { context.draw(line) }
            })
        func glyphs(_ view: some View) throws -> [String] {
            try settle(view, width: 60).displayList(background: nil).text.split(separator: "\n").map(String.init)
                .filter { $0.contains("glyphs") }
        }
        #expect(try settle(text, width: 60).tree.root.frame == settle(drawn, width: 60).tree.root.frame)
        #expect(try !glyphs(text).isEmpty && !glyphs(drawn).isEmpty)
    }

    @Test("a renderer can take more room than the text")
    func size() throws {
        struct Tall: TextRenderer {
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                let size = text.sizeThatFits(proposal)
                return CGSize(width: size.width, height: size.height + 30)
            }

            func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
        }
        let plain = try settle(Text("a")).tree.root.frame
        let tall = try settle(Text("a").textRenderer(Tall())).tree.root.frame
        #expect(tall.height == plain.height + 30 && tall.width == plain.width)
    }

    @Test("a renderer's text keeps the baseline, and what is drawn moves with the context")
    func context() throws {
        let view = HStack(alignment: .firstTextBaseline) {
            Text("a").font(.largeTitle)
            Text("b").textRenderer(
                Probe { layout, context in
                    context.translateBy(x: 0, y: -100)
                    context.opacity = 0.5
                    for run in layout.flatMap({ $0 }) { context.draw(run) }
                }
            )
            .id("drawn")
        }
        let plain = HStack(alignment: .firstTextBaseline) {
            Text("a").font(.largeTitle)
            Text("b").id("drawn")
        }
        let scene = try settle(view)
        #expect(try scene.frame("drawn") == settle(plain).frame("drawn"))
        #expect(scene.displayList(background: nil).text.contains("-100"))
    }
}
