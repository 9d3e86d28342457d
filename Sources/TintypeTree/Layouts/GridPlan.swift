import Foundation
import TintypeGraphics

/// The cells of a grid, their places, and the distances between rows and columns: all that does not depend on a proposal.
struct GridPlan {
    struct Cell {
        var row: Int
        var column: Int
        /// The number of columns that the cell covers; 0 where it was asked to cover none.
        var span: Int
        var traits: GridCellTraits
        var priority: Double
        /// Indicates whether the view stands in no row and covers all columns.
        var isWholeRow: Bool
    }

    /// Cells that reach farther end there.
    private static let mostColumns = 10_000

    var cells: [Cell] = []
    var rowCount = 0
    var columnCount = 0
    /// The distance before each column and row, in points; 0 before the first.
    var columnGaps: [CGFloat] = []
    var rowGaps: [CGFloat] = []
    var rowAlignments: [VerticalAlignment] = []
    var columnAlignments: [HorizontalAlignment] = []
    var solutions: [GridSolution] = []

    init(_ grid: GridLayout, _ subviews: LayoutSubviews) {
        collect(grid, subviews)
        columnGaps = gaps(count: columnCount, grid.horizontalSpacing, .horizontal, subviews)
        rowGaps = gaps(count: rowCount, grid.verticalSpacing, .vertical, subviews)
        columnAlignments = Array(repeating: grid.alignment.horizontal, count: columnCount)
        var declared = Set<Int>()
        for cell in cells where !cell.isWholeRow {
            if let alignment = cell.traits.columnAlignment, declared.insert(cell.column).inserted {
                columnAlignments[cell.column] = alignment
            }
        }
    }

    private mutating func collect(_ grid: GridLayout, _ subviews: LayoutSubviews) {
        var lastRow: ViewID?
        var column = 0
        for subview in subviews {
            let traits = subview.node.gridCell
            let isWholeRow = traits.row == nil
            if isWholeRow || traits.row?.id != lastRow {
                rowCount += 1
                column = 0
                rowAlignments.append(traits.row?.alignment ?? grid.alignment.vertical)
            }
            lastRow = traits.row?.id
            let span = isWholeRow ? 0 : min(max(traits.columns ?? 1, 0), Self.mostColumns - column)
            cells.append(
                Cell(
                    row: rowCount - 1, column: column, span: span, traits: traits, priority: subview.priority,
                    isWholeRow: isWholeRow))
            column += span
            columnCount = max(columnCount, column, 1)
        }
        for index in cells.indices where cells[index].isWholeRow { cells[index].span = columnCount }
        // A cell that covers nothing still needs a column to stand in.
        for index in cells.indices { cells[index].column = min(cells[index].column, columnCount - 1) }
    }

    /// The gap before a column or row is the largest of the pairs that meet there; before a column in which no cell starts
    /// there is none. A spacing that is asked for also stands where a row ends before the last column, as no pair's own does
    /// (MetalUI's probe swiftui-grid, its divergences 9, 11, 15, 20 and 29 at revision 6).
    private func gaps(count: Int, _ explicit: CGFloat?, _ axis: Axis, _ subviews: LayoutSubviews) -> [CGFloat] {
        var gaps = [CGFloat?](repeating: nil, count: count)
        let speakers = speakers(subviews)
        GridNeighbours(cells: speakers.map { cells[$0] }).forEach(along: axis) { before, after in
            let (first, second) = (speakers[before], speakers[after])
            let line = axis == .horizontal ? cells[second].column : cells[second].row
            let gap = explicit ?? subviews[first].spacing.distance(to: subviews[second].spacing, along: axis)
            gaps[line] = gaps[line].map { max($0, gap) } ?? gap
        }
        if let explicit, axis == .horizontal {
            for cell in cells where !cell.isWholeRow && cell.span > 0 && cell.column + cell.span < count {
                let line = cell.column + cell.span
                gaps[line] = gaps[line] ?? explicit
            }
        }
        return gaps.map { $0 ?? 0 }
    }

    /// The cells that gaps depend on: of those without a column, any number of which may stand in one place, one for each spacing.
    private func speakers(_ subviews: LayoutSubviews) -> [Int] {
        var place = (row: -1, column: -1)
        var heard: Set<ViewSpacing> = []
        return cells.indices.filter { index in
            let cell = cells[index]
            guard cell.span == 0 else { return true }
            if place != (cell.row, cell.column) { (place, heard) = ((cell.row, cell.column), []) }
            return heard.insert(subviews[index].spacing).inserted
        }
    }

    /// The columns that a cell covers.
    func columns(of cell: Cell) -> Range<Int> { cell.column..<min(cell.column + cell.span, columnCount) }

    /// The gaps inside a cell that covers several columns, in points.
    func innerGaps(of cell: Cell) -> CGFloat { columns(of: cell).dropFirst().reduce(0) { $0 + columnGaps[$1] } }
}

/// The answers of a grid's cells to one proposal.
struct GridSolution {
    var proposal: ProposedViewSize
    /// The proposals to the cells, and their answers.
    var offers: [ProposedViewSize]
    var sizes: [CGSize]
    var widths: [CGFloat]
    var heights: [CGFloat]
    /// For rows with baselines: the distance from the row's top to the guide that its cells share.
    var rowGuides: [CGFloat?]

    func size(_ plan: GridPlan) -> CGSize {
        CGSize(
            width: widths.reduce(plan.columnGaps.reduce(0, +), +),
            height: heights.reduce(plan.rowGaps.reduce(0, +), +))
    }
}
