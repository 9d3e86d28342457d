import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let tint = ModifierSpec(
        "tint", "The accent colour.", [.main("color", .color, "The colour.").required]
    ) { call in
        let color = call.color("color")
        return changingEnvironment { $2.tint = color($0, $1) }
    }
}
