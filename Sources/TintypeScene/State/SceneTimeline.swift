import TintypeGraphics
import TintypeTree
import TintypeUI

/// A change that a scene makes to its states at an instant: `{at: 0.2, set: {isOpen: true}, animation: smooth}`.
struct SceneInstant {
    /// In seconds from the first picture.
    let time: Double
    let animation: Argument<Animation?>
    let action: SceneAction
    /// The touches, which come after the changes, in order.
    let touches: [SceneTouch]
}

extension SceneChecker {
    /// The arguments of an instant besides its actions.
    static let instantArguments: [ArgumentSpec] = [
        ArgumentSpec("at", .number, "When, in seconds from the first picture.", range: 0...3_600).required,
        ArgumentSpec("animation", .oneOf(SceneAnimation.all), "How the change is made; at once without it."),
    ]

    /// The instants of a timeline, in their order in time.
    func timeline(_ value: SceneValue, in scope: CheckScope) -> [SceneInstant] {
        let items = reader.sequence(value, of: "timeline") ?? []
        return items.compactMap { instant($0, in: scope) }
            .enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    private func instant(_ value: SceneValue, in scope: CheckScope) -> SceneInstant? {
        guard let mapping = reader.mapping(value, of: "an instant") else { return nil }
        let names = Self.instantArguments.map(\.name)
        let touchNames = SceneTouch.words.map(\.name) + [SceneTouch.scroll.name]
        let actionNames = SceneAction.words.map(\.name)
        var (own, actions) = (value, value)
        own.content = .mapping(mapping.entries.filter { names.contains($0.key) })
        actions.content = .mapping(mapping.entries.filter { actionNames.contains($0.key) })
        let touches = mapping.entries.filter { touchNames.contains($0.key) }
        for entry in mapping.entries where !(names + actionNames + touchNames).contains(entry.key) {
            unknownAction(entry.key, at: entry.keyPlace, among: actionNames + touchNames)
        }
        let call = CallReader(
            SceneCall(name: "timeline", place: value.place, arguments: own, beside: []), Self.instantArguments,
            checker: self, scope: scope)
        let time = call.number("at", default: 0)
        guard let constant = time.constant else {
            if let written = call.value("at") {
                diagnostics.error("the instant must be a number", at: written.place)
            }
            return nil
        }
        if mapping.entries.allSatisfy({ names.contains($0.key) }) {
            let words = (actionNames + touchNames).joined(separator: ", ")
            diagnostics.error(
                "nothing happens at this instant", at: value.place, hint: "write one of the actions: \(words)")
        }
        let animation = Parameter<Animation?>.animation("animation", "").read(call)
        return SceneInstant(
            time: Double(constant), animation: animation, action: action(actions, in: scope),
            touches: touches.compactMap { touch($0, in: scope) })
    }
}
