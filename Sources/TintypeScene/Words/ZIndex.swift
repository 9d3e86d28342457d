import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let zIndex = ModifierSpec(
        "zIndex", "The view's place in the order of drawing among its siblings.",
        [.main("value", .number, "Later drawn where greater; 0 by default.").required]
    ) { call in
        let value = call.number("value", default: 0)
        return wrapping { ZIndexModifier(Double(value($0, $1))) }
    }
}
