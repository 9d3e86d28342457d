import Foundation
import SwiftUI
import Testing
import Tintype
import TintypeGraphics
import TintypeTree

/// The views of this folder import nothing but SwiftUI and Foundation, and Combine where there is one: that they compile is the first test.
@Suite("Sources for Apple's SwiftUI")
@MainActor
struct SourceCompatibilityTests {
    @Test("B1 inline") func inline() throws { try expectTwin(InlineBadge(), "badges/inline", width: 160) }
    @Test("B2 covered") func covered() throws { try expectTwin(CoveredBadges(), "badges/covered") }
    @Test("B2 lifted") func lifted() throws { try expectTwin(CoveredBadges(liftsFirst: true), "badges/lifted") }

    @Test("B3 matched with defaults") func matchedDefaults() throws {
        try expectTwin(MatchedBadge(usesDefaults: true), "badges/matched-defaults")
    }

    @Test("B3 matched") func matched() throws { try expectTwin(MatchedBadge(), "badges/matched") }
    @Test("B4 gathered") func gathered() throws { try expectTwin(GatheredBadges(), "badges/gathered") }
    @Test("B5 applied") func applied() throws { try expectTwin(AppliedBadges(), "badges/applied") }
    @Test("B6 anchors") func anchors() throws { try expectTwin(AnchoredBadges(), "badges/anchors") }
    @Test("B6 hidden") func hidden() throws { try expectTwin(HiddenInlineBadges(), "badges/hidden-inline") }

    @Test("A1 around the text") func aroundText() throws {
        try expectTwin(OverlaidEllipse(), "anchors/overlay-text", width: 160)
    }

    @Test("A1 around the stack") func aroundStack() throws {
        try expectTwin(OverlaidEllipse(aroundStack: true), "anchors/overlay-stack", width: 160)
    }

    @Test("A2 unresolved") func unresolved() throws {
        try expectTwin(AnchoredEllipse(reading: .unresolved), "anchors/unresolved", width: 160)
    }

    @Test("A2 size only") func sizeOnly() throws {
        try expectTwin(AnchoredEllipse(reading: .sizeOnly), "anchors/size-only", width: 160)
    }

    @Test("A2 exact") func exact() throws {
        try expectTwin(AnchoredEllipse(reading: .exact), "anchors/exact", width: 160)
    }

    @Test("A2 follows the symbol") func followsSymbol() throws {
        try expectTwin(AnchoredEllipse(reading: .exact, followsSymbol: true), "anchors/follows-symbol", width: 160)
    }

    @Test("V2: objects, bindings to elements, storage and onChange reach the texts")
    func basket() throws {
        let texts = try tree(BasketView()).texts
        #expect(texts == ["5 things", "Pears", "3", "Bread", "2", "Total 5"])
    }

    @Test("V2: an observable model is written by a task and a binding, and read from the environment")
    func greeting() throws {
        #expect(try tree(GreetingView()).texts == ["Hello, Ada! 5"])
    }

    @Test("V2: both schemes draw")
    func schemes() throws {
        let light = ImageRenderer(content: BasketView().environment(\.colorScheme, .light))
        let dark = ImageRenderer(content: BasketView().environment(\.colorScheme, .dark))
        #expect(try light.bitmap() != dark.bitmap())
    }

    @Test("V3: what is measured feeds state, which feeds a text, in one picture")
    func measured() throws {
        let texts = try tree(MeasuredRow()).texts
        #expect(texts == ["The row above is 44 points tall", "and 106 points wide"])
    }

    @Test("V3: a reader halves its width")
    func halved() throws {
        let frames = try tree(HalvedView()).frames(of: "Color")
        #expect(frames == [CGRect(x: 0, y: 0, width: 60, height: 30), CGRect(x: 60, y: 0, width: 60, height: 30)])
    }

    @Test("publishers of Combine reach the picture")
    func publishers() throws {
        #expect(try tree(ClockView(clock: Clock())).texts == ["tick 1", "received 3"])
    }

    @Test("paths and colours of CoreGraphics draw")
    func arrow() throws {
        let picture = try ImageRenderer(content: ArrowView()).bitmap()
        #expect(picture[1, 10] == SIMD4(255, 0, 0, 255))
        #expect(picture[30, 10].w == 0)
    }

    @Test("a renderer gives an image of its scale")
    func share() throws {
        let image = try #require(shareImage(title: "Hello"))
        // At 2 pixels a point, the padding alone is 64 pixels.
        #expect(image.width > 64 && image.height > 64)
    }

    /// The settled tree of a view at its ideal size.
    private func tree<V: View>(_ view: V) throws -> SettledTree {
        let session = TintypeTree.Session(context: try RenderResources().context(scale: 1))
        return try SettlePass(session: session, canvas: .unspecified).run { V._evaluate(view, into: &$0) }.tree
    }

    /// Both draw the same pixels, at 2 pixels a point on white, as the fixtures are.
    private func expectTwin<V: View>(
        _ view: V, _ scene: String, width: CGFloat = 240, location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(width: width, height: 120)
        renderer.scale = 2
        renderer.isOpaque = true
        let path = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/scenes/\(scene).yaml").path
        let pipeline = ScenePipeline(resources: try RenderResources())
        let drawn = try pipeline.draw(try ScenePipeline.load(path: path, name: scene))
        #expect(try renderer.bitmap() == pipeline.rasterize(drawn), sourceLocation: location)
    }
}

extension SettledTree {
    /// What is written, in the order of drawing.
    fileprivate var texts: [String] {
        views.filter { $0.kind == "Text" }.compactMap { $0.attributes.first { $0.name == "text" }?.value }
    }

    fileprivate func frames(of kind: String) -> [CGRect] {
        views.filter { $0.kind == kind }.map(\.frame)
    }

    private var views: [SettledTree.View] {
        func all(_ view: SettledTree.View) -> [SettledTree.View] { [view] + view.children.flatMap(all) }
        return all(root)
    }
}
