import Foundation
import TintypeGraphics

/// A column of a table as it is drawn: its title, and how wide it may be.
package struct TableColumnLook {
    package let title: (inout Scope) -> Void
    package let width: TableColumnWidth
    /// Of the title and the cells in the column.
    package let alignment: HorizontalAlignment
    /// Whether the rows are ordered by the column, the least first (true) or last (false).
    package let isAscending: Bool?

    package init(
        width: TableColumnWidth, alignment: HorizontalAlignment, isAscending: Bool?,
        title: @escaping (inout Scope) -> Void
    ) {
        self.width = width
        self.alignment = alignment
        self.isAscending = isAscending
        self.title = title
    }
}

/// What modifiers around a table say about it.
package struct TableOptions: Hashable, Sendable {
    package var hidesHeaders = false
    package var isBordered = false
    /// Whether every other row is shaded; nil as it is usual on the platform.
    package var alternatesRows: Bool?

    package init() {}
}

private enum TableOptionsKey: EnvironmentKey {
    static let defaultValue = TableOptions()
}

extension EnvironmentValues {
    package var tableOptions: TableOptions {
        get { self[TableOptionsKey.self] }
        set { self[TableOptionsKey.self] = newValue }
    }

    /// Whether a table shows no more than its first column, as a list: where there is little room from side to side.
    package var showsTableAsList: Bool { sizeClasses.horizontal == .compact }
}

/// The distances of a table, in points: AppKit's for macOS; elsewhere estimated from pictures.
private struct TableMetrics {
    let isMac: Bool

    var gap: CGFloat { isMac ? 17 : 16 }
    var headerHeight: CGFloat { isMac ? 28 : 38 }
    var headerFont: Font { isMac ? .system(size: 11, weight: .medium) : .footnote.weight(.semibold) }
    /// Of the lines between the titles of the header.
    var lineHeight: CGFloat { isMac ? 16 : 0 }
}

extension Scope {
    private var tableMetrics: TableMetrics { TableMetrics(isMac: environment.platform.name == .macOS) }

    /// Appends a table as large as it is proposed: the titles of the columns, and below them rows that scroll. Where there is
    /// little room from side to side it is a list of the first column.
    ///
    /// - Parameter rows: Appends a row by ``appendTableRow(_:cells:)`` for each.
    package mutating func appendTable(
        _ columns: [TableColumnLook], selection: ListSelection?, _ rows: (inout Scope) -> Void
    ) {
        let table = environment.tableOptions
        guard !environment.showsTableAsList else {
            return appendList(look: .plain, selection: selection, rows)
        }
        let isMac = tableMetrics.isMac
        let look: ListLook = isMac ? (table.isBordered ? .bordered : .inset) : .plain
        var list = ListOptions()
        list.alternatesRows = table.alternatesRows ?? isMac
        appendVStack(alignment: .leading, spacing: 0) { scope in
            if !table.hidesHeaders { scope.descend(.index(0)) { $0.appendHeader(columns, look) } }
            scope.descend(.index(1)) { scope in
                scope.withEnvironment {
                    $0.listOptions.alternatesRows = list.alternatesRows
                } _: {
                    $0.appendList(look: look, selection: selection, rows)
                }
            }
        }
    }

    /// Appends the cells of a row, each in its column; where the table is a list, the first alone.
    package mutating func appendTableRow(_ columns: [TableColumnLook], cells: [(inout Scope) -> Void]) {
        guard !environment.showsTableAsList else {
            cells.first?(&self)
            return
        }
        withEnvironment {
            $0.lineLimit = 1
        } _: { scope in
            scope.appendTableTracks(columns) { scope, index in cells[index](&scope) }
        }
    }

    private mutating func appendTableTracks(
        _ columns: [TableColumnLook], _ cell: (inout Scope, Int) -> Void
    ) {
        let layout = TableColumnsLayout(columns: columns.map(\.width), gap: tableMetrics.gap)
        appendLayout(layout) { scope in
            for (index, column) in columns.enumerated() {
                var frame = FlexibleFrameModifier()
                frame.minWidth = 0
                frame.maxWidth = .infinity
                frame.alignment = Alignment(horizontal: column.alignment, vertical: .center)
                scope.descend(.index(index)) { scope in
                    scope.wrap(with: frame) { scope in
                        // A cell is one view of its column, whatever it holds.
                        scope.appendHStack(spacing: nil) { cell(&$0, index) }
                    }
                }
            }
        }
    }

    // MARK: Header

    private mutating func appendHeader(_ columns: [TableColumnLook], _ look: ListLook) {
        let (metrics, list) = (tableMetrics, ListMetrics(look, on: environment.platform))
        var insets = EdgeInsets(.horizontal, list.cardInset)
        insets.leading += list.rowInsets.leading
        insets.trailing += list.rowInsets.trailing
        var frame = FlexibleFrameModifier()
        // Columns that need more room than there is go on beyond the trailing edge.
        frame.minWidth = 0
        frame.maxWidth = .infinity
        frame.minHeight = metrics.headerHeight
        frame.alignment = .leading
        let line = AttachmentModifier.overlay(.bottom) { scope in
            scope.stackAxis = .vertical
            scope.appendDivider()
        }
        wrap(with: line) { scope in
            scope.wrap(with: frame) { scope in
                scope.wrap(with: PaddingModifier(insets)) { scope in
                    scope.withEnvironment {
                        $0.font = metrics.headerFont
                        $0.foreground = AnyShapeStyle(Color.secondary)
                        $0.lineLimit = 1
                    } _: { scope in
                        scope.appendTableTracks(columns) { $0.appendTitle(columns, $1, metrics) }
                    }
                }
            }
        }
    }

    /// A title, with the arrow of the order, and the line to the column before.
    private mutating func appendTitle(_ columns: [TableColumnLook], _ index: Int, _ metrics: TableMetrics) {
        let column = columns[index]
        let title: (inout Scope) -> Void = { scope in
            scope.appendHStack(spacing: 4) { scope in
                scope.descend(.index(0), column.title)
                guard let isAscending = column.isAscending else { return }
                scope.descend(.index(1)) { scope in
                    scope.withEnvironment {
                        $0.font = .system(size: metrics.isMac ? 9 : 11, weight: .semibold)
                    } _: {
                        $0.appendSymbol(isAscending ? "chevron.up" : "chevron.down")
                    }
                }
            }
        }
        guard metrics.lineHeight > 0, index > 0 else { return title(&self) }
        let line = AttachmentModifier.overlay(.leading) { scope in
            scope.wrap(with: OffsetModifier(CGSize(width: -metrics.gap / 2, height: 0))) { scope in
                scope.wrap(with: FrameModifier(width: 1, height: metrics.lineHeight)) {
                    $0.appendPaint(Color(ListColors.separator(in: $0.environment)), name: "ColumnLine")
                }
            }
        }
        var frame = FlexibleFrameModifier()
        frame.minWidth = 0
        frame.maxWidth = .infinity
        frame.alignment = Alignment(horizontal: column.alignment, vertical: .center)
        wrap(with: line) { $0.wrap(with: frame, title) }
    }
}
