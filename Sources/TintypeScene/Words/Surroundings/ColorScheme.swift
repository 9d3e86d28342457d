import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let colorScheme = ModifierSpec(
        "colorScheme", "Light or dark.",
        [.main("colorScheme", .choice(Choices.colorScheme.names), "The scheme.").required],
        example: WordExample(
            """
            Text: At night
            modifiers: [{padding: 12}, {background: background}, {colorScheme: dark}]
            """,
            swift: """
                Text("At night")
                    .padding(12)
                    .background(.background)
                    .colorScheme(.dark)
                """)
    ) { call in
        let scheme = call.choice("colorScheme", Choices.colorScheme, default: .light)
        return changingEnvironment { $2.colorScheme = scheme($0, $1) }
    }
}
