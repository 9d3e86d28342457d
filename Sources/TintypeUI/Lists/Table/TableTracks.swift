import Foundation
import TintypeTree

/// Cells side by side, each in its column. A cell is one view, whatever it holds.
nonisolated struct TableTracks<Cell: View>: BuiltInView {
    let columns: [TableColumnLook]
    let metrics: TableMetrics
    /// The cell of the n-th column.
    let cell: (Int) -> Cell

    var body: some View {
        let layout = TableColumnsLayout(columns: columns.map(\.width), gap: metrics.gap)
        layout {
            ForEach(0..<columns.count) { index in
                HStack { cell(index) }
                    .frame(
                        minWidth: 0, maxWidth: .infinity,
                        alignment: Alignment(horizontal: columns[index].alignment, vertical: .center))
            }
        }
    }
}
