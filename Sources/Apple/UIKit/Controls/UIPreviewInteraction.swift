public import Foundation

/// The harder press on a view. UIKit's class; nobody presses harder.
@MainActor @preconcurrency
open class UIPreviewInteraction: NSObject {
    /// The view, and the delegate.
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Creates the interaction of a view.
    public init(view: UIView) {
        self.view = view
    }

    /// The place of the finger, and the end of the press.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    open func cancel() {}
}

/// The delegate of a harder press. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// The calls of a press.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}
