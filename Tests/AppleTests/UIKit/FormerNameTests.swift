import Foundation
import Testing
import UIKit

private class Keeper: UIViewController {
    var childViewControllers = ["its own"]
    func addChildViewController(_ childController: UIViewController) { childViewControllers.append("another") }
}

@Suite("The names that UIKit had before Swift 4.2")
@MainActor
struct FormerNameTests {
    @Test("screens go in and out")
    func screens() {
        let outer = UIViewController()
        let inner = UIViewController()
        outer.addChildViewController(inner)
        #expect(outer.childViewControllers == [inner])
        inner.willMove(toParentViewController: nil)
        inner.removeFromParentViewController()
        #expect(outer.childViewControllers.isEmpty)
        #expect(inner.parent == nil)
    }

    @Test("a subclass may declare its own by a former name")
    func ownNames() {
        let keeper = Keeper()
        keeper.addChildViewController(UIViewController())
        #expect(keeper.childViewControllers == ["its own", "another"])
        #expect(keeper.children.isEmpty)
    }

    @Test("views change their order")
    func views() {
        let view = UIView()
        let first = UIView()
        let second = UIView()
        view.addSubview(first)
        view.addSubview(second)
        view.bringSubview(toFront: first)
        #expect(view.subviews == [second, first])
        view.sendSubview(toBack: first)
        #expect(view.subviews == [first, second])
    }

    @Test("insets of a function leave a rectangle")
    func insets() {
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        let rest = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 20, height: 10), insets)
        #expect(rest == CGRect(x: 2, y: 1, width: 14, height: 6))
    }

    @Test("notices are those of today")
    func notices() {
        #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
        #expect(Notification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
        #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
    }
}
