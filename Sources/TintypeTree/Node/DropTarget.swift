package import Foundation

/// A view's way to take things that a finger drags over it.
package struct DropTarget {
    /// The steps of a finger that drags things.
    package enum Step: Sendable {
        case enters
        case moves
        case leaves
        /// The finger is lifted; it does not leave then.
        case ends
    }

    /// Returns whether the view takes one of the things.
    let accepts: ([Any]) -> Bool
    /// Told of the finger, with the things and its place in points of the view.
    let watch: (Step, [Any], CGPoint) -> Void
    /// Takes the things where the finger was lifted, in points of the view.
    let drop: ([Any], CGPoint) -> Void

    package init(
        accepts: @escaping ([Any]) -> Bool, watch: @escaping (Step, [Any], CGPoint) -> Void,
        drop: @escaping ([Any], CGPoint) -> Void
    ) {
        self.accepts = accepts
        self.watch = watch
        self.drop = drop
    }
}
