import TintypeTree

extension ModifierSpec {
    static let safeAreaPadding = ModifierSpec(
        "safeAreaPadding", "Adds space around the view that what is inside may ignore as it may the safe area.",
        EdgePadding.arguments,
        example: WordExample(
            """
            Color: mint
            modifiers:
              - overlay: [{Text: Below the space}]
              - safeAreaPadding: {edges: top, length: 60}
            """,
            swift: """
                Color.mint
                    .overlay { Text("Below the space") }
                    .safeAreaPadding(.top, 60)
                """)
    ) { call in
        let padding = EdgePadding.read(call)
        return wrapping {
            switch padding($0, $1) {
            case .length(let edges, let length): SafeAreaPaddingModifier(edges, length)
            case .insets(let insets): SafeAreaPaddingModifier(insets)
            }
        }
    }
}
