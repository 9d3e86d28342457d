import Foundation
import TintypeTree

extension ViewSpec {
    static let grid = ViewSpec(
        "Grid", "Rows of cells: each column is as wide as its widest cell, each row as high as its highest.",
        [
            .alignment(.alignment, "Where the cells stand in their places."),
            ArgumentSpec(
                "horizontalSpacing", .number, "The distance between two columns, in points; the cells' own without it."),
            ArgumentSpec(
                "verticalSpacing", .number, "The distance between two rows, in points; the cells' own without it."),
            .children,
        ],
        example: WordExample(
            """
            Grid:
              horizontalSpacing: 16
              children:
                - GridRow: [{Text: Berlin}, {Text: 3.9 million}]
                - GridRow: [{Text: Copenhagen}, {Text: 0.7 million}]
            """,
            swift: """
                Grid(horizontalSpacing: 16) {
                    GridRow {
                        Text("Berlin")
                        Text("3.9 million")
                    }
                    GridRow {
                        Text("Copenhagen")
                        Text("0.7 million")
                    }
                }
                """)
    ) { call in
        let alignment = call.alignment("alignment")
        let horizontal = call.optionalNumber("horizontalSpacing")
        let vertical = call.optionalNumber("verticalSpacing")
        let children = call.views("children")
        return { frame, scope in
            scope.appendGrid(
                alignment: alignment(frame, scope), horizontalSpacing: horizontal(frame, scope),
                verticalSpacing: vertical(frame, scope)
            ) { children(frame, &$0) }
        }
    }

    static let gridRow = ViewSpec(
        "GridRow", "A row of the grid around; modifiers on it apply to each of its cells.",
        [
            ArgumentSpec("alignment", .verticalGuide, "What the cells share; what the grid says without it."),
            .children,
        ],
        example: WordExample(
            """
            Grid:
              - GridRow:
                  alignment: bottom
                  children:
                    - Text: "21"
                      modifiers: [{font: largeTitle}]
                    - Text: degrees
            """,
            swift: """
                Grid {
                    GridRow(alignment: .bottom) {
                        Text("21").font(.largeTitle)
                        Text("degrees")
                    }
                }
                """)
    ) { call in
        let isAligned = call.has("alignment")
        let (alignment, children) = (call.verticalGuide("alignment"), call.views("children"))
        return { frame, scope in
            scope.appendGridRow(alignment: isAligned ? alignment(frame, scope) : nil) { children(frame, &$0) }
        }
    }
}
