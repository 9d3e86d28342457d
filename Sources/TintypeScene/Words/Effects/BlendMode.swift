import TintypeGraphics
import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let blendMode = ModifierSpec(
        "blendMode", "Combines the view with what is below by a rule.",
        .choice("blendMode", Choices.blendMode, "The rule.").main,
        example: WordExample(
            """
            ZStack:
              - Color: yellow
              - Circle: {fill: cyan}
                modifiers: [{blendMode: multiply}]
            modifiers: [{frame: {width: 80, height: 80}}]
            """,
            swift: """
                ZStack {
                    Color.yellow
                    Circle().fill(.cyan)
                        .blendMode(.multiply)
                }
                .frame(width: 80, height: 80)
                """)
    ) { $0.blendMode($1) }

    static let compositingGroup = ModifierSpec(
        "compositingGroup", "Makes one picture of the view before further effects, such as an opacity.",
        example: .on(
            "compositingGroup", swift: ".compositingGroup()", of: .sign, then: [("opacity: 0.5", ".opacity(0.5)")])
    ) { $0.compositingGroup() }

    static let drawingGroup = ModifierSpec(
        "drawingGroup", "Makes one picture of the view before further effects, as Metal would.",
        example: .on("drawingGroup", swift: ".drawingGroup()", of: .sign)
    ) { $0.drawingGroup() }
}
