import Foundation
import TintypeGraphics
import TintypeTree

/// The titles of a table's columns, above a line.
nonisolated struct TableHeader: BuiltInView {
    let columns: [TableColumnLook]
    let metrics: TableMetrics
    /// Those of the list of rows below.
    let list: ListMetrics

    var body: some View {
        TableTracks(columns: columns, metrics: metrics) { TableTitle(columns: columns, index: $0, metrics: metrics) }
            .font(metrics.headerFont)
            .foregroundStyle(Color.secondary)
            .lineLimit(1)
            .padding(insets)
            // Columns that need more room than there is go on beyond the trailing edge.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: metrics.headerHeight, alignment: .leading)
            .overlay(alignment: .bottom) { Divider() }
    }

    private var insets: EdgeInsets {
        EdgeInsets(
            top: 0, leading: list.cardInset + list.rowInsets.leading, bottom: 0,
            trailing: list.cardInset + list.rowInsets.trailing)
    }
}

/// A title, with the arrow of the order, and the line to the column before.
private nonisolated struct TableTitle: BuiltInView {
    let columns: [TableColumnLook]
    let index: Int
    let metrics: TableMetrics

    var body: some View {
        if metrics.lineHeight > 0, index > 0 {
            title
                .frame(
                    minWidth: 0, maxWidth: .infinity,
                    alignment: Alignment(horizontal: columns[index].alignment, vertical: .center)
                )
                .overlay(alignment: .leading) { line }
        } else {
            title
        }
    }

    private var title: some View {
        HStack(spacing: metrics.arrowSpacing) {
            columns[index].title
            if let isAscending = columns[index].isAscending {
                Image(systemName: isAscending ? "chevron.up" : "chevron.down").font(metrics.arrowFont)
            }
        }
    }

    private var line: some View {
        SurfaceView(SurfaceColor.separator, name: "ColumnLine")
            .frame(width: metrics.lineWidth, height: metrics.lineHeight)
            .offset(x: -metrics.gap / 2)
    }
}
