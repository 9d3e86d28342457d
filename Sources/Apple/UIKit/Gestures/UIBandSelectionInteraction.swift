public import Foundation

/// The frame that a mouse draws around what is chosen. UIKit's class; nobody draws one.
@MainActor @preconcurrency
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// The part of the drawing.
    public enum State: Int, Sendable {
        case possible, began, selecting, ended
    }

    /// The part of the drawing, its rectangle in points, and its view.
    open var state: State { .possible }
    open var selectionRect: CGRect { .zero }
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    open var isEnabled = true
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
    open private(set) weak var view: UIView?
    private let handler: (UIBandSelectionInteraction) -> Void

    /// Creates the drawing; `selectionHandler` would be called as it goes on.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        handler = selectionHandler
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
