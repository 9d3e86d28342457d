import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let colorScheme = ModifierSpec(
        "colorScheme", "Light or dark.",
        [.main("colorScheme", .choice(Choices.colorScheme.names), "The scheme.").required]
    ) { call in
        let scheme = call.choice("colorScheme", Choices.colorScheme, default: .light)
        return changingEnvironment { $2.colorScheme = scheme($0, $1) }
    }
}
