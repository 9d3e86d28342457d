import SwiftUI
import Testing
import TintypeTesting

/// The macros in the language mode of Swift 6.
@Suite("Macros in Swift 6")
struct PreviewMacroTests {
    @Test("one line compares every preview of the test's module")
    func everyPreview() async {
        await assertPreviews()
    }

    @Test("an animatable type's data are its properties in order")
    func animatable() {
        var needle = Needle(angle: .radians(1), tip: UnitPoint(x: 0.25, y: 0.5))
        #expect(needle.animatableData == AnimatablePair(1, AnimatablePair(0.25, 0.5)))
        needle.animatableData = AnimatablePair(2, AnimatablePair(1, 0))
        #expect(needle.angle == .radians(2) && needle.tip == .topTrailing)
    }
}
