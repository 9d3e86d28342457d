import TintypeTree

/// A name with a type and a value, as `state`, `environment`, `preferences` and `parameters` declare them.
struct DeclaredValue {
    let type: SceneType
    /// The default; for one without a default the type's nothing.
    let value: SceneDatum
    let hasDefault: Bool
    /// Indicates whether its texts are names of symbols.
    var isSymbol = false
    /// The name under which a value of the environment is kept: of each file's own.
    var storage = ""
    /// Indicates whether a parameter takes a state, `$name`, that it can write.
    var isBinding = false

    /// The stand-in for a declaration that could not be read: its name is known and goes with everything, so that one
    /// mistake gives one error.
    static let unread = DeclaredValue(type: .unknown, value: .none, hasDefault: true)

    static let keys = ["type", "default"]
}

extension SceneChecker {
    /// A declaration by type, by default, or by both: `{type: number?, default: 3}`. Any other value is the default
    /// itself. nil for a name that cannot be one; ``DeclaredValue/unread`` after any other report.
    ///
    /// - Parameters:
    ///   - keys: The keys of the mapping.
    ///   - isOptionalDefault: True if an optional's default is nil, and a list's empty, where none is written.
    func declaration(_ entry: SceneEntry, keys: [String], isOptionalDefault: Bool) -> DeclaredValue? {
        guard reader.isIdentifier(entry.key, at: entry.keyPlace) else { return nil }
        return read(entry, keys: keys, isOptionalDefault: isOptionalDefault) ?? .unread
    }

    private func read(_ entry: SceneEntry, keys: [String], isOptionalDefault: Bool) -> DeclaredValue? {
        let isDeclared = entry.value.mapping?.contains { keys.contains($0.key) } ?? false
        guard isDeclared || keys.count > 2 else { return constant(entry.value) }
        guard let mapping = reader.mapping(entry.value, allowing: keys, of: "\"\(entry.key)\"") else { return nil }
        guard let written = mapping["type"] else {
            guard let value = mapping["default"] else {
                diagnostics.error("\"\(entry.key)\" needs a \"type\" or a \"default\"", at: entry.keyPlace)
                return nil
            }
            return constant(value)
        }
        guard let type = reader.type(written) else { return nil }
        // A default that is wrong leaves the type known.
        let standIn = DeclaredValue(type: type, value: type.nothing ?? .none, hasDefault: true)
        if let value = mapping["default"] { return constant(value, as: type) ?? standIn }
        guard isOptionalDefault else { return DeclaredValue(type: type, value: .none, hasDefault: false) }
        if type.nothing == nil { diagnostics.error("\"\(entry.key)\" needs a \"default\"", at: entry.keyPlace) }
        return standIn
    }

    /// A value that depends on no name.
    private func constant(_ value: SceneValue, as type: SceneType? = nil) -> DeclaredValue? {
        let typed =
            type.map { reader.value(value, as: $0, in: TypeEnvironment()) }
            ?? reader.inferredValue(value, in: TypeEnvironment())
        guard let typed, let constant = typed.constant else { return nil }
        return DeclaredValue(type: typed.type, value: constant, hasDefault: true)
    }
}

extension SceneType {
    /// The value that says nothing: nil, or no elements.
    fileprivate var nothing: SceneDatum? {
        switch self {
        case .optional: SceneDatum.none
        case .list: .list([])
        default: nil
        }
    }
}
