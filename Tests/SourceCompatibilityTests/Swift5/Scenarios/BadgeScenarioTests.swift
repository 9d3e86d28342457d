import Foundation
import Testing
import Tintype
import TintypeGraphics

@Suite("Badges above everything")
@MainActor
struct BadgeScenarioTests {
    @Test("B1: the badge's centre is on the icon's top trailing corner")
    func inline() throws {
        let scene = try Rendered(InlineBadge(), width: 160, height: 120)
        try expectOnCorner(scene, badge: "badge", icon: "icon")
    }

    @Test("B2: the next icon covers part of the badge, and zIndex lifts it")
    func covered() throws {
        let covered = try Rendered(CoveredBadges(), width: 240, height: 120).bitmap()
        let lifted = try Rendered(CoveredBadges(liftsFirst: true), width: 240, height: 120).bitmap()
        #expect(redPixels(covered) < redPixels(lifted))
    }

    @Test("B3: with defaults the badge takes the icon's frame; with anchors it keeps its size on the corner")
    func matched() throws {
        let mistake = try Rendered(MatchedBadge(usesDefaults: true), width: 240, height: 120)
        let (badge, target) = try (mistake.frame("badge"), mistake.frame("target"))
        #expect(abs(badge.midX - target.midX) < 0.01)
        #expect(abs(badge.midY - target.midY) < 0.01)
        try expectOnCorner(Rendered(MatchedBadge(), width: 240, height: 120), badge: "badge", icon: "target")
    }

    @Test("B4: every badge is on its icon's corner, and drawn after every icon")
    func gathered() throws {
        let scene = try Rendered(GatheredBadges(), width: 240, height: 120)
        for text in ["100", "10", "3"] {
            try expectOnCorner(scene, badge: "badge-\(text)", icon: "icon-\(text)")
        }
        let names = scene.list.glyphTexts
        #expect(names == ["100", "10", "3"])
        let lastIcon = scene.list.items.lastIndex(where: \.isIconBackground) ?? 0
        let firstBadge = scene.list.items.firstIndex(where: \.isCapsule) ?? 0
        #expect(firstBadge > lastIcon)
    }

    @Test("B6: anchors and hidden badges draw what B4 draws, pixel for pixel")
    func equalWays() throws {
        let gathered = try Rendered(GatheredBadges(), width: 240, height: 120).bitmap()
        #expect(try Rendered(AnchoredBadges(), width: 240, height: 120).bitmap() == gathered)
        #expect(try Rendered(HiddenInlineBadges(), width: 240, height: 120).bitmap() == gathered)
        #expect(try Rendered(scene: "badges/anchors").bitmap() == gathered)
        #expect(try Rendered(scene: "badges/hidden-inline").bitmap() == gathered)
    }

    private func expectOnCorner(
        _ scene: Rendered, badge: String, icon: String, location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let (badge, icon) = try (scene.frame(badge), scene.frame(icon))
        #expect(abs(badge.midX - icon.maxX) < 0.01, sourceLocation: location)
        #expect(abs(badge.midY - icon.minY) < 0.01, sourceLocation: location)
    }

    /// Pixels that are clearly red: only badges are.
    private func redPixels(_ bitmap: Bitmap) -> Int {
        var count = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                if pixel[0] > 200, pixel[1] < 120, pixel[2] < 120 { count += 1 }
            }
        }
        return count
    }
}

extension DisplayList {
    /// The texts, in the order of drawing.
    fileprivate var glyphTexts: [String] {
        items.compactMap { if case .glyphs(let run, _) = $0 { run.text } else { nil } }
    }
}

extension DisplayItem {
    fileprivate var isIconBackground: Bool {
        guard case .fill(let path, _, .color) = self, case .roundedRect(_, let corner, _) = path.storage else {
            return false
        }
        return corner.width == 12
    }

    fileprivate var isCapsule: Bool {
        guard case .fill(let path, _, .linearGradient) = self, case .roundedRect = path.storage else { return false }
        return true
    }
}
