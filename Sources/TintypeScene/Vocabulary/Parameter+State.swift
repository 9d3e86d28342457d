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

    /// What is done; nothing where nothing is written.
    static func action(_ name: String, _ doc: String) -> Parameter where Value == () -> Void {
        Parameter(ArgumentSpec(name, .action, doc)) { call in
            guard let written = call.value(name) else { return Argument {} }
            let action = call.checker.action(written, in: call.scope)
            return Argument(fallback: {}) { frame, scope in { action.perform(frame.current, scope) } }
        }
    }
}
