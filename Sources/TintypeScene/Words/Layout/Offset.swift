import Foundation
import TintypeTree

extension ModifierSpec {
    static let offset = ModifierSpec(
        "offset", "Draws the view elsewhere; layout does not notice.",
        [
            .main("size", .size, "How far, in points."),
            ArgumentSpec("x", .number, "In points.", default: "0"),
            ArgumentSpec("y", .number, "In points.", default: "0"),
        ],
        example: .on("offset: {x: 12, y: -8}", swift: ".offset(x: 12, y: -8)")
    ) { call in
        for axis in ["x", "y"] { call.exclude("size", axis) }
        if let size = call.datum("size", fallback: .size(.zero)) {
            return wrapping { OffsetModifier(size($0, $1).size ?? .zero) }
        }
        let (x, y) = (call.number("x", default: 0), call.number("y", default: 0))
        return wrapping { OffsetModifier(CGSize(width: x($0, $1), height: y($0, $1))) }
    }
}
