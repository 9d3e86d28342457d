import SwiftUI
import Testing

@MainActor
@Suite("Forms of motion, gestures and companions")
struct MotionFormTests {
    @Test("all that compiles is drawn, as it is before anything has moved or was touched")
    func draws() throws {
        let animations = try Rendered(AnimationForms(), width: 390, height: 900)
        let animated = ["1", "2", "3", "4", "5", "6", "7", "8", "a", "b", "c", "d", "e", "f", "g"]
        // A count and the seconds of the picture's moment are 0.
        #expect(
            animations.tree.texts == animated + ["0", "p", "q", "k", "0", "t", "live", "x", "y", "z", "w", "0"])
        let gestures = try Rendered(GestureForms(), width: 390, height: 600)
        #expect(
            gestures.tree.texts == [
                "drag", "press", "both", "one", "any", "place", "named", "taps", "focus", "told",
            ])
        for rendered in [animations, gestures, try uikitForms()] {
            let picture = try rendered.bitmap()
            #expect(picture.bytes.contains { $0 < 128 }, "nothing dark is drawn on the white ground")
        }
    }

    @Test("buttons are told by resources")
    func resources() throws {
        #expect(try Rendered(ShelfForms(), width: 390, height: 300).tree.texts == ["Add", "Remove"])
    }

    @Test("only the corners that are asked for are cut, and a page that is not here says so")
    func companions() throws {
        let tree = try uikitForms().tree
        let texts = tree.texts
        #expect(texts.contains("UIActivityViewController") && texts.contains("iPhone"))
        #expect(!texts.contains("BlurView") && !texts.contains("Spinner"))
    }

    /// The forms of UIKit. They set the looks of bars in the whole app, in which other tests run too: those are taken back.
    private func uikitForms() throws -> Rendered {
        defer { Appearances.removeAll() }
        return try Rendered(UIKitForms(), width: 390, height: 600)
    }
}
