public import Foundation

/// A behavior of bodies. UIKit's class.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    /// The behaviors that it is made of, and the closure of each step.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var action: (() -> Void)?
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.move(to: dynamicAnimator)
    }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
    }
    /// Called before the behavior is taken over by an animator, or let go.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }
}

/// A behavior of several bodies.
open class _UIItemsBehavior: UIDynamicBehavior {
    /// The bodies.
    open private(set) var items: [any UIDynamicItem]

    /// Creates a behavior without bodies.
    public override convenience init() { self.init(items: []) }
    /// Creates a behavior of bodies.
    public init(items: [any UIDynamicItem]) {
        self.items = items
    }

    /// Adds or removes a body.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
