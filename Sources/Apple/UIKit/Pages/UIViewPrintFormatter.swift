/// The layout of a view that is printed. UIKit's class; nothing is printed.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view that is printed.
    public let view: UIView

    /// Creates the layout of a view, as the view does itself.
    init(_ view: UIView) {
        self.view = view
    }
}
