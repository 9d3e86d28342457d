import Testing

@testable import UIKit

@Suite("Controls with menus and actions")
@MainActor
struct ControlMenuTests {
    @Test("a control has the pressing for a menu where it is enabled")
    func pressing() {
        let control = UIControl(frame: .zero)
        #expect(control.contextMenuInteraction == nil)
        control.isContextMenuInteractionEnabled = true
        #expect(control.contextMenuInteraction?.delegate === control)
    }

    @Test("deferred elements are asked for once, or each time, and stand among the others", arguments: [true, false])
    func deferred(isCached: Bool) {
        var count = 0
        let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { tell in
            count += 1
            tell([UIAction(title: "B\(count)") { _ in }])
        }
        let deferred = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
        let menu = UIMenu(children: [UIAction(title: "A") { _ in }, deferred, UIAction(title: "C") { _ in }])
        #expect(count == 0 && menu.shownChildren.map(\.title) == ["A", "B1", "C"])
        #expect(menu.options(for: UIView()).map(\.name) == ["A", isCached ? "B1" : "B2", "C"])
    }

    @Test("a segment keeps its action")
    func segments() {
        let (first, second) = (UIAction(title: "A") { _ in }, UIAction(title: "B", identifier: .init("b")) { _ in })
        let control = UISegmentedControl(actions: [first])
        control.insertSegment(action: second, at: 1, animated: false)
        #expect(control.actionForSegment(at: 1) === second)
        #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
        #expect(control.segmentIndex(identifiedBy: .init("c")) == NSNotFound)
        control.setAction(second, forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == "B")
    }

    @Test("constraints for the keyboard's edges are kept")
    func tracking() {
        let guide = UIView().keyboardLayoutGuide
        let constraint = NSLayoutConstraint()
        guide.setConstraints([constraint], activeWhenNearEdge: .top)
        #expect(guide.constraintsActive(whenNearEdge: .top) == [constraint])
        guide.setConstraints([], activeWhenNearEdge: .top)
        #expect(guide.constraintsActive(whenNearEdge: .top).isEmpty)
    }
}
