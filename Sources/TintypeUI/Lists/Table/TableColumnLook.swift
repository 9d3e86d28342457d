import Foundation
import TintypeTree

/// A column of a table as it is drawn: its title, and how wide it may be.
struct TableColumnLook {
    let title: ScopeView
    let width: TableColumnWidth
    /// The alignment of the title and the cells in the column.
    let alignment: HorizontalAlignment
    /// Indicates whether the rows are ordered by the column, the least first (true) or last (false).
    let isAscending: Bool?
}
