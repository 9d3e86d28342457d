import TintypeTree

/// The cells of a row, each in its column; where the table is a list, the first alone.
nonisolated struct TableCells: BuiltInView {
    let columns: [TableColumnLook]
    let cells: [ScopeView]
    /// The mark of a row that holds others, before the first cell; nil for none.
    var mark: TableRowMark?
    /// The number of rows that hold the row.
    var depth = 0
    @Environment(\.self) private var environment

    var body: some View {
        let metrics = TableMetrics(environment)
        if environment.showsTableAsList {
            cell(0, metrics)
        } else {
            TableTracks(columns: columns, metrics: metrics) { cell($0, metrics) }
                .lineLimit(1)
        }
    }

    @ViewBuilder private func cell(_ index: Int, _ metrics: TableMetrics) -> some View {
        if index == 0, mark != nil || depth > 0, let first = cells.first {
            HStack(spacing: metrics.markSpacing) {
                TableRowMarkView(mark: mark, font: metrics.markFont)
                    .frame(width: metrics.markWidth(depth: depth), alignment: .trailing)
                first
            }
        } else if index < cells.count {
            cells[index]
        }
    }
}

/// The mark of a row that holds others.
enum TableRowMark {
    case closed
    case open
}

private nonisolated struct TableRowMarkView: BuiltInView {
    /// nil for none, in the room of one.
    let mark: TableRowMark?
    let font: Font

    var body: some View {
        if let mark {
            Image(systemName: mark == .open ? "chevron.down" : "chevron.forward")
                .font(font)
                .foregroundStyle(Color.secondary)
        } else {
            Spacer(minLength: 0)
        }
    }
}
