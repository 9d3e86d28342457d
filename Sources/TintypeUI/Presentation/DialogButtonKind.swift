import TintypeTree

/// The purpose of a button of a dialog: its place and its ground follow from it.
enum DialogButtonKind: Hashable, Sendable {
    case usual
    /// Leaves everything as it is.
    case cancel
    /// The button that return presses.
    case preferred
}

/// The key of a view that is a button of the dialog around it.
enum DialogButtonKey: SaidKey {
    typealias Value = DialogButtonKind
}

extension Node {
    /// The purpose of the view as a button of a dialog; nil for what is no button, as a field to write in.
    var dialogButton: DialogButtonKind? { said(DialogButtonKey.self) }
}
