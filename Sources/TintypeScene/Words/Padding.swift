import TintypeTree

extension ModifierSpec {
    static let padding = ModifierSpec(
        "padding", "Adds space around the view; negative space lets it reach outward.", EdgePadding.arguments
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
