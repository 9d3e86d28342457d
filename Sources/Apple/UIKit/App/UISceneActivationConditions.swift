public import Foundation

/// The contents for which a scene is brought to the front. UIKit's class; none is.
@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
    /// The rules for the name of a content: one that it must meet, and one that speaks for the scene.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init() {
        super.init()
    }
}
