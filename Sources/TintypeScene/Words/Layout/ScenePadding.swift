import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let scenePadding = ModifierSpec(
        "scenePadding", "The space that the system keeps at the edges of a window.",
        .choices("edges", Choices.edges, "Where.", default: "all").main,
        .optional(.choice("padding", Choices.scenePadding, "How much; all are 16 points.")),
        example: .on("scenePadding: horizontal", swift: ".scenePadding(.horizontal)")
    ) { content, edges, padding in
        if let padding { content.scenePadding(padding, edges: edges) } else { content.scenePadding(edges) }
    }
}
