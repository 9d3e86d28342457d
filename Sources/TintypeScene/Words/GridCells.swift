import Foundation
import TintypeGraphics
import TintypeTree

extension ModifierSpec {
    static let gridCellColumns = ModifierSpec(
        "gridCellColumns", "Lets a cell cover several columns of the grid around.",
        [.main("count", .integer, "How many columns.", range: 0...10_000).required]
    ) { call in
        let count = call.number("count", default: 1)
        return wrapping { GridCellModifier.columns(Int(min(max(count($0, $1), 0), 10_000))) }
    }

    static let gridCellAnchor = ModifierSpec(
        "gridCellAnchor", "Puts a point of a cell at the same point of its place in the grid around.",
        [.main("anchor", .unitPoint, "The point.").required]
    ) { call in
        let anchor = call.unitPoint("anchor")
        return wrapping { GridCellModifier.anchor(anchor($0, $1)) }
    }

    static let gridColumnAlignment = ModifierSpec(
        "gridColumnAlignment", "Aligns the cells of the column that the cell is in.",
        [.main("guide", .horizontalGuide, "What the column's cells share.").required]
    ) { call in
        let guide = call.horizontalGuide("guide")
        return wrapping { GridCellModifier.columnAlignment(guide($0, $1)) }
    }

    static let gridCellUnsizedAxes = ModifierSpec(
        "gridCellUnsizedAxes", "Keeps a cell from claiming space: it gets what the others of its row or column need.",
        [.main("axes", .choices(Choices.axes.names), "Along which the cell claims none.").required]
    ) { call in
        let axes = call.choices("axes", Choices.axes, default: [])
        return wrapping { GridCellModifier.unsizedAxes(axes($0, $1)) }
    }
}
