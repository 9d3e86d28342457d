import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let layoutDirectionBehavior = ModifierSpec(
        "layoutDirectionBehavior", "Whether the view is mirrored in a direction of reading.",
        .choice("behavior", Choices.directionBehavior, "Whether.").main,
        .choice("in", Choices.layoutDirection, "The direction in which it is mirrored.", default: "rightToLeft"),
        example: .on(
            "layoutDirectionBehavior: {behavior: mirrors, in: leftToRight}",
            swift: ".layoutDirectionBehavior(.mirrors(in: .leftToRight))")
    ) { content, behavior, direction in
        content.layoutDirectionBehavior(behavior == .fixed ? .fixed : .mirrors(in: direction))
    }

    static let flipsForRightToLeftLayoutDirection = ModifierSpec(
        "flipsForRightToLeftLayoutDirection", "Whether the view is mirrored where the interface reads from the right.",
        .bool("enabled", "Whether.").main,
        example: .on(
            "flipsForRightToLeftLayoutDirection: true", swift: ".flipsForRightToLeftLayoutDirection(true)")
    ) { $0.flipsForRightToLeftLayoutDirection($1) }
}
