import SwiftUI
import Testing

@MainActor
@Suite("Forms of motion, gestures and companions")
struct MotionFormTests {
    @Test("all that compiles can be laid out and drawn")
    func draws() throws {
        _ = try Rendered(AnimationForms(), width: 390, height: 900).bitmap()
        _ = try Rendered(GestureForms(), width: 390, height: 600).bitmap()
        _ = try Rendered(UIKitForms(), width: 390, height: 600).bitmap()
    }

    @Test("only the corners that are asked for are cut, and what UIKit alone could draw says so")
    func companions() throws {
        let tree = try Rendered(UIKitForms(), width: 390, height: 600).tree
        let texts = tree.texts
        #expect(texts.contains("ActivityView") && texts.contains("Spinner") && texts.contains("iPhone"))
        #expect(!texts.contains("BlurView"))
    }
}
