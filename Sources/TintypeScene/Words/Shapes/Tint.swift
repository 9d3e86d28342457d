import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let tint = ModifierSpec(
        "tint", "The accent colour.", [.main("color", .color, "The colour.").required],
        example: WordExample(
            """
            Circle: {fill: tint}
            modifiers: [{frame: {width: 40, height: 40}}, {tint: mint}]
            """,
            swift: "Circle().fill(.tint).frame(width: 40, height: 40).tint(.mint)")
    ) { call in
        let color = call.color("color")
        return changingEnvironment { $2.tint = color($0, $1) }
    }
}
