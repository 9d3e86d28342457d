import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let rotation3DEffect = ModifierSpec(
        "rotation3DEffect",
        "Turns the view about an axis in space and shows it from the front; layout does not notice.",
        [
            .main("degrees", .number, "The angle, in degrees."),
            ArgumentSpec("radians", .number, "The angle, in radians."),
            ArgumentSpec("x", .number, "How far the axis goes to the right.", default: "0"),
            ArgumentSpec("y", .number, "How far the axis goes down.", default: "0"),
            ArgumentSpec("z", .number, "How far the axis goes towards the viewer.", default: "0"),
            .pivot,
            ArgumentSpec("anchorZ", .number, "How far before the anchor the axis lies, in points.", default: "0"),
            ArgumentSpec(
                "perspective", .number,
                "How near the viewer is: at 1 as far as the longer side is long, at 0 infinitely far.", default: "1"),
        ],
        example: .on(
            "rotation3DEffect: {degrees: 50, y: 1}",
            swift: ".rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))", of: .photo)
    ) { call in
        let (angle, anchor) = (call.angle(), call.unitPoint("anchor"))
        let axis = ["x", "y", "z"].map { call.number($0, default: 0) }
        if !["x", "y", "z"].contains(where: call.has) {
            call.checker.diagnostics.error(
                "rotation3DEffect needs an axis", at: call.place, hint: "say where it goes, e.g. y: 1")
        }
        let (anchorZ, perspective) = (call.number("anchorZ", default: 0), call.number("perspective", default: 1))
        return wrapping { frame, scope in
            let axis = axis.map { $0(frame, scope) }
            return Rotation3DModifier(
                angle(frame, scope), axis: (axis[0], axis[1], axis[2]), anchor: anchor(frame, scope),
                anchorZ: anchorZ(frame, scope), perspective: perspective(frame, scope))
        }
    }
}

extension CallReader {
    /// The angle that a call gives in degrees or in radians.
    func angle() -> Argument<Angle> {
        exclude("degrees", "radians")
        if !has("degrees"), !has("radians") {
            checker.diagnostics.error("\(name) needs \"degrees\" or \"radians\"", at: place)
        }
        let isDegrees = has("degrees")
        return number(isDegrees ? "degrees" : "radians", default: 0)
            .map { isDegrees ? .degrees(Double($0)) : .radians(Double($0)) }
    }
}
