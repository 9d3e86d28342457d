import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let tracking = ModifierSpec(
        "tracking", "Extra distance after each character.", [.main("tracking", .number, "In points.").required]
    ) { call in
        let tracking = call.number("tracking", default: 0)
        return changingEnvironment { $2.tracking = tracking($0, $1) }
    }
}
