import TintypeTree

/// A view that a control hands to its style: a label, or the control's content.
protocol ControlPart: PrimitiveView {
    nonisolated init(part: @escaping (inout Scope) -> Void)
    nonisolated var part: (inout Scope) -> Void { get }
}

extension ControlPart {
    nonisolated init<V: View>(_ view: V) {
        self.init(part: evaluation(of: view))
    }

    nonisolated func evaluate(into scope: inout Scope) { part(&scope) }
}
