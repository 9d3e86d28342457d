import Foundation
import Testing
import Tintype
import TintypeImage
import TintypeTesting

@Suite("Strategies")
@MainActor
struct StrategyTests {
    private let goldens = ScratchFolder()

    @Test("a device's picture has its pixels, and the view stays in what is safe")
    func device() throws {
        let view = Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
        try record(view, .image(layout: .device(config: .iPhone13)))
        let picture = try PNG.decode([UInt8](goldens.bytes("strategy.png")))
        #expect(picture.bitmap.width == 1170)
        #expect(picture.bitmap.height == 2532)
        #expect(picture.scale == 3)
        #expect(picture.bitmap[0, 3 * 47 - 1] == SIMD4(255, 255, 255, 255))
        #expect(picture.bitmap[0, 3 * 47] != SIMD4(255, 255, 255, 255))
    }

    @Test("a landscape phone with a notch is safe between its sides")
    func landscape() {
        let config = ViewImageConfig.iPhone13(.landscape)
        #expect(config.size == CGSize(width: 844, height: 390))
        #expect(config.safeArea == EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    }

    @Test("a fixed size is the canvas, at the scale that is asked for")
    func fixed() throws {
        try record(Color.red, .image(layout: .fixed(width: 10, height: 6), scale: 1))
        let picture = try PNG.decode([UInt8](goldens.bytes("strategy.png")))
        #expect(picture.bitmap.width == 10)
        #expect(picture.bitmap.height == 6)
    }

    @Test("a tree is the settled layout as text, and a change names its lines")
    func tree() throws {
        try record(Color.red.frame(width: 4, height: 4), .tree)
        #expect(try goldens.text("strategy.tree.txt").hasPrefix("frame "))
        let failure = verifySnapshot(
            of: Color.red.frame(width: 4, height: 8), as: .tree, record: .never,
            snapshotDirectory: ScratchFolder(again: goldens).path, testName: "strategy()")
        let lines = try #require(failure).split(separator: "\n").map(String.init)
        #expect(lines.first == "strategy changed: the texts differ")
        #expect(lines.contains { $0.hasPrefix("  -1: frame") })
        #expect(lines.contains { $0.hasPrefix("  +1: frame") })
    }

    @Test("JSON has a view a line")
    func json() throws {
        try record(Color.red.frame(width: 4, height: 4), .json)
        let text = try goldens.text("strategy.json")
        #expect(text.hasPrefix(#"{"views":[{"#))
        #expect(text.split(separator: "\n").count == 2)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    }

    private func record<V: View, Format>(_ view: V, _ strategy: Snapshotting<V, Format>) throws {
        let failure = offCI {
            verifySnapshot(
                of: view, as: strategy, record: .missing, snapshotDirectory: goldens.path, testName: "strategy()")
        }
        try #require(failure == nil)
    }
}
