import Foundation
import TintypeTree

extension ModifierSpec {
    static let position = ModifierSpec(
        "position", "Puts the view's centre at a point of what it is proposed.",
        [
            .main("point", .point, "The point, in points."),
            ArgumentSpec("x", .number, "In points.", default: "0"),
            ArgumentSpec("y", .number, "In points.", default: "0"),
        ],
        example: WordExample(
            """
            Circle: {fill: orange}
            modifiers: [{frame: {width: 40, height: 40}}, {position: {x: 60, y: 40}}]
            """,
            swift: """
                Circle()
                    .fill(.orange)
                    .frame(width: 40, height: 40)
                    .position(x: 60, y: 40)
                """)
    ) { call in
        for axis in ["x", "y"] { call.exclude("point", axis) }
        if let point = call.datum("point", fallback: .point(.zero)) {
            return wrapping { PositionModifier(point($0, $1).point ?? .zero) }
        }
        let (x, y) = (call.number("x", default: 0), call.number("y", default: 0))
        return wrapping { PositionModifier(CGPoint(x: x($0, $1), y: y($0, $1))) }
    }
}
