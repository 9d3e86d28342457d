import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let hidden = ModifierSpec(
        "hidden", "Keeps the view's place and shows nothing of it.",
        example: WordExample(
            """
            HStack:
              - Text: Before
              - Text: between
                modifiers: [hidden]
              - Text: after
            """,
            swift: """
                HStack {
                    Text("Before")
                    Text("between").hidden()
                    Text("after")
                }
                """)
    ) { _ in
        wrapping { _, _ in HiddenModifier() }
    }
}
