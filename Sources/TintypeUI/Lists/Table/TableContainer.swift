import Foundation
import TintypeTree

/// A table as large as it is proposed: the titles of the columns, and below them rows that scroll. If there is little
/// room from side to side it is a list of the first column.
nonisolated struct TableContainer: BuiltInView {
    let columns: [TableColumnLook]
    /// nil where nothing can be chosen.
    let selection: ListSelection?
    /// Appends ``TableCells`` for each row.
    let rows: ScopeView
    @Environment(\.self) private var environment

    var body: some View {
        if environment.showsTableAsList {
            ListContainer(look: .plain, selection: selection, content: rows)
        } else {
            let (metrics, options) = (TableMetrics(environment), environment.tableOptions)
            let look: ListLook = metrics.isMac ? (options.isBordered ? .bordered : .inset) : .plain
            VStack(alignment: .leading, spacing: 0) {
                if !options.hidesHeaders {
                    TableHeader(
                        columns: columns, metrics: metrics, list: ListMetrics(look, on: environment.platform))
                }
                ListContainer(look: look, selection: selection, content: rows)
                    .environmentChange { $0.listOptions.alternatesRows = options.alternatesRows ?? metrics.isMac }
            }
        }
    }
}
