import Foundation
import TintypeGraphics
import TintypeTree

/// A view that is drawn over the whole scene, because a binding says that it is shown.
struct PresentedView {
    /// The form in which a view is brought up.
    enum Form: Hashable, Sendable {
        case sheet
        /// Over the whole canvas.
        case cover
        /// Beside the view that presents it; where there is little room, a sheet.
        case popover(arrowEdge: Edge)
        /// A card in the middle, with a title, a message and buttons.
        case alert
        /// Buttons at the lower edge.
        case dialog
    }

    let form: Form
    /// The view; of an alert or a dialog, the buttons.
    let content: Evaluation<Void>
    /// Ends the presentation.
    let end: () -> Void
    /// nil for none.
    var title: Evaluation<Void>?
    var message: Evaluation<Void>?
    /// The bounds of the view that presents.
    var source: Anchor<CGRect>

    init(_ form: Form, source: Anchor<CGRect>, content: Evaluation<Void>, end: @escaping () -> Void) {
        self.end = end
        self.form = form
        self.source = source
        self.content = content
    }
}
