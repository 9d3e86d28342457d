import TintypeGraphics
import TintypeTree
import TintypeUI

/// The transitions of content that a scene can write: `opacity`, `{numericText: {value: =count}}`, `{symbolEffect: upUp}`.
enum SceneContentTransition {
    private static let replacements = Choice<ContentTransition>(
        "replacement",
        [
            ("downUp", .symbolEffect(.replace.downUp)), ("upUp", .symbolEffect(.replace.upUp)),
            ("offUp", .symbolEffect(.replace.offUp)),
        ])

    static let all: [NamedCall] = [
        NamedCall("identity", "The new content is there at once."),
        NamedCall("opacity", "The old content fades out, and the new one in."),
        NamedCall("interpolate", "What stays the same goes to its new place, size and colour; else it fades."),
        NamedCall(
            "numericText", "Digits that change roll.",
            [
                ArgumentSpec("countsDown", .bool, "True for downwards.", default: "false"),
                ArgumentSpec("value", .number, "The number, which rolls up where it grows, and down where it falls."),
            ]),
        NamedCall(
            "symbolEffect", "One symbol goes, and then the other comes.",
            [.main("replacement", .choice(replacements.names), "The way of both.", default: "downUp")]),
    ]

    fileprivate static func transition(_ call: CallReader) -> Argument<ContentTransition> {
        switch call.name {
        case "identity": return Argument(.identity)
        case "interpolate": return Argument(.interpolate)
        case "numericText":
            call.exclude("countsDown", "value")
            if let value = call.number("value") { return value.map { .numericText(value: Double($0)) } }
            return call.bool("countsDown", default: false).map { .numericText(countsDown: $0) }
        case "symbolEffect": return call.choice("replacement", replacements, default: .symbolEffect)
        default: return Argument(.opacity)
        }
    }
}

extension Parameter where Value == ContentTransition {
    /// A transition of content by its name.
    static func contentTransition(_ name: String, _ doc: String) -> Parameter {
        var spec = ArgumentSpec(name, .oneOf(SceneContentTransition.all), doc)
        spec.isRequired = true
        return Parameter(spec) { call in
            let calls = call.calls(name, what: "content transition")
            if calls.count > 1 {
                call.checker.diagnostics.error("content has one transition", at: calls[1].place)
            }
            return calls.first.map(SceneContentTransition.transition) ?? Argument(.opacity)
        }
    }
}
