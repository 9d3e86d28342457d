import Foundation
import TintypeGraphics
import TintypeTree

extension ViewSpec {
    static let lazyVGrid = ViewSpec(
        "LazyVGrid", "A grid of columns that grows downward; only what is to be seen is made.",
        [
            ArgumentSpec("columns", .gridItems, "The columns.").required,
            .alignment(.horizontalGuide, "Where the cells stand in their columns."),
            ArgumentSpec("spacing", .number, "The distance between two rows, in points.", default: "8"), .children,
        ],
        example: .circles(
            "LazyVGrid", "columns: [{adaptive: 60}]", swift: "columns: [GridItem(.adaptive(minimum: 60))]",
            of: "height")
    ) { call in
        let (columns, alignment) = (call.gridItems("columns"), call.horizontalGuide("alignment"))
        let (spacing, children) = (call.optionalNumber("spacing"), call.views("children"))
        return { frame, scope in
            let alignment = Alignment(horizontal: alignment(frame, scope), vertical: .center)
            scope.appendLazyGrid(
                .vertical, columns(frame, scope), alignment: alignment, spacing: spacing(frame, scope)
            ) { children(frame, &$0) }
        }
    }

    static let lazyHGrid = ViewSpec(
        "LazyHGrid", "A grid of rows that grows to the trailing side; only what is to be seen is made.",
        [
            ArgumentSpec("rows", .gridItems, "The rows.").required,
            .alignment(.verticalGuide, "Where the cells stand in their rows."),
            ArgumentSpec("spacing", .number, "The distance between two columns, in points.", default: "8"), .children,
        ],
        example: .circles(
            "LazyHGrid", "rows: [{fixed: 44}, {fixed: 44}]",
            swift: "rows: [GridItem(.fixed(44)), GridItem(.fixed(44))]",
            of: "width")
    ) { call in
        let (rows, alignment) = (call.gridItems("rows"), call.verticalGuide("alignment"))
        let (spacing, children) = (call.optionalNumber("spacing"), call.views("children"))
        return { frame, scope in
            let alignment = Alignment(horizontal: .center, vertical: alignment(frame, scope))
            scope.appendLazyGrid(
                .horizontal, rows(frame, scope), alignment: alignment, spacing: spacing(frame, scope)
            ) { children(frame, &$0) }
        }
    }
}

extension WordExample {
    /// A grid of six circles, whose lines are written as a scene and as Swift have them, and of which one length is set.
    fileprivate static func circles(_ name: String, _ lines: String, swift: String, of length: String) -> WordExample {
        WordExample(
            """
            \(name):
              \(lines)
              spacing: 12
              children:
                - ForEach:
                    data: 0..<6
                    content:
                      - Circle: {fill: pink}
                        modifiers: [{frame: {\(length): 44}}]
            """,
            swift: """
                \(name)(\(swift), spacing: 12) {
                    ForEach(0..<6) { _ in
                        Circle().fill(.pink).frame(\(length): 44)
                    }
                }
                """)
    }
}
