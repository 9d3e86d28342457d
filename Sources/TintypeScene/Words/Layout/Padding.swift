import TintypeTree

extension ModifierSpec {
    static let padding = ModifierSpec(
        "padding", "Adds space around the view; negative space lets it reach outward.", EdgePadding.arguments,
        example: .on("padding: {edges: horizontal, length: 24}", swift: ".padding(.horizontal, 24)")
    ) { call in
        let padding = EdgePadding.read(call)
        return wrapping {
            switch padding($0, $1) {
            case .length(let edges, let length): PaddingModifier(edges, length)
            case .insets(let insets): PaddingModifier(insets)
            }
        }
    }
}
