import TintypeTree
import TintypeUI

extension Parameter {
    /// A binding: of a state, `$isOn`, or to a value that stays.
    static func bound<Wrapped>(
        _ name: String, _ form: DatumForm<Wrapped>, _ doc: String, default standIn: Wrapped? = nil
    ) -> Parameter where Value == Binding<Wrapped> {
        var spec = ArgumentSpec(name, .bound(form.kind), doc)
        spec.isRequired = standIn == nil
        let fallback = standIn ?? form.fallback
        return Parameter(spec) { $0.bound(name, form, default: fallback) }
    }

    /// An action; none where nothing is written.
    static func action(_ name: String, _ doc: String) -> Parameter where Value == () -> Void {
        Parameter(ArgumentSpec(name, .action, doc)) { $0.action(name) }
    }
}

extension CallReader {
    /// The action of an argument.
    func action(_ name: String) -> Argument<() -> Void> {
        guard let written = value(name) else { return Argument {} }
        let action = checker.action(written, in: scope)
        return Argument(fallback: {}) { frame, scope in { action.perform(frame.current, scope) } }
    }
}
