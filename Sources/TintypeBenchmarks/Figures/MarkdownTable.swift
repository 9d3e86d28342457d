import Foundation

/// A table as Markdown has it, its columns aligned for those who read it as it is.
package struct MarkdownTable {
    private let heads: [String]
    private let rows: [[String]]
    /// The columns of figures, which end at the right.
    private let figures: Set<Int>

    /// - Precondition: Each row has a cell for each head.
    package init(_ heads: [String], figures: Set<Int> = [], rows: [[String]]) {
        precondition(rows.allSatisfy { $0.count == heads.count }, "a row has a cell for each column")
        self.heads = heads
        self.rows = rows
        self.figures = figures
    }

    package var text: String {
        let widths = heads.indices.map { column in ([heads] + rows).map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = cells.enumerated().map { column, cell in
                let room = String(repeating: " ", count: widths[column] - cell.count)
                return figures.contains(column) ? room + cell : cell + room
            }
            return "| " + padded.joined(separator: " | ") + " |"
        }
        let rule = widths.enumerated().map { column, width in
            String(repeating: "-", count: width + 1) + (figures.contains(column) ? ":" : "-")
        }
        return ([line(heads), "|" + rule.joined(separator: "|") + "|"] + rows.map(line)).joined(separator: "\n")
    }
}
