import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let rotationEffect = ModifierSpec(
        "rotationEffect", "Turns the view clockwise about a point of it; layout does not notice.",
        [
            .main("degrees", .number, "The angle, in degrees."),
            ArgumentSpec("radians", .number, "The angle, in radians."),
            .pivot,
        ],
        example: .on(
            "rotationEffect: 12", swift: ".rotationEffect(.degrees(12))", of: .sign,
            then: [("padding: 20", ".padding(20)")])
    ) { call in
        let (angle, anchor) = (call.angle(), call.unitPoint("anchor"))
        return wrapping { RotationModifier(angle($0, $1), anchor: anchor($0, $1)) }
    }
}

extension ArgumentSpec {
    static let pivot = ArgumentSpec(
        "anchor", .unitPoint, "The point of the view that stays where it is.", default: "center")
}
