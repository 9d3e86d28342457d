import AVFoundation
import Testing
import UIKit

@Suite("The kinds that had other names before Swift 4.2")
@MainActor
struct FormerKindTests {
    @Test("traits are added as numbers were")
    func traits() {
        let view = UIView()
        view.accessibilityTraits |= .button
        view.accessibilityTraits |= .selected
        #expect(view.accessibilityTraits == [.button, .selected])
        #expect(view.accessibilityTraits & .button == .button)
    }

    @Test("a method is called with two objects")
    func objects() {
        let caller = Caller()
        caller.perform(Selector(caller.keep(_:_:)), with: "a", with: "b")
        #expect(caller.kept == ["a", "b"])
    }
}

private class Caller: UIResponder {
    private(set) var kept: [String] = []
    func keep(_ first: String, _ second: String) { kept = [first, second] }
}
