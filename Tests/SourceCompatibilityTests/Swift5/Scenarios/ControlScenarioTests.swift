import Foundation
import SwiftUI
import Testing
import TintypeGraphics

@Suite("Scenarios with controls")
@MainActor
struct ControlScenarioTests {
    @Test("A4: whichever anchors the switch chooses, the ellipse has the same frame")
    func toggledAnchors() throws {
        let own = try Rendered(ToggledEllipse(showsOwn: true), width: 240, height: 200)
        let system = try Rendered(ToggledEllipse(showsOwn: false), width: 240, height: 200)
        #expect(try own.frame("own") == system.frame("system"))
        #expect(try own.frame("toggle") == system.frame("toggle"))
    }

    @Test("A4: the pictures differ in the switch alone")
    func toggledPictures() throws {
        let own = try Rendered(ToggledEllipse(showsOwn: true), width: 240, height: 200)
        let system = try Rendered(ToggledEllipse(showsOwn: false), width: 240, height: 200)
        let (a, b) = (try own.bitmap(), try system.bitmap())
        let toggle = try own.frame("toggle")
        // The switch is 61 points wide and stands at the trailing side (Semantics.md 13.4); a point has two pixels.
        let area = CGRect(
            x: 2 * (toggle.maxX - 61), y: 2 * toggle.minY, width: 2 * 61, height: 2 * toggle.height)
        #expect(a != b)
        #expect(a.erasing(area) == b.erasing(area))
    }
}

extension Bitmap {
    /// The picture with nothing in an area, in pixels.
    fileprivate func erasing(_ area: CGRect) -> Bitmap {
        var picture = self
        let (left, right) = (max(Int(area.minX.rounded(.down)), 0), min(Int(area.maxX.rounded(.up)), width))
        for y in max(Int(area.minY.rounded(.down)), 0)..<min(Int(area.maxY.rounded(.up)), height) {
            let row = 4 * width * y
            picture.bytes.replaceSubrange(
                (row + 4 * left)..<(row + 4 * right), with: repeatElement(0, count: 4 * (right - left)))
        }
        return picture
    }
}
