import Foundation

extension UIView {
    /// Called when the constraints of this view's tree, their constants or a content's size changed.
    func constraintsDidChange() {}

    /// Finds the frames that the constraints of the tree below this outermost view give.
    func solveConstraints() {}

    /// Gives the views inside the frames that their constraints gave.
    func applyConstraints() {}
}
