import TintypeGraphics
import TintypeTree
import TintypeUI

/// The effects of symbols that a scene can write: `pulse`, `{bounce: down}`.
enum SceneSymbolEffect {
    /// An effect with the names of its variants, of which the first is the usual one.
    private struct Kind: Sendable {
        let name: String
        let doc: String
        /// Indicates whether it can run once for each change of a value.
        let runsOnce: Bool
        let variants: [(name: String, effect: any SymbolEffect)]

        var call: NamedCall {
            guard variants.count > 1 else { return NamedCall(name, doc) }
            let names = Choice<Int>("variant", variants.enumerated().map { ($0.element.name, $0.offset) }).names
            return NamedCall(
                name, doc, [.main("variant", .choice(names), "The variant.", default: variants[0].name)])
        }
    }

    private static let kinds: [Kind] = [
        Kind(
            name: "bounce", doc: "The symbol springs.", runsOnce: true,
            variants: [("up", BounceSymbolEffect.bounce.up), ("down", BounceSymbolEffect.bounce.down)]),
        Kind(
            name: "pulse", doc: "The symbol fades in and out.", runsOnce: true,
            variants: [("pulse", PulseSymbolEffect.pulse)]),
        Kind(
            name: "variableColor", doc: "The symbol's layers light up one by one.", runsOnce: true,
            variants: [
                ("cumulative", VariableColorSymbolEffect.variableColor.cumulative),
                ("iterative", VariableColorSymbolEffect.variableColor.iterative),
                ("cumulative.reversing", VariableColorSymbolEffect.variableColor.cumulative.reversing),
                ("iterative.reversing", VariableColorSymbolEffect.variableColor.iterative.reversing),
            ]),
        Kind(
            name: "scale", doc: "The symbol is larger, or smaller.", runsOnce: false,
            variants: [("up", ScaleSymbolEffect.scale.up), ("down", ScaleSymbolEffect.scale.down)]),
        Kind(
            name: "appear", doc: "The symbol comes.", runsOnce: false,
            variants: [("up", AppearSymbolEffect.appear.up), ("down", AppearSymbolEffect.appear.down)]),
        Kind(
            name: "disappear", doc: "The symbol goes.", runsOnce: false,
            variants: [("down", DisappearSymbolEffect.disappear.down), ("up", DisappearSymbolEffect.disappear.up)]),
        Kind(
            name: "wiggle", doc: "The symbol moves to and fro.", runsOnce: true,
            variants: [
                ("clockwise", WiggleSymbolEffect.wiggle.clockwise),
                ("counterClockwise", WiggleSymbolEffect.wiggle.counterClockwise),
                ("up", WiggleSymbolEffect.wiggle.up), ("down", WiggleSymbolEffect.wiggle.down),
                ("left", WiggleSymbolEffect.wiggle.left), ("right", WiggleSymbolEffect.wiggle.right),
            ]),
        Kind(
            name: "rotate", doc: "The symbol turns.", runsOnce: true,
            variants: [
                ("clockwise", RotateSymbolEffect.rotate.clockwise),
                ("counterClockwise", RotateSymbolEffect.rotate.counterClockwise),
            ]),
        Kind(
            name: "breathe", doc: "The symbol swells and sinks.", runsOnce: true,
            variants: [("plain", BreatheSymbolEffect.breathe.plain), ("pulse", BreatheSymbolEffect.breathe.pulse)]),
    ]

    static let all: [NamedCall] = kinds.map(\.call)

    /// The effect of a call.
    ///
    /// - Parameter needsRun: True where it is to run once for each change of a value, which not every effect does.
    fileprivate static func effect(_ call: CallReader, needsRun: Bool) -> Argument<any SymbolEffect> {
        guard let kind = kinds.first(where: { $0.name == call.name }) else { return Argument(PulseSymbolEffect.pulse) }
        if needsRun, !kind.runsOnce {
            call.checker.diagnostics.error(
                "\(call.name) lasts, and does not run for a change of a value", at: call.place,
                hint: "write isActive: with a condition in place of value:")
        }
        guard kind.variants.count > 1 else { return Argument(kind.variants[0].effect) }
        let choice = Choice<Int>("variant", kind.variants.enumerated().map { ($0.element.name, $0.offset) })
        return call.choice("variant", choice, default: 0).map { kind.variants[$0].effect }
    }
}

extension Parameter where Value == any SymbolEffect {
    /// An effect of symbols by its name.
    static func symbolEffect(_ name: String, _ doc: String, once value: String) -> Parameter {
        var spec = ArgumentSpec(name, .oneOf(SceneSymbolEffect.all), doc)
        (spec.isRequired, spec.isMain) = (true, true)
        return Parameter(spec) { call in
            let calls = call.calls(name, what: "symbol effect")
            if calls.count > 1 {
                call.checker.diagnostics.error(
                    "a modifier has one effect", at: calls[1].place, hint: "write symbolEffect several times")
            }
            return calls.first.map { SceneSymbolEffect.effect($0, needsRun: call.has(value)) }
                ?? Argument(PulseSymbolEffect.pulse)
        }
    }
}
