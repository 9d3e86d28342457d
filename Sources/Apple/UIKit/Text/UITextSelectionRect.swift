public import Foundation

/// A rectangle of a selected text. UIKit's class.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
    /// The rect in points, its movement, and the parts of the selection that lie in it.
    open var rect: CGRect { .zero }
    open var transform: CGAffineTransform { .identity }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}
