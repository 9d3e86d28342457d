import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let opacity = ModifierSpec(
        "opacity", "Draws the view as one layer that lets through what is behind.",
        [.main("opacity", .number, "0 is not seen, 1 is opaque.", range: 0...1).required],
        example: .on("opacity: 0.5", swift: ".opacity(0.5)", of: .sign)
    ) { call in
        let opacity = call.number("opacity", default: 1)
        return wrapping { OpacityModifier(Double(opacity($0, $1))) }
    }
}
