import TintypeTree
import TintypeUI

extension Choices {
    static let scrollEdgeEffectStyle = Choice<ScrollEdgeEffectStyle>(
        "style of scroll edges", [("automatic", .automatic), ("hard", .hard), ("soft", .soft)])
}

extension ModifierSpec {
    static let scrollEdgeEffectStyle = ModifierSpec(
        "scrollEdgeEffectStyle", "Sets how what scrolls below fades beneath bars, since iOS 26.",
        .choice("style", Choices.scrollEdgeEffectStyle, "The way.").main,
        .choices("edges", Choices.edges, "The edges that are meant; only the top has a bar above it.", default: "all"),
        example: .scrolled(
            "scrollEdgeEffectStyle: {style: hard, edges: top}", swift: ".scrollEdgeEffectStyle(.hard, for: .top)")
    ) { $0.scrollEdgeEffectStyle($1, for: $2) }

    static let scrollEdgeEffectHidden = ModifierSpec(
        "scrollEdgeEffectHidden", "Sets whether what scrolls below is seen beneath bars without fading.",
        .bool("hidden", "Whether it is.", default: true).main,
        .choices("edges", Choices.edges, "The edges that are meant; only the top has a bar above it.", default: "all"),
        example: .scrolled("scrollEdgeEffectHidden: true", swift: ".scrollEdgeEffectHidden(true)")
    ) { $0.scrollEdgeEffectHidden($1, for: $2) }
}
