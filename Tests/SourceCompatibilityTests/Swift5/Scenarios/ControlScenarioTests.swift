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
        let rows = Int(toggle.minY) * 2
        #expect(a != b)
        #expect(a.rows(above: rows) == b.rows(above: rows))
    }
}

extension Bitmap {
    /// The bytes of the rows above the row `end`.
    fileprivate func rows(above end: Int) -> ArraySlice<UInt8> { bytes[..<(4 * width * end)] }
}
