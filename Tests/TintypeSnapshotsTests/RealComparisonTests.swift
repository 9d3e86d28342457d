import Foundation
import Testing

@testable import TintypeSnapshots
import TintypeGraphics

@Suite("Pictures of the real thing")
struct RealComparisonTests {
    @Test("names are matched whatever signs, scales and folders they have")
    func names() {
        let names = RealNames(["screens/settings.png", "screens/inbox.dark.png", "lists/settings.png", "card@2x.png"])
        #expect(names.match("screens/Settings@3x.png") == "screens/settings.png")
        #expect(names.match("elsewhere/lists/settings.png") == "lists/settings.png")
        #expect(names.match("Inbox-dark.PNG") == "screens/inbox.dark.png")
        #expect(names.match("card.png") == "card@2x.png")
        // Two are called so.
        #expect(names.match("settings.png") == nil)
        #expect(names.match("other.png") == nil)
    }

    /// A white picture with black squares.
    private func picture(_ squares: [CGRect], scale: Int = 1) -> Bitmap {
        var bitmap = Bitmap(
            width: 80 * scale, height: 60 * scale, bytes: [UInt8](repeating: 255, count: 4 * 4800 * scale * scale))
        for square in squares {
            for y in Int(square.minY) * scale..<Int(square.maxY) * scale {
                for x in Int(square.minX) * scale..<Int(square.maxX) * scale {
                    for channel in 0..<3 { bitmap.bytes[4 * (y * bitmap.width + x) + channel] = 0 }
                }
            }
        }
        return bitmap
    }

    private let first = CGRect(x: 10, y: 10, width: 16, height: 12)
    private let second = CGRect(x: 40, y: 30, width: 20, height: 14)

    private var layout: SettledTree {
        SettledTree(
            root: SettledTree.View(
                kind: "ZStack", frame: CGRect(x: 0, y: 0, width: 80, height: 60),
                children: [
                    SettledTree.View(kind: "Text", id: "a", frame: first.insetBy(dx: -4, dy: -4)),
                    SettledTree.View(
                        kind: "padding", frame: second.insetBy(dx: -6, dy: -6),
                        children: [SettledTree.View(kind: "Image", id: "b", frame: second.insetBy(dx: -4, dy: -4))]),
                ]))
    }

    private func compared(_ real: Bitmap) -> RealComparison {
        RealComparison(ours: picture([first, second]), scale: 1, layout: layout, real: real)
    }

    @Test("equal pictures differ in nothing")
    func equal() {
        let found = compared(picture([first, second]))
        #expect(found.part == 0 && found.mean == 0 && found.views.isEmpty && found.shift == .zero && found.scale == 1)
    }

    @Test("one of another scale is brought to ours")
    func scale() {
        let found = compared(picture([first, second], scale: 3))
        #expect(found.part == 0 && found.scale == 3)
    }

    @Test("what lies elsewhere as a whole is laid over ours", arguments: [(2, 0), (0, -5), (-3, 4), (9, 7)])
    func whole(dx: Int, dy: Int) {
        let moved = [first, second].map { $0.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy)) }
        let found = compared(picture(moved))
        #expect(found.shift == CGPoint(x: dx, y: dy))
        #expect(found.part == 0)
    }

    @Test("a view that moved says by how much, and others are not told of")
    func view() throws {
        let found = compared(picture([first, second.offsetBy(dx: 2, dy: -1)]))
        let view = try #require(found.views.first)
        #expect(view.name == "Image#b")
        #expect(view.shift == CGPoint(x: 2, y: -1))
        #expect(found.views.allSatisfy { $0.name != "Text#a" })
        #expect(abs(found.part - found.views.reduce(0) { $0 + $1.partOfPicture }) < 1e-9)
    }

    @Test("a view that is missing differs where it is")
    func missing() throws {
        let found = compared(picture([second]))
        #expect(found.views.map(\.name) == ["Text#a"])
        #expect(abs(found.views[0].partOfPicture - 16 * 12 / 4800.0) < 1e-9)
        #expect(abs(found.views[0].part - 16 * 12 / (24 * 20.0)) < 1e-9)
    }
}
