import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let imageScale = ModifierSpec(
        "imageScale", "How large symbols are beside text.",
        [.main("scale", .choice(Choices.imageScale.names), "The size.").required]
    ) { call in
        let scale = call.choice("scale", Choices.imageScale, default: .medium)
        return changingEnvironment { $2.imageScale = scale($0, $1) }
    }
}
