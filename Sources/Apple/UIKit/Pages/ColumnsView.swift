import Foundation

/// The view of a split view controller: a holder for each column that is seen. It is drawn as SwiftUI's columns are.
final class ColumnsView: UIView {
    private weak var split: UISplitViewController?
    private(set) var holders: [UISplitViewController.Column: PageHolder] = [:]

    init(_ split: UISplitViewController) {
        self.split = split
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var ownPicture: AnyView? {
        guard let split, !split.isCollapsed else { return nil }
        return AnyView(
            ColumnsPicture(holders: holders, safeArea: EdgeInsets(safeAreaInsets), mode: split.displayMode)
                .inStyle(of: self))
    }
    override var drawsSubviews: Bool { split?.isCollapsed != false }

    func show(_ pages: [UISplitViewController.Column: UIViewController]) {
        for (column, holder) in holders where pages[column] == nil {
            holder.show(nil)
            holder.removeFromSuperview()
            holders[column] = nil
        }
        for (column, page) in pages {
            let holder = holders[column] ?? PageHolder(frame: bounds)
            holders[column] = holder
            if holder.superview !== self { addSubview(holder) }
            holder.show(page)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let split else { return }
        split.arrange()
        if split.isCollapsed { for holder in holders.values { holder.frame = bounds } }
    }
}

/// The picture of columns side by side.
private struct ColumnsPicture: View {
    let holders: [UISplitViewController.Column: PageHolder]
    /// In points.
    let safeArea: EdgeInsets
    let mode: UISplitViewController.DisplayMode

    var body: some View {
        columns.safeAreaPadding(safeArea)
    }

    @ViewBuilder private var columns: some View {
        if holders[.supplementary] != nil {
            NavigationSplitView(columnVisibility: .constant(visibility)) {
                column(.primary)
            } content: {
                column(.supplementary)
            } detail: {
                column(.secondary)
            }
        } else {
            NavigationSplitView(columnVisibility: .constant(visibility)) {
                column(.primary)
            } detail: {
                column(.secondary)
            }
        }
    }

    private var visibility: NavigationSplitViewVisibility {
        switch mode {
        case .secondaryOnly: .detailOnly
        case .oneBesideSecondary, .oneOverSecondary: holders[.supplementary] == nil ? .all : .doubleColumn
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
        case .automatic: .automatic
        }
    }

    @ViewBuilder private func column(_ column: UISplitViewController.Column) -> some View {
        if let holder = holders[column] { HostedPage(view: holder) } else { Color.clear }
    }
}
