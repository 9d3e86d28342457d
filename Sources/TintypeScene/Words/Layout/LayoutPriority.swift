import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let layoutPriority = ModifierSpec(
        "layoutPriority", "The view's claim to the space of a stack: higher ones are served first.",
        [.main("value", .number, "The priority; 0 by default.").required],
        example: WordExample(
            """
            HStack:
              - Text: A long sentence that gives way
                modifiers: [{lineLimit: 1}]
              - Text: This one stays whole
                modifiers: [{lineLimit: 1}, {layoutPriority: 1}]
            """,
            swift: """
                HStack {
                    Text("A long sentence that gives way")
                        .lineLimit(1)
                    Text("This one stays whole")
                        .lineLimit(1)
                        .layoutPriority(1)
                }
                """)
    ) { call in
        let value = call.number("value", default: 0)
        return wrapping { LayoutPriorityModifier(Double(value($0, $1))) }
    }
}
