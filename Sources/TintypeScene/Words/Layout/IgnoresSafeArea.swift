import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let ignoresSafeArea = ModifierSpec(
        "ignoresSafeArea", "Lets the view reach into unsafe areas; the views around it see it where it was.",
        [
            .main(
                "regions", .choices(Choices.safeAreaRegions.names),
                "What it reaches into; there is no keyboard in a picture.", default: "all"),
            ArgumentSpec("edges", .choices(Choices.edges.names), "At which it does.", default: "all"),
        ],
        example: WordExample(
            """
            Color: mint
            modifiers:
              - ignoresSafeArea: {edges: bottom}
              - safeAreaPadding: 40
            """,
            swift: """
                Color.mint
                    .ignoresSafeArea(edges: .bottom)
                    .safeAreaPadding(40)
                """)
    ) { call in
        let regions = call.choices("regions", Choices.safeAreaRegions, default: .all)
        let edges = call.choices("edges", Choices.edges, default: .all)
        return wrapping { frame, scope in
            IgnoreSafeAreaModifier(edges: regions(frame, scope).contains(.container) ? edges(frame, scope) : [])
        }
    }
}
