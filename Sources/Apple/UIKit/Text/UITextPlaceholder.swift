public import Foundation

/// The place that is kept free in a text for one that is still coming. UIKit's class.
@MainActor @preconcurrency
open class UITextPlaceholder: NSObject {
    /// The rectangles of the place.
    open var rects: [UITextSelectionRect] { [] }

    public override init() {
        super.init()
    }
}

extension UITextInput {
    /// Keeps a place free at the caret for a text that is still coming, and lets it go.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
    public func remove(_ textPlaceholder: UITextPlaceholder) {}
}
