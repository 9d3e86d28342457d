import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let gridCellColumns = ModifierSpec(
        "gridCellColumns", "Lets a cell cover several columns of the grid around.",
        [.main("count", .integer, "How many columns.", range: 0...10_000).required],
        example: WordExample(
            """
            Grid:
              - GridRow: [{Text: Departure}, {Text: Arrival}]
              - GridRow:
                  - Text: Change in Hamburg
                    modifiers: [{gridCellColumns: 2}]
            """,
            swift: """
                Grid {
                    GridRow {
                        Text("Departure")
                        Text("Arrival")
                    }
                    GridRow {
                        Text("Change in Hamburg")
                            .gridCellColumns(2)
                    }
                }
                """)
    ) { call in
        let count = call.number("count", default: 1)
        return wrapping { GridCellModifier.columns(Int(min(max(count($0, $1), 0), 10_000))) }
    }

    static let gridCellAnchor = ModifierSpec(
        "gridCellAnchor", "Puts a point of a cell at the same point of its place in the grid around.",
        [.main("anchor", .unitPoint, "The point.").required],
        example: WordExample(
            """
            Grid:
              - GridRow: [{Text: A wide cell}, {Text: Next}]
              - GridRow:
                  - Text: edge
                    modifiers: [{gridCellAnchor: trailing}]
                  - Text: Last
            """,
            swift: """
                Grid {
                    GridRow {
                        Text("A wide cell")
                        Text("Next")
                    }
                    GridRow {
                        Text("edge")
                            .gridCellAnchor(.trailing)
                        Text("Last")
                    }
                }
                """)
    ) { call in
        let anchor = call.unitPoint("anchor")
        return wrapping { GridCellModifier.anchor(anchor($0, $1)) }
    }

    static let gridColumnAlignment = ModifierSpec(
        "gridColumnAlignment", "Aligns the cells of the column that the cell is in.",
        [.main("guide", .horizontalGuide, "What the column's cells share.").required],
        example: WordExample(
            """
            Grid:
              - GridRow:
                  - Text: Name
                  - Text: Price
                    modifiers: [{gridColumnAlignment: trailing}]
              - GridRow: [{Text: Tea}, {Text: 12 crowns}]
            """,
            swift: """
                Grid {
                    GridRow {
                        Text("Name")
                        Text("Price")
                            .gridColumnAlignment(.trailing)
                    }
                    GridRow {
                        Text("Tea")
                        Text("12 crowns")
                    }
                }
                """)
    ) { call in
        let guide = call.horizontalGuide("guide")
        return wrapping { GridCellModifier.columnAlignment(guide($0, $1)) }
    }

    static let gridCellUnsizedAxes = ModifierSpec(
        "gridCellUnsizedAxes", "Keeps a cell from claiming space: it gets what the others of its row or column need.",
        [.main("axes", .choices(Choices.axes.names), "Along which the cell claims none.").required],
        example: WordExample(
            """
            Grid:
              - GridRow: [{Text: Tea}, {Text: 12 crowns}]
              - Divider:
                modifiers: [{gridCellUnsizedAxes: horizontal}]
              - GridRow: [{Text: Cake}, {Text: 30 crowns}]
            """,
            swift: """
                Grid {
                    GridRow {
                        Text("Tea")
                        Text("12 crowns")
                    }
                    Divider()
                        .gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Text("Cake")
                        Text("30 crowns")
                    }
                }
                """)
    ) { call in
        let axes = call.choices("axes", Choices.axes, default: [])
        return wrapping { GridCellModifier.unsizedAxes(axes($0, $1)) }
    }
}
