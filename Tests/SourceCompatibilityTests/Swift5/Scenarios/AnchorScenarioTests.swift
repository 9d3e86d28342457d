import Foundation
import Testing
import Tintype

@Suite("Ellipses that follow a view")
@MainActor
struct AnchorScenarioTests {
    @Test("A1: the overlay's ellipse is the view's frame grown by 10 points")
    func overlaid() throws {
        let text = try Rendered(OverlaidEllipse(), width: 160, height: 120)
        try expectAround(text, "text")
        let stack = try Rendered(OverlaidEllipse(aroundStack: true), width: 160, height: 120)
        try expectAround(stack, "stack")
    }

    @Test("A2: unresolved, the ellipse surrounds the whole stack")
    func unresolved() throws {
        let scene = try Rendered(AnchoredEllipse(reading: .unresolved), width: 160, height: 120)
        let (ellipse, text) = try (scene.frame("ellipse"), scene.frame("text"))
        #expect(ellipse.height > text.height + 20.01)
        #expect(try ellipse.minY == scene.frame("symbol").minY - 10)
    }

    @Test("A2: read for its size, the ellipse stands at the reader's corner")
    func sizeOnly() throws {
        let scene = try Rendered(AnchoredEllipse(reading: .sizeOnly), width: 160, height: 120)
        let (ellipse, text) = try (scene.frame("ellipse"), scene.frame("text"))
        #expect(abs(ellipse.width - text.width - 20) < 0.01)
        #expect(abs(ellipse.height - text.height - 20) < 0.01)
        #expect(try abs(ellipse.minY - (scene.frame("symbol").minY - 10)) < 0.01)
    }

    @Test("A2: resolved, the ellipse is the text's frame grown by 10 points at each side")
    func exact() throws {
        try expectAround(Rendered(AnchoredEllipse(reading: .exact), width: 160, height: 120), "text")
        try expectAround(Rendered(scene: "anchors/exact"), "text")
    }

    @Test("A2: moved to the symbol, the anchor takes the ellipse along")
    func follows() throws {
        let view = AnchoredEllipse(reading: .exact, followsSymbol: true)
        try expectAround(Rendered(view, width: 160, height: 120), "symbol")
        try expectAround(Rendered(scene: "anchors/follows-symbol"), "symbol")
    }

    private func expectAround(
        _ scene: Rendered, _ target: String, location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let (ellipse, view) = try (scene.frame("ellipse"), scene.frame(target))
        let grown = view.insetBy(dx: -10, dy: -10)
        for (a, b) in [
            (ellipse.minX, grown.minX), (ellipse.minY, grown.minY), (ellipse.maxX, grown.maxX),
            (ellipse.maxY, grown.maxY),
        ] {
            #expect(abs(a - b) < 0.01, sourceLocation: location)
        }
    }
}
