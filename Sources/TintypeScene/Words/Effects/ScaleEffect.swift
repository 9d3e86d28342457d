import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let scaleEffect = ModifierSpec(
        "scaleEffect", "Draws the view larger or smaller about a point of it; layout does not notice.",
        [
            .main("scale", .number, "The factor of both axes."),
            ArgumentSpec("x", .number, "The factor of the width.", default: "1"),
            ArgumentSpec("y", .number, "The factor of the height.", default: "1"),
            .pivot,
        ],
        example: .on(
            "scaleEffect: {scale: 0.7, anchor: leading}", swift: ".scaleEffect(0.7, anchor: .leading)", of: .sign)
    ) { call in
        for axis in ["x", "y"] { call.exclude("scale", axis) }
        let anchor = call.unitPoint("anchor")
        let x = call.number("scale") ?? call.number("x", default: 1)
        let y = call.number("scale") ?? call.number("y", default: 1)
        return wrapping { ScaleModifier(CGSize(width: x($0, $1), height: y($0, $1)), anchor: anchor($0, $1)) }
    }
}
