import TintypeTree

extension SceneChecker {
    /// `switch: =kind` beside `cases`, a mapping of values to views, and `default`.
    func selection(_ value: SceneValue, in scope: CheckScope) -> ViewBody {
        let keys = ["switch", "cases", "default"] + Self.besideKeys
        guard let mapping = reader.mapping(value, allowing: keys, of: "switch") else { return Self.nothing }
        guard let written = mapping["switch"], let subject = inferred(written, in: scope) else { return Self.nothing }
        guard case .some = subject.type.caseType else {
            diagnostics.error(
                "a switch goes over numbers, texts or bools, not over \(subject.type)", at: written.place,
                hint: subject.type.isOptional ? "if: =name != nil tells whether there is a value" : nil)
            return Self.nothing
        }
        let cases = (mapping.require("cases").flatMap { reader.mapping($0, of: "cases") }?.entries ?? []).compactMap {
            branch($0, of: subject.type, in: scope)
        }
        let standard = mapping["default"].map { views($0, in: scope) } ?? Self.nothing
        let datum = Argument(subject, fallback: .none)
        let body: ViewBody = { frame, scope in
            let value = datum(frame, scope)
            let index = cases.firstIndex { $0.value == value }
            scope.descend(.index(index ?? cases.count)) { scope in
                (index.map { cases[$0].body } ?? standard)(frame, &scope)
            }
        }
        let beside = mapping.entries.filter { Self.besideKeys.contains($0.key) }
        return finished(body, beside: beside, place: value.place, in: scope)
    }

    private func branch(
        _ entry: SceneEntry, of type: SceneType, in scope: CheckScope
    ) -> (value: SceneDatum, body: ViewBody)? {
        let key = SceneValue(.scalar(SceneScalar(entry.key)), at: entry.keyPlace)
        let body = views(entry.value, in: scope)
        guard let caseType = type.caseType, let value = typed(key, as: caseType, in: scope)?.constant else {
            return nil
        }
        return (value, body)
    }
}

extension SceneType {
    /// The type of the values that a switch over this one may name; nil for one that cannot be switched over.
    fileprivate var caseType: SceneType? {
        switch self {
        case .number, .string, .bool, .choice: self
        default: nil
        }
    }
}
