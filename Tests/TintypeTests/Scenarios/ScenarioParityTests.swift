import Foundation
import Testing
import Tintype
import TintypeGraphics

/// A Swift view and a scene file that say the same dump the same tree and draw the same pixels.
@Suite("Swift views and scene files agree")
@MainActor
struct ScenarioParityTests {
    @Test("B1 inline") func inline() throws { try expectEqual(InlineBadge(), "badges/inline", width: 160) }
    @Test("B2 covered") func covered() throws { try expectEqual(CoveredBadges(), "badges/covered") }
    @Test("B2 lifted") func lifted() throws { try expectEqual(CoveredBadges(liftsFirst: true), "badges/lifted") }

    @Test("B3 matched with defaults") func matchedDefaults() throws {
        try expectEqual(MatchedBadge(usesDefaults: true), "badges/matched-defaults")
    }

    @Test("B3 matched") func matched() throws { try expectEqual(MatchedBadge(), "badges/matched") }
    @Test("B4 gathered") func gathered() throws { try expectEqual(GatheredBadges(), "badges/gathered") }
    @Test("B5 applied") func applied() throws { try expectEqual(AppliedBadges(), "badges/applied") }
    @Test("B6 anchors") func anchors() throws { try expectEqual(AnchoredBadges(), "badges/anchors") }
    @Test("B6 hidden") func hidden() throws { try expectEqual(HiddenInlineBadges(), "badges/hidden-inline") }

    @Test("A1 around the text") func aroundText() throws {
        try expectEqual(OverlaidEllipse(), "anchors/overlay-text", width: 160)
    }

    @Test("A1 around the stack") func aroundStack() throws {
        try expectEqual(OverlaidEllipse(aroundStack: true), "anchors/overlay-stack", width: 160)
    }

    @Test("A2 unresolved") func unresolved() throws {
        try expectEqual(AnchoredEllipse(reading: .unresolved), "anchors/unresolved", width: 160)
    }

    @Test("A2 size only") func sizeOnly() throws {
        try expectEqual(AnchoredEllipse(reading: .sizeOnly), "anchors/size-only", width: 160)
    }

    @Test("A2 exact") func exact() throws {
        try expectEqual(AnchoredEllipse(reading: .exact), "anchors/exact", width: 160)
    }

    @Test("A2 follows the symbol") func followsSymbol() throws {
        try expectEqual(
            AnchoredEllipse(reading: .exact, followsSymbol: true), "anchors/follows-symbol", width: 160)
    }

    private func expectEqual<V: View>(
        _ view: V, _ scene: String, width: Double = 240, location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let swift = try Rendered(view, width: width, height: 120)
        let file = try Rendered(scene: scene)
        #expect(swift.tree.text(names: false) == file.tree.text(names: false), sourceLocation: location)
        #expect(try swift.bitmap() == file.bitmap(), sourceLocation: location)
    }
}
