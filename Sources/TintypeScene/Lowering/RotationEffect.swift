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
        ]
    ) { call in
        call.exclude("degrees", "radians")
        if !call.has("degrees"), !call.has("radians") {
            call.checker.diagnostics.error("rotationEffect needs \"degrees\" or \"radians\"", at: call.place)
        }
        let isDegrees = call.has("degrees")
        let angle = call.number(isDegrees ? "degrees" : "radians", default: 0)
        let anchor = call.unitPoint("anchor")
        return wrapping { frame, scope in
            let value = Double(angle(frame, scope))
            return RotationModifier(isDegrees ? .degrees(value) : .radians(value), anchor: anchor(frame, scope))
        }
    }
}

extension ArgumentSpec {
    static let pivot = ArgumentSpec(
        "anchor", .unitPoint, "The point of the view that stays where it is.", default: "center")
}
