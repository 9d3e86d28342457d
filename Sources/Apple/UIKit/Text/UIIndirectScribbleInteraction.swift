public import Foundation

/// The writing by a pencil into parts of a view that become fields as they are written in. UIKit's class; nobody
/// writes.
@MainActor @preconcurrency
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
    /// The view, the delegate, and the state.
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: Delegate?
    open var isHandlingWriting: Bool { false }

    /// Creates an interaction.
    public init(delegate: Delegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of the writing into parts of a view. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIIndirectScribbleInteractionDelegate: AnyObject {
    /// The name by which a part is known.
    associatedtype ElementIdentifier: Hashable

    /// The parts in a rectangle, their frames, and their focus.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void)
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    /// The calls around writing.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}
