import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// SwiftUI draws effects in the animated place and size of their view (OpenSwiftUI, RendererEffect and MaskDisplayList).
@Suite("Masks and clips of views that move")
@MainActor
struct MovingMaskTests {
    /// The boxes of the clips of a picture.
    private func clips(_ living: LivingSwitch<some View>) -> [CGRect] {
        var clips: [CGRect] = []
        func visit(_ items: [DisplayItem]) {
            for case .group(let effect, let inner) in items {
                if case .clip(let path, _) = effect { clips.append(path.boundingRect) }
                visit(inner)
            }
        }
        visit(living.scene.settled.displayList(background: nil).items)
        return clips
    }

    @Test("a clip goes along with the view that it cuts, and so does its shape")
    func clip() throws {
        let living = try LivingSwitch { isOn in
            Color.red.id("leaf").frame(width: isOn ? 60 : 20, height: 20)
                .clipShape(RoundedRectangle(cornerRadius: 4))
                .frame(width: 100, alignment: isOn ? .trailing : .leading)
        }
        try living.change(.linear(duration: 1))
        for time in [0, 0.25, 0.5, 0.75] {
            try living.scene.advance(to: time)
            let expected = CGRect(x: 40 * time, y: 40, width: 20 + 40 * time, height: 20)
            #expect(try living.frame("leaf") == expected)
            #expect(clips(living) == [expected])
        }
        try living.scene.advance(to: 1.01)
        #expect(clips(living) == [CGRect(x: 40, y: 40, width: 60, height: 20)])
    }

    @Test("the radius of a clip is animated")
    func radius() throws {
        let living = try LivingSwitch { isOn in
            Color.red.frame(width: 40, height: 40).clipShape(RoundedRectangle(cornerRadius: isOn ? 20 : 4))
        }
        let half = try LivingSwitch { _ in
            Color.red.frame(width: 40, height: 40).clipShape(RoundedRectangle(cornerRadius: 12))
        }
        try living.change(.linear(duration: 1))
        try living.scene.advance(to: 0.5)
        #expect(
            living.scene.settled.displayList(background: nil) == half.scene.settled.displayList(background: nil))
    }

    @Test("a mask goes along with the view that it covers")
    func mask() throws {
        let living = try LivingSwitch { isOn in
            Color.red.id("leaf").frame(width: isOn ? 60 : 20, height: 20)
                .mask { Ellipse().id("mask") }
                .frame(width: 100, alignment: isOn ? .trailing : .leading)
        }
        try living.change(.linear(duration: 1))
        for time in [0, 0.25, 0.5, 0.75] {
            try living.scene.advance(to: time)
            let expected = CGRect(x: 40 * time, y: 40, width: 20 + 40 * time, height: 20)
            #expect(try living.frame("leaf") == expected)
            #expect(try living.frame("mask") == expected)
        }
    }
}
