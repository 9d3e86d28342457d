import Testing
import UIKit

private final class Told: UIDynamicBehavior {
    var animators: [UIDynamicAnimator?] = []

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { animators.append(dynamicAnimator) }
}

@MainActor
@Suite("Bodies that fall")
struct DynamicAnimatorTests {
    @Test("a behavior is told of its animator, and so are those that it is made of")
    func animators() {
        let (animator, whole, part) = (UIDynamicAnimator(referenceView: UIView()), UIDynamicBehavior(), Told())
        whole.addChildBehavior(part)
        animator.addBehavior(whole)
        #expect(whole.dynamicAnimator === animator && part.dynamicAnimator === animator)
        animator.removeAllBehaviors()
        #expect(part.dynamicAnimator == nil && animator.behaviors.isEmpty)
        #expect(part.animators.count == 3 && part.animators[1] === animator)
    }

    @Test("bodies are found by their places, each once")
    func places() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        let animator = UIDynamicAnimator(referenceView: UIView())
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(UICollisionBehavior(items: [view]))
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 15, height: 15)).count == 1)
        #expect(animator.items(in: CGRect(x: 30, y: 0, width: 15, height: 15)).isEmpty)
    }

    @Test("bodies are given to a behavior one by one")
    func behaviors() {
        let gravity = UIGravityBehavior()
        #expect(gravity.items.isEmpty)
        let view = UIView()
        gravity.addItem(view)
        #expect(gravity.items.count == 1)
    }
}
