import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let zIndex = ModifierSpec(
        "zIndex", "The view's place in the order of drawing among its siblings.",
        [.main("value", .number, "Later drawn where greater; 0 by default.").required],
        example: WordExample(
            """
            ZStack:
              - Circle: {fill: orange}
                modifiers: [{frame: {width: 60, height: 60}}, {zIndex: 1}]
              - Circle: {fill: blue}
                modifiers: [{frame: {width: 90, height: 90}}]
            """,
            swift: """
                ZStack {
                    Circle().fill(.orange).frame(width: 60, height: 60).zIndex(1)
                    Circle().fill(.blue).frame(width: 90, height: 90)
                }
                """)
    ) { call in
        let value = call.number("value", default: 0)
        return wrapping { ZIndexModifier(Double(value($0, $1))) }
    }
}
