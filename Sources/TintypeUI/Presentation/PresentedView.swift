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
        /// A card of rows beside the control that opens it.
        case menu
        /// A card of rows beside a view that is lifted above the others, or beside a preview of it.
        case contextMenu
    }

    let form: Form
    /// The view; of an alert or a dialog, the buttons.
    let content: Evaluation<Void>
    /// Ends the presentation.
    let end: () -> Void
    /// nil for none.
    var title: Evaluation<Void>?
    var message: Evaluation<Void>?
    /// The view that a context menu belongs to, as it stands among the others; nil for none.
    var lifted: Evaluation<Void>?
    /// The bounds of the view that presents.
    var source: Anchor<CGRect>

    init(_ form: Form, source: Anchor<CGRect>, content: Evaluation<Void>, end: @escaping () -> Void) {
        self.end = end
        self.form = form
        self.source = source
        self.content = content
    }
}
