/// A view or a modifier as it is written: its name, its arguments, and what stands beside the name.
///
/// `divider` has no arguments; `padding: 8` has the scalar; `frame: {width: 8}` the mapping; beside a view's name may
/// stand `modifiers` and `id`.
package struct SceneCall: Hashable, Sendable {
    package let name: String
    /// The place of the name.
    package let place: ScenePlace
    /// nil for a bare name, and where nothing is written after the colon.
    package let arguments: SceneValue?
    /// The keys beside the name, in the order of the file.
    package let beside: [SceneEntry]

    /// The value of a key beside the name.
    package subscript(key: String) -> SceneValue? {
        beside.first { $0.key == key }?.value
    }
}

extension SceneReader {
    /// A call: a bare name, or a mapping with one key beside the allowed ones.
    ///
    /// - Parameters:
    ///   - keys: The keys that may stand beside the name, e.g. `modifiers` and `id`.
    ///   - what: A word for what is called, e.g. `view`.
    package func call(_ value: SceneValue, beside keys: [String] = [], what: String) -> SceneCall? {
        switch value.content {
        case .scalar(let scalar) where !scalar.text.isEmpty:
            return SceneCall(name: scalar.text, place: value.place, arguments: nil, beside: [])
        case .mapping(let entries):
            let named = entries.filter { !keys.contains($0.key) }
            guard let first = named.first else {
                diagnostics.error("the name of a \(what) is missing", at: value.place)
                return nil
            }
            if named.count > 1 {
                reportSeveral(named, beside: keys, what: what)
                return nil
            }
            return SceneCall(
                name: first.key, place: first.keyPlace, arguments: first.value.isEmpty ? nil : first.value,
                beside: entries.filter { keys.contains($0.key) })
        case .scalar, .sequence:
            diagnostics.error("expected a \(what), found \(value.kindDescription)", at: value.place)
            return nil
        }
    }

    private func reportSeveral(_ named: [SceneEntry], beside keys: [String], what: String) {
        let list = named.prefix(4).map { "\"\($0.key.abbreviated)\"" }.joined(separator: ", ")
        let near = named.dropFirst().lazy.compactMap { Suggestion.hint(for: $0.key, among: keys, what: "keys") }.first {
            $0.hasPrefix("did")
        }
        diagnostics.error(
            "a \(what) has one name, found \(named.count): \(list)", at: named[1].keyPlace,
            hint: near ?? "indent the arguments below the name; each \(what) is an item of a list of its own")
    }
}
