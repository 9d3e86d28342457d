import TintypeTree

/// A preference that a scene declares: the type of its values, its default, and how several become one.
struct DeclaredPreference {
    let type: SceneType
    let key: PreferenceKeyDescription

    static let keys = ["type", "default", "reduce"]

    init(name: String, type: SceneType, defaultValue: SceneDatum, reduce: Reduce) {
        self.type = type
        key = PreferenceKeyDescription(declared: name, defaultValue: defaultValue) { value, next in
            guard let first = value as? SceneDatum, let second = next() as? SceneDatum else {
                preconditionFailure("A scene's preferences hold the values of the scene language.")
            }
            value = reduce.combine(first, second)
        }
    }

    /// The rule by which a later value is combined into those before.
    enum Reduce: String, CaseIterable {
        case first, last, append, max, min, sum, or

        func combine(_ a: SceneDatum, _ b: SceneDatum) -> SceneDatum {
            switch self {
            case .first: a == .none ? b : a
            case .last: b == .none ? a : b
            case .append: .list((a.list ?? []) + (b.list ?? []))
            case .max: .number(Swift.max(a.number ?? 0, b.number ?? 0))
            case .min: .number(Swift.min(a.number ?? 0, b.number ?? 0))
            case .sum: .number((a.number ?? 0) + (b.number ?? 0))
            case .or: .bool((a.bool ?? false) || (b.bool ?? false))
            }
        }

        /// The kind of value that can be combined so, e.g. `a list`; nil where values of `type` can.
        func problem(with type: SceneType) -> String? {
            switch self {
            case .first, .last: return nil
            case .append:
                if case .list = type { return nil }
                return "a list"
            case .max, .min, .sum: return type == .number ? nil : "a number"
            case .or: return type == .bool ? nil : "a bool"
            }
        }
    }
}

extension SceneChecker {
    func readPreferences(_ value: SceneValue) {
        for entry in reader.mapping(value, of: "preferences")?.entries ?? [] {
            guard let declared = declaration(entry, keys: DeclaredPreference.keys, isOptionalDefault: true) else {
                continue
            }
            let reduce = reduce(entry.value, of: declared.type)
            // A scene's key and one of the prelude with the same name are two.
            let key = isPrelude && user?.preferences[entry.key] == nil ? entry.key : owned(entry.key)
            preferences[entry.key] = DeclaredPreference(
                name: key, type: reduce == nil ? .unknown : declared.type, defaultValue: declared.value,
                reduce: reduce ?? .last)
        }
    }

    private func reduce(_ value: SceneValue, of type: SceneType) -> DeclaredPreference.Reduce? {
        guard value.mapping != nil, let mapping = reader.mapping(value, of: "the preference"),
            let written = mapping.require("reduce"),
            let name = reader.name(written, among: DeclaredPreference.Reduce.allCases.map(\.rawValue), what: "reduce"),
            let reduce = DeclaredPreference.Reduce(rawValue: name)
        else { return nil }
        guard type != .unknown, let wanted = reduce.problem(with: type) else { return reduce }
        diagnostics.error("\"\(name)\" reduces \(wanted), and this preference is \(type)", at: written.place)
        return nil
    }

    /// The preference of a name, the scene's before the prelude's.
    func preference(_ value: SceneValue) -> DeclaredPreference? {
        guard let name = reader.text(value, of: "key") else { return nil }
        if let own = preferences[name] { return own }
        if !isPrelude, Prelude.preferences.contains(name) { return prelude?.preferences[name] }
        var hint = Suggestion.hint(for: name, among: preferences.keys.sorted(), what: "preferences")
        if preferences.isEmpty {
            hint = "declare it at the top: preferences: {\(name.abbreviated): {type: …, reduce: …}}"
        }
        diagnostics.error("unknown preference \"\(name.abbreviated)\"", at: value.place, hint: hint)
        return nil
    }
}
