import Foundation
import Testing
import Tintype
import TintypeGraphics

/// A Swift view and a scene file that say the same dump the same tree and draw the same pixels.
@Suite("Swift views and scene files agree on geometry")
@MainActor
struct GeometryParityTests {
    @Test("B7 styles") func styles() throws { try expectEqual(BadgeStyles(), "badges/styles", width: 360) }
    @Test("A3 reported") func reported() throws { try expectEqual(ReportedAnchor(), "anchors/reported", width: 160) }
    @Test("A4 own anchors") func own() throws { try expectEqual(OwnAnchoredEllipse(), "anchors/own", width: 160) }
    @Test("A5 marked points") func marked() throws { try expectEqual(MarkedPoints(), "anchors/marked-points") }

    @Test("A5 a list of anchors")
    func corners() throws { try expectEqual(MarkedCorners(), "anchors/marked-corners", width: 120, height: 100) }

    @Test("V3 split width") func split() throws { try expectEqual(SplitWidth(), "views/split-width") }
    @Test("V3 measured row") func measured() throws { try expectEqual(MeasuredRow(), "views/measured-row") }
    @Test("V3 reported width") func width() throws { try expectEqual(ReportedWidth(), "views/reported-width") }

    @Test("affine transforms") func affine() throws { try expectEqual(AffineTransforms(), "transforms/affine") }

    @Test("views turned in space")
    func turned() throws { try expectEqual(TurnedViews(), "transforms/turned", width: 320, height: 160) }

    @Test("a projected view") func projected() throws { try expectEqual(ProjectedView(), "transforms/projected") }

    @Test("A4 as a scene draws what A2 draws, pixel for pixel")
    func equalWays() throws {
        #expect(try Rendered(scene: "anchors/own").bitmap() == Rendered(scene: "anchors/exact").bitmap())
    }

    private func expectEqual<V: View>(
        _ view: V, _ scene: String, width: Double = 240, height: Double = 120,
        location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let swift = try Rendered(view, width: width, height: height)
        let file = try Rendered(scene: scene)
        #expect(swift.tree.text(names: false) == file.tree.text(names: false), sourceLocation: location)
        #expect(try swift.bitmap() == file.bitmap(), sourceLocation: location)
    }
}
