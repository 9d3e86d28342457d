import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The transitions that a scene can write: `opacity`, `{move: leading}`, `{asymmetric: {insertion: slide, removal: opacity}}`.
enum SceneTransition {
    private static let edge = ArgumentSpec.main("edge", .choice(Choices.scrollEdge.names), "The edge.").required
    private static let plain: [NamedCall] = [
        NamedCall("identity", "The view is there, or not, at once."),
        NamedCall("opacity", "The view fades."),
        NamedCall("slide", "The view comes from the leading edge and leaves by the trailing one."),
        NamedCall("blurReplace", "The view fades and is blurred."),
        NamedCall("move", "The view comes from an edge, by as much as it is wide or high.", [edge]),
        NamedCall("push", "The view fades in from an edge and leaves by the other.", [edge]),
        NamedCall(
            "scale", "The view grows.",
            [
                .main("scale", .number, "The factor that it begins with.", default: "0.00001"),
                ArgumentSpec("anchor", .unitPoint, "The point that stays.", default: "center"),
            ]),
        NamedCall(
            "offset", "The view comes from some points away.",
            [
                ArgumentSpec("x", .number, "In points.", default: "0"),
                ArgumentSpec("y", .number, "In points.", default: "0"),
            ]),
    ]

    static let all: [NamedCall] =
        plain + [
            NamedCall(
                "asymmetric", "The view goes otherwise than it comes.",
                [
                    ArgumentSpec("insertion", .oneOf(plain), "How it comes.").required,
                    ArgumentSpec("removal", .oneOf(plain), "How it goes.").required,
                ])
        ]

    /// Several transitions together.
    fileprivate static func combined(_ calls: [CallReader]) -> Argument<AnyTransition> {
        let transitions = calls.map(transition)
        return Argument(fallback: .opacity) { frame, scope in
            let all = transitions.map { $0(frame, scope) }
            return all.dropFirst().reduce(all.first ?? .opacity) { $0.combined(with: $1) }
        }
    }

    private static func transition(_ call: CallReader) -> Argument<AnyTransition> {
        switch call.name {
        case "identity": return Argument(.identity)
        case "slide": return Argument(.slide)
        case "blurReplace": return Argument(.blurReplace)
        case "move": return call.choice("edge", Choices.scrollEdge, default: .leading).map { .move(edge: $0) }
        case "push": return call.choice("edge", Choices.scrollEdge, default: .leading).map { .push(from: $0) }
        case "scale":
            let (scale, anchor) = (call.number("scale", default: 1e-5), call.unitPoint("anchor"))
            return Argument(fallback: .scale) { frame, scope in
                .scale(scale: scale(frame, scope), anchor: anchor(frame, scope))
            }
        case "offset":
            let (x, y) = (call.number("x", default: 0), call.number("y", default: 0))
            return Argument(fallback: .identity) { frame, scope in
                .offset(x: x(frame, scope), y: y(frame, scope))
            }
        case "asymmetric":
            let insertion = combined(call.calls("insertion", what: "transition"))
            let removal = combined(call.calls("removal", what: "transition"))
            return Argument(fallback: .opacity) { frame, scope in
                .asymmetric(insertion: insertion(frame, scope), removal: removal(frame, scope))
            }
        default: return Argument(.opacity)
        }
    }
}

extension Parameter where Value == AnyTransition {
    /// A transition, or several together.
    static func transition(_ name: String, _ doc: String) -> Parameter {
        var spec = ArgumentSpec(name, .oneOf(SceneTransition.all), doc)
        spec.isRequired = true
        return Parameter(spec) { SceneTransition.combined($0.calls(name, what: "transition")) }
    }
}
