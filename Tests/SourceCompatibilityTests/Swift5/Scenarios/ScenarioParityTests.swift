import Foundation
import Testing
import Tintype
import TintypeGraphics

/// A Swift view and a scene file that say the same dump the same tree and draw the same pixels.
@Suite("Swift views and scene files agree")
@MainActor
struct ScenarioParityTests {
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
    @Test("B7 styles") func styles() throws { try expectTwin(BadgeStyles(), "badges/styles", width: 360) }

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

    @Test("A3 reported") func reported() throws { try expectTwin(ReportedAnchor(), "anchors/reported", width: 160) }
    @Test("A4 own anchors") func own() throws { try expectTwin(OwnAnchoredEllipse(), "anchors/own", width: 160) }
    @Test("A5 marked points") func marked() throws { try expectTwin(MarkedPoints(), "anchors/marked-points") }

    @Test("A5 a list of anchors")
    func corners() throws { try expectTwin(MarkedCorners(), "anchors/marked-corners", width: 120, height: 100) }

    @Test("A5 every source") func sources() throws { try expectTwin(EverySource(), "anchors/every-source", width: 160) }

    @Test("V2 themed cards") func themed() throws { try expectTwin(ThemedCards(), "views/themed-cards") }
    @Test("V3 split width") func split() throws { try expectTwin(SplitWidth(), "views/split-width") }
    @Test("V3 measured row") func measured() throws { try expectTwin(MeasuredRow(), "views/measured-row") }
    @Test("V3 reported width") func width() throws { try expectTwin(ReportedWidth(), "views/reported-width") }

    @Test("affine transforms") func affine() throws { try expectTwin(AffineTransforms(), "transforms/affine") }

    @Test("views turned in space")
    func turned() throws { try expectTwin(TurnedViews(), "transforms/turned", width: 320, height: 160) }

    @Test("a projected view") func projected() throws { try expectTwin(ProjectedView(), "transforms/projected") }

    /// The tree that is compared leaves names out: they are identity. The picture is an `ImageRenderer`'s, as an app makes it.
    private func expectTwin<V: View>(
        _ view: V, _ scene: String, width: CGFloat = 240, height: CGFloat = 120,
        location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let swift = try Rendered(view, width: width, height: height)
        let file = try Rendered(scene: scene)
        #expect(swift.tree.text(names: false) == file.tree.text(names: false), sourceLocation: location)
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(width: width, height: height)
        renderer.scale = 2
        renderer.isOpaque = true
        #expect(try renderer.bitmap() == file.bitmap(), sourceLocation: location)
    }
}
