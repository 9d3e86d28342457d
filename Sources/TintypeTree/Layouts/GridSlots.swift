import Foundation
import TintypeGraphics

/// The slots of a grid's cells, in points from the grid's leading top corner.
struct GridSlots {
    private let plan: GridPlan
    private let solution: GridSolution
    private let columns: [CGFloat]
    private let rows: [CGFloat]

    init(_ plan: GridPlan, _ solution: GridSolution) {
        (self.plan, self.solution) = (plan, solution)
        columns = GridSlots.starts(solution.widths, plan.columnGaps)
        rows = GridSlots.starts(solution.heights, plan.rowGaps)
    }

    /// The slot of the cell at `index`.
    subscript(index: Int) -> CGRect {
        let cell = plan.cells[index]
        let covered = plan.columns(of: cell)
        // A cell over no columns stands where the next one starts, as wide as it is.
        let width =
            covered.isEmpty
            ? solution.sizes[index].width : covered.reduce(plan.innerGaps(of: cell)) { $0 + solution.widths[$1] }
        return CGRect(x: columns[cell.column], y: rows[cell.row], width: width, height: solution.heights[cell.row])
    }

    private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
        var start: CGFloat = 0
        return lengths.indices.map { index in
            start += gaps[index]
            defer { start += lengths[index] }
            return start
        }
    }
}
