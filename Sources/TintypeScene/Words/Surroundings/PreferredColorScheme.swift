import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let preferredColorScheme = ModifierSpec(
        "preferredColorScheme", "The scheme that the view asks for, for all of the screen that it is on.",
        .choice("colorScheme", Choices.colorScheme, "The scheme.").main,
        example: .onScreen("preferredColorScheme: dark", swift: ".preferredColorScheme(.dark)")
    ) { $0.preferredColorScheme($1) }
}
