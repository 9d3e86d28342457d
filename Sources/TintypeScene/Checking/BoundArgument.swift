import TintypeTree
import TintypeUI

extension CallReader {
    /// The state that an argument is bound to; nil where it is none, and after a report.
    func location(_ name: String, of type: SceneType?) -> LocationPath? {
        guard let written = value(name), let bound = written.boundName,
            let path = checker.path(bound, at: written.place, in: scope)
        else { return nil }
        guard let type, path.type != .unknown, !(path.type.fits(type) && type.fits(path.type)) else { return path }
        checker.diagnostics.error(
            "expected \(type.expectation) for \"\(name)\", found the state \"\(bound)\" of type \(path.type)",
            at: written.place)
        return nil
    }

    /// A binding: of a state, `$isOn`, or to a value that stays.
    func bound<Value>(_ name: String, _ form: DatumForm<Value>, default standIn: Value) -> Argument<Binding<Value>> {
        guard let written = value(name) else { return Argument(.constant(standIn)) }
        guard written.boundName != nil else {
            return constant(written, name, form, default: standIn).map { .constant($0) }
        }
        guard let path = location(name, of: form.type) else { return Argument(.constant(standIn)) }
        return Argument(fallback: .constant(standIn)) { frame, scope in
            guard let location = path.location(in: frame) else { return .constant(standIn) }
            let environment = scope.environment
            return Binding(
                get: { form.value(location.value, environment) ?? standIn },
                set: { location.set(form.datum($0, environment)) })
        }
    }

    /// A value of a form.
    func formed<Value>(_ name: String, _ form: DatumForm<Value>, default standIn: Value? = nil) -> Argument<Value> {
        let fallback = standIn ?? form.fallback
        guard let written = value(name) else { return Argument(fallback) }
        return constant(written, name, form, default: fallback)
    }

    private func constant<Value>(
        _ source: SceneValue, _ name: String, _ form: DatumForm<Value>, default fallback: Value
    ) -> Argument<Value> {
        if form.kind == .color, let color = color(source) as? Argument<Value> { return color }
        // What any list or value can be is of the type that it shows.
        let isOpen = form.type == nil || form.type == .list(.unknown)
        let written = isOpen ? anyValue(name) : datum(name, as: form.kind.type ?? form.type)
        guard let datum = written else { return Argument(fallback) }
        if form.kind == .date, let text = datum.constant?.string, SceneDate(text) == nil {
            checker.diagnostics.error(
                "\"\(text.abbreviated)\" is no date", at: source.place, hint: SceneDate.hint)
        }
        return Argument(fallback: fallback) { (frame, scope) throws(EvaluationError) in
            let datum = datum(frame, scope)
            if let value = form.value(datum, scope.environment) { return value }
            guard datum != .none else { return fallback }
            throw EvaluationError(
                "\"\(datum.text.abbreviated)\" is no value for \"\(name)\" of \(self.name)", at: source.place)
        }
    }
}
