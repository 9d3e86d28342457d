import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let shadow = ModifierSpec(
        "shadow", "Throws a shadow.",
        [
            ArgumentSpec("color", .color, "The colour; black at a third without it."),
            .main("radius", .number, "How soft it is, in points.", range: 0...10_000).required,
            ArgumentSpec("x", .number, "How far it lies to the side, in points.", default: "0"),
            ArgumentSpec("y", .number, "How far it lies below, in points.", default: "0"),
        ],
        example: .on("shadow: {radius: 4, y: 2}", swift: ".shadow(radius: 4, y: 2)", of: .sign)
    ) { call in
        let color = call.color("color", default: .defaultShadow)
        let radius = call.number("radius", default: 0)
        let (x, y) = (call.number("x", default: 0), call.number("y", default: 0))
        return wrapping { ShadowModifier(color: color($0, $1), radius: radius($0, $1), x: x($0, $1), y: y($0, $1)) }
    }
}
