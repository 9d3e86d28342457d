import TintypeTree
import TintypeUI

/// The effect of a tap, a change or an appearance: `{toggle: isOn}`, `{set: {count: =count + 1}}`, `dismiss`, or a list of such.
struct SceneAction {
    /// The words of the language, with a sentence each.
    static let words: [(name: String, doc: String)] = [
        ("set", "Gives states new values: {set: {count: =count + 1}}."),
        ("toggle", "Turns a state on or off: {toggle: isOn}."),
        ("append", "Adds an element at the end of a list: {append: {items: Milk}}."),
        ("remove", "Takes the elements of a value out of a list: {remove: {items: =item}}."),
        ("dismiss", "Ends the presentation around the view: dismiss."),
    ]

    static var nothing: SceneAction { SceneAction { _, _ in } }

    let perform: (SceneFrame, Scope) -> Void

    init(_ perform: @escaping (SceneFrame, Scope) -> Void) {
        self.perform = perform
    }

    init(_ steps: [SceneAction]) {
        self.init { frame, scope in
            // Each step sees what the one before has written.
            for step in steps { step.perform(frame.current, scope) }
        }
    }
}

extension SceneChecker {
    /// An action; it does nothing after a report.
    func action(_ value: SceneValue, in scope: CheckScope) -> SceneAction {
        switch value.content {
        case .sequence(let values): return SceneAction(values.map { action($0, in: scope) })
        case .scalar(let scalar):
            guard scalar.text == "dismiss" else {
                unknownAction(scalar.text, at: value.place)
                return .nothing
            }
            return SceneAction { _, scope in scope.environment.end() }
        case .mapping(let entries):
            return SceneAction(entries.map { step($0, in: scope) })
        }
    }

    func unknownAction(
        _ name: String, at place: ScenePlace, among names: [String] = SceneAction.words.map(\.name)
    ) {
        diagnostics.error(
            "unknown action \"\(name.abbreviated)\"", at: place,
            hint: Suggestion.hint(for: name, among: names, what: "actions"))
    }

    private func step(_ entry: SceneEntry, in scope: CheckScope) -> SceneAction {
        switch entry.key {
        case "set": return assignments(entry.value, of: "\"set\"", in: scope)
        case "toggle": return toggle(entry.value, in: scope)
        case "append":
            return changing(entry, in: scope) { list, element in list + [element] }
        case "remove":
            return changing(entry, in: scope) { list, element in list.filter { $0 != element } }
        case "dismiss": return SceneAction { _, scope in scope.environment.end() }
        default:
            unknownAction(entry.key, at: entry.keyPlace)
            return .nothing
        }
    }

    /// States and their new values, which are all taken before the first is written.
    func assignments(_ value: SceneValue, of owner: String, in scope: CheckScope) -> SceneAction {
        guard let mapping = reader.mapping(value, of: owner) else { return .nothing }
        let parts = mapping.entries.compactMap { entry -> (LocationPath, Argument<SceneDatum>)? in
            guard let path = path(entry.key, at: entry.keyPlace, in: scope),
                let typed = typed(entry.value, as: path.type, in: scope)
            else { return nil }
            return (path, Argument(typed, fallback: .none))
        }
        return SceneAction { frame, scope in
            let values = parts.map { $0.1(frame, scope) }
            for (part, value) in zip(parts, values) { part.0.location(in: frame)?.set(value) }
        }
    }

    private func toggle(_ value: SceneValue, in scope: CheckScope) -> SceneAction {
        let paths = (value.sequence ?? [value]).compactMap { value -> LocationPath? in
            guard let name = reader.text(value, of: "\"toggle\""), let path = path(name, at: value.place, in: scope)
            else { return nil }
            guard path.type.fits(.bool) else {
                diagnostics.error("\"\(name)\" is a \(path.type) and no bool", at: value.place)
                return nil
            }
            return path
        }
        return SceneAction { frame, _ in
            for path in paths {
                guard let location = path.location(in: frame) else { continue }
                location.set(.bool(!(location.value.bool ?? false)))
            }
        }
    }

    /// An action that makes a list another one with an element.
    private func changing(
        _ entry: SceneEntry, in scope: CheckScope, _ change: @escaping ([SceneDatum], SceneDatum) -> [SceneDatum]
    ) -> SceneAction {
        guard let mapping = reader.mapping(entry.value, of: "\"\(entry.key)\"") else { return .nothing }
        let parts = mapping.entries.compactMap { entry -> (LocationPath, Argument<SceneDatum>)? in
            guard let path = path(entry.key, at: entry.keyPlace, in: scope) else { return nil }
            guard case .list(let element) = path.type else {
                if path.type != .unknown {
                    diagnostics.error("\"\(entry.key)\" is a \(path.type) and no list", at: entry.keyPlace)
                }
                return nil
            }
            guard let typed = typed(entry.value, as: element, in: scope) else { return nil }
            return (path, Argument(typed, fallback: .none))
        }
        return SceneAction { frame, scope in
            for (path, element) in parts {
                guard let location = path.location(in: frame) else { continue }
                location.set(.list(change(location.value.list ?? [], element(frame, scope))))
            }
        }
    }
}
