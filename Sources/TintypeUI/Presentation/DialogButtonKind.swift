import TintypeTree

/// What a button of a dialog is for: where it stands and what ground it has follows from that.
enum DialogButtonKind: Hashable, Sendable {
    case usual
    /// Leaves everything as it is.
    case cancel
    /// What return presses.
    case preferred
}

/// The key of ``DialogButtonModifier``.
private enum DialogButtonKey: SaidKey {
    typealias Value = DialogButtonKind
}

/// Says that a view is a button of the dialog around it.
struct DialogButtonModifier: NodeModifier {
    let kind: DialogButtonKind

    init(_ kind: DialogButtonKind) {
        self.kind = kind
    }

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        node.say(DialogButtonKey.self, kind)
        return node
    }
}

extension Node {
    /// What the view is for as a button of a dialog; nil for what is no button, as a field to write in.
    var dialogButton: DialogButtonKind? { said(DialogButtonKey.self) }
}
