import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let contentTransition = ModifierSpec(
        "contentTransition", "Says how texts and symbols go from one content to another in an animated change.",
        .contentTransition("transition", "The transition.").main,
        example: .on("contentTransition: numericText", swift: ".contentTransition(.numericText())", of: .text)
    ) { $0.contentTransition($1) }

    static let symbolEffect = ModifierSpec(
        "symbolEffect", "Moves the symbols inside: once for each change of a value, or as long as it is active.",
        .symbolEffect("effect", "The effect.", once: "value"),
        .optional(.any("value", "The value; without it the effect lasts.")),
        .bool("isActive", "Whether an effect that lasts is there.", default: true),
        .number("speed", "How fast it is.", range: 0.01...100, default: 1),
        .optional(.integer("repeatCount", "How often it runs.", range: 1...1_000_000)),
        example: .on(
            "symbolEffect: {effect: bounce, value: 1}", swift: ".symbolEffect(.bounce, value: 1)", of: .symbol)
    ) { view, effect, value, isActive, speed, count in
        let options = SymbolEffectOptions.speed(Double(speed))
        let counted = count.map { options.repeat($0) } ?? options
        view.symbolMotion(effect, options: counted, isActive: isActive, value: value)
    }
}
