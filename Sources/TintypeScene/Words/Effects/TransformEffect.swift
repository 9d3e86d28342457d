import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let transformEffect = ModifierSpec(
        "transformEffect",
        "Puts the view's points through a transform about its top left corner; layout does not notice.",
        [
            ArgumentSpec("a", .number, "How much of x goes to x.", default: "1"),
            ArgumentSpec("b", .number, "How much of x goes to y.", default: "0"),
            ArgumentSpec("c", .number, "How much of y goes to x.", default: "0"),
            ArgumentSpec("d", .number, "How much of y goes to y.", default: "1"),
            ArgumentSpec("tx", .number, "To the right, in points.", default: "0"),
            ArgumentSpec("ty", .number, "Down, in points.", default: "0"),
        ],
        example: .on(
            "transformEffect: {c: -0.3, tx: 12}",
            swift: ".transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 12, ty: 0))", of: .sign)
    ) { call in
        let names: [(String, CGFloat)] = [("a", 1), ("b", 0), ("c", 0), ("d", 1), ("tx", 0), ("ty", 0)]
        let parts = names.map { call.number($0.0, default: $0.1) }
        return wrapping { frame, scope in
            let m = parts.map { $0(frame, scope) }
            return TransformModifier(CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]))
        }
    }

    static let projectionEffect = ModifierSpec(
        "projectionEffect",
        "Puts the view's points through a projective transform about its top left corner; layout does not notice.",
        [
            ArgumentSpec("m11", .number, "How much of x goes to x.", default: "1"),
            ArgumentSpec("m12", .number, "How much of x goes to y.", default: "0"),
            ArgumentSpec("m13", .number, "How much of x goes to the depth.", default: "0"),
            ArgumentSpec("m21", .number, "How much of y goes to x.", default: "0"),
            ArgumentSpec("m22", .number, "How much of y goes to y.", default: "1"),
            ArgumentSpec("m23", .number, "How much of y goes to the depth.", default: "0"),
            ArgumentSpec("m31", .number, "To the right, in points.", default: "0"),
            ArgumentSpec("m32", .number, "Down, in points.", default: "0"),
            ArgumentSpec("m33", .number, "The depth of the view's corner, by which x and y are divided.", default: "1"),
        ],
        example: .on(
            "projectionEffect: {m11: 0.8, m22: 0.8}",
            swift: ".projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 0.8, y: 0.8)))", of: .photo)
    ) { call in
        let names = ["m11", "m12", "m13", "m21", "m22", "m23", "m31", "m32", "m33"]
        let parts = names.map { call.number($0, default: ["m11", "m22", "m33"].contains($0) ? 1 : 0) }
        return wrapping { frame, scope in
            let numbers = parts.map { $0(frame, scope) }
            var m = ProjectionTransform()
            (m.m11, m.m12, m.m13) = (numbers[0], numbers[1], numbers[2])
            (m.m21, m.m22, m.m23) = (numbers[3], numbers[4], numbers[5])
            (m.m31, m.m32, m.m33) = (numbers[6], numbers[7], numbers[8])
            return TransformModifier(projection: m)
        }
    }
}
