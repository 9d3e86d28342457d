import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let fixedSize = ModifierSpec(
        "fixedSize", "Keeps the view at its ideal size.",
        [
            ArgumentSpec("horizontal", .bool, "Whether the width is kept.", default: "true"),
            ArgumentSpec("vertical", .bool, "Whether the height is kept.", default: "true"),
        ],
        example: WordExample(
            """
            Text: A line that does not wrap
            modifiers: [fixedSize, {frame: {width: 80}}, {background: yellow}]
            """,
            swift: """
                Text("A line that does not wrap")
                    .fixedSize()
                    .frame(width: 80)
                    .background(.yellow)
                """)
    ) { call in
        let horizontal = call.bool("horizontal", default: true)
        let vertical = call.bool("vertical", default: true)
        return wrapping { frame, scope in
            var axes: Axis.Set = []
            if horizontal(frame, scope) { axes.insert(.horizontal) }
            if vertical(frame, scope) { axes.insert(.vertical) }
            return FixedSizeModifier(axes)
        }
    }
}
