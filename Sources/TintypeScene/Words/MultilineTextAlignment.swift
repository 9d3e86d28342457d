import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let multilineTextAlignment = ModifierSpec(
        "multilineTextAlignment", "Which side the lines of a text share.",
        [.main("alignment", .choice(Choices.textAlignment.names), "The side.").required]
    ) { call in
        let alignment = call.choice("alignment", Choices.textAlignment, default: .leading)
        return changingEnvironment { $2.multilineTextAlignment = alignment($0, $1) }
    }
}
