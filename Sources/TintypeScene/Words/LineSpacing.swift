import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let lineSpacing = ModifierSpec(
        "lineSpacing", "Extra distance between the lines of a text.",
        [.main("lineSpacing", .number, "In points.").required]
    ) { call in
        let spacing = call.number("lineSpacing", default: 0)
        return changingEnvironment { $2.lineSpacing = spacing($0, $1) }
    }
}
