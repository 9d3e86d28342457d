import Foundation
import RandomInput
import Testing
import TintypeTree

@testable import TintypeGraphics

@Suite("The picture of frames")
struct FramesPictureTests {
    private func picture(focus: String? = nil, _ build: @escaping (inout Scope) -> Void) throws -> DisplayList {
        let scene = try Explained(100, 100, build).scene
        return try FramesPicture(
            scene.displayList(background: .white), scene.tree, guides: scene.guideLines,
            focus: try focus.map { try scene.tree.find($0).indices }, shaper: WordShaper()
        ).displayList()
    }

    private func words(_ list: DisplayList) -> [String] {
        list.items.compactMap { item in
            if case .glyphs(let run, _) = item { return run.text }
            return nil
        }
    }

    @Test("labels overlap neither each other nor the edge, however crowded they are")
    func labels() {
        let area = CGRect(x: 0, y: 0, width: 300, height: 200)
        var placer = LabelPlacer(area: area, avoiding: [])
        var random = SeededGenerator(seed: 4)
        var taken: [CGRect] = []
        for _ in 0..<60 {
            let frame = CGRect(
                x: CGFloat(random.number(-20...280)), y: CGFloat(random.number(-20...180)),
                width: CGFloat(random.number(0...120)), height: CGFloat(random.number(0...90)))
            let size = CGSize(width: 44, height: 12)
            guard let place = placer.place(size, at: frame) ?? placer.placeAnywhere(size, near: frame) else { continue }
            #expect(area.contains(place))
            #expect(!taken.contains { $0.intersects(place) })
            taken.append(place)
        }
        #expect(taken.count > 30)
    }

    @Test("each frame is numbered, measured and listed; views of one frame share a number")
    func list() throws {
        let list = try picture { scope in
            scope.appendVStack(spacing: 10) { $0.each([{ $0.box("a", 40, 20) }, { $0.box("b", 20, 20) }]) }
        }
        let words = words(list)
        #expect(words.contains("Color#a"))
        #expect(words.contains("40 × 20 at (30, 25)"))
        // In the list, and beside the frame.
        #expect(words.filter { $0 == "2" }.count == 2)
        #expect(words.contains("20 × 20"))
        #expect(!words.contains("4"))
    }

    @Test("a scene is enlarged by a whole factor, its frames' edges with it")
    func edges() throws {
        let list = try picture { $0.box("a", 40, 20) }
        let outlines = list.items.compactMap { item -> CGRect? in
            if case .stroke(let path, _, _) = item { return path.boundingRect }
            return nil
        }
        #expect(outlines.contains(CGRect(x: 24 + 30 * 4, y: 24 + 40 * 4, width: 160, height: 80)))
    }

    @Test("the stressed view's distances from what it stands in are told")
    func distances() throws {
        let list = try picture(focus: "dot") { scope in
            scope.wrap(with: AttachmentModifier.overlay(.bottomLeading) { $0.box("dot", 20, 20) }) { scope in
                scope.box("card", 90, 80)
            }
        }
        let words = words(list)
        #expect(words.contains("70"))
        #expect(words.contains("60"))
        #expect(words.contains("Color#dot"))
    }

    @Test("baselines and the guides of stacks are drawn where they are")
    func guides() throws {
        let scene = try Explained(100, 100) { scope in
            scope.appendVStack(alignment: .trailing, spacing: 0) {
                $0.each([{ $0.appendText("hi") }, { $0.box("a", 40, 20) }])
            }
        }.scene
        let lines = scene.guideLines
        let text = try #require(scene.tree.root.first { $0.kind == "Text" }).frame
        #expect(lines.map(\.kind) == [.alignment, .baseline])
        #expect(lines[0].start.x == 70)
        #expect(abs(lines[1].start.y - (text.minY + 17 * 1950 / 2048)) < 0.01)
        #expect(lines[1].end.x == text.maxX)
    }
}
