import TintypeTree

/// A view that a control hands to its style: a label, or the control's content.
@MainActor
protocol ControlPart: PrimitiveView {
    init(part: @escaping @MainActor (inout Scope) -> Void)
    var part: @MainActor (inout Scope) -> Void { get }
}

extension ControlPart {
    init<V: View>(_ view: V) {
        self.init(part: evaluation(of: view))
    }

    func evaluate(into scope: inout Scope) { part(&scope) }
}
