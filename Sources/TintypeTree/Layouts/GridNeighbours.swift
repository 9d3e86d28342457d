import TintypeGraphics

/// The cells of a grid that follow one another.
///
/// Cells are in the order of rows and, within one, of columns; so neighbours are found in one walk, and there are not many
/// more pairs than cells.
struct GridNeighbours {
    let cells: [GridPlan.Cell]

    /// Calls `body` with the indices of each two cells of which the second follows the first along `axis`: it starts in the
    /// same row where the first ends; or stands in the next row over some column of the first.
    func forEach(along axis: Axis, _ body: (Int, Int) -> Void) {
        var above = 0..<0
        var start = 0
        while start < cells.count {
            let end = cells[start...].firstIndex { $0.row != cells[start].row } ?? cells.count
            if axis == .horizontal {
                forEach(within: start..<end, body)
            } else {
                forEach(in: above, above: start..<end, body)
            }
            above = start..<end
            start = end
        }
    }

    private func forEach(within row: Range<Int>, _ body: (Int, Int) -> Void) {
        var next = row.lowerBound
        for first in row where cells[first].span > 0 {
            let line = cells[first].column + cells[first].span
            while next < row.upperBound, cells[next].column < line { next += 1 }
            var second = next
            while second < row.upperBound, cells[second].column == line {
                if second != first { body(first, second) }
                second += 1
            }
        }
    }

    private func forEach(in upper: Range<Int>, above lower: Range<Int>, _ body: (Int, Int) -> Void) {
        func end(_ cell: Int) -> Int { cells[cell].column + max(cells[cell].span, 1) }
        var next = lower.lowerBound
        for first in upper {
            while next < lower.upperBound, end(next) <= cells[first].column { next += 1 }
            var second = next
            while second < lower.upperBound, cells[second].column < end(first) {
                body(first, second)
                second += 1
            }
        }
    }
}
