/// A state, or a member of one, by the name that a scene writes: `isOn`, `item.isDone`.
struct LocationPath: Hashable {
    let root: String
    let members: [String]
    let type: SceneType

    func location(in frame: SceneFrame) -> SceneLocation? {
        members.reduce(frame.states[root]) { $0?.appending(.member($1)) }
    }
}

extension SceneValue {
    /// The name after the sign of a binding, `$isOn`; nil for what is none.
    var boundName: String? {
        guard let text = scalar?.text, text.hasPrefix("$"), !text.hasPrefix("$("), !text.hasPrefix("$$") else {
            return nil
        }
        return String(text.dropFirst())
    }
}

extension SceneChecker {
    /// The state, or the member of one, that a binding or an action names; nil after a report.
    func path(_ text: String, at place: ScenePlace, in scope: CheckScope) -> LocationPath? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard var type = scope.states[parts[0]] else {
            unknownState(parts[0], at: place, in: scope)
            return nil
        }
        scope.part.usedNames.insert(parts[0])
        for (index, name) in parts.enumerated().dropFirst() {
            guard case .record(let record) = type.unwrapped, let field = record[name] else {
                guard type != .unknown else { return LocationPath(root: parts[0], members: [], type: .unknown) }
                let owner = parts[..<index].joined(separator: ".")
                var hint: String?
                if case .record(let record) = type.unwrapped {
                    hint = Suggestion.hint(for: name, among: record.fields.map(\.name), what: "members")
                }
                diagnostics.error("\"\(owner)\" has no member \"\(name.abbreviated)\"", at: place, hint: hint)
                return nil
            }
            type = field
        }
        return LocationPath(root: parts[0], members: Array(parts.dropFirst()), type: type)
    }

    private func unknownState(_ name: String, at place: ScenePlace, in scope: CheckScope) {
        if scope.types.type(of: name) == .unknown { return }
        if scope.types.names.contains(name) {
            diagnostics.error(
                "\"\(name.abbreviated)\" is no state, so nothing can be written into it", at: place,
                hint: "its value is read by =\(name); a parameter that takes a binding has a type like: binding bool")
            return
        }
        diagnostics.error(
            "unknown state \"\(name.abbreviated)\"", at: place,
            hint: scope.states.isEmpty
                ? "declare it: state: {\(name.abbreviated): …}"
                : Suggestion.hint(for: name, among: scope.states.keys.sorted(), what: "states"))
    }
}

extension SceneFrame {
    /// The frame with the values that states have by now.
    var current: SceneFrame {
        states.reduce(self) { $0.binding($1.key, $1.value.value) }
    }
}
