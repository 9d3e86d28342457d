import RandomInput
import Testing
import TintypeGraphics

@testable import TintypeTree

@Suite("Neighbours in a grid")
struct GridNeighboursTests {
    /// Rows of cells of random spans, some of no column, some over whole rows.
    private func cells(_ seed: Int, rows: Int, most: Int) -> [GridPlan.Cell] {
        var random = SeededGenerator(seed: seed)
        var cells: [GridPlan.Cell] = []
        for row in 0..<rows {
            let isWholeRow = random.number(0...5) == 0
            var column = 0
            for _ in 0..<(isWholeRow ? 1 : random.number(1...most)) {
                let span = isWholeRow ? most : random.number(0...3)
                cells.append(
                    GridPlan.Cell(
                        row: row, column: min(column, most - 1), span: span, traits: GridCellTraits(), priority: 0,
                        isWholeRow: isWholeRow))
                column += span
            }
        }
        return cells
    }

    private func follows(_ first: GridPlan.Cell, _ second: GridPlan.Cell, along axis: Axis) -> Bool {
        if axis == .horizontal {
            return first.row == second.row && first.span > 0 && first.column + first.span == second.column
        }
        return first.row + 1 == second.row && first.column < second.column + max(second.span, 1)
            && second.column < first.column + max(first.span, 1)
    }

    @Test("are those that all pairs give", arguments: 0..<60)
    func pairs(seed: Int) {
        let cells = cells(seed, rows: 5, most: 1 + seed % 7)
        for axis in Axis.allCases {
            var found: [[Int]] = []
            GridNeighbours(cells: cells).forEach(along: axis) { found.append([$0, $1]) }
            let all = cells.indices.flatMap { first in
                cells.indices.filter { $0 != first && follows(cells[first], cells[$0], along: axis) }.map {
                    [first, $0]
                }
            }
            #expect(found.sorted { $0.lexicographicallyPrecedes($1) } == all)
        }
    }

    @Test("are fewer than two for a cell of one column")
    func count() {
        let cells = (0..<10_000).map {
            GridPlan.Cell(
                row: $0 / 100, column: $0 % 100, span: 1, traits: GridCellTraits(), priority: 0, isWholeRow: false)
        }
        var count = 0
        for axis in Axis.allCases { GridNeighbours(cells: cells).forEach(along: axis) { _, _ in count += 1 } }
        #expect(count == 2 * 99 * 100)
    }
}
