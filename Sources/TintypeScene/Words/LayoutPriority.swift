import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let layoutPriority = ModifierSpec(
        "layoutPriority", "The view's claim to the space of a stack: higher ones are served first.",
        [.main("value", .number, "The priority; 0 by default.").required]
    ) { call in
        let value = call.number("value", default: 0)
        return wrapping { LayoutPriorityModifier(Double(value($0, $1))) }
    }
}
