import Foundation

extension UITableView {
    /// The height of a row without any content, in points.
    nonisolated static let emptyRowHeight: CGFloat = 44

    /// The height of a row with a line of the body, in points: UIKit 26.1's is 51.5 at two pixels to a point.
    static func usualRowHeight(_ scale: CGFloat) -> CGFloat { line(scale) + ListContentMetrics.rowMargin * 2 }

    /// The height of a header with a line of the headline, in points: UIKit 26.1's is 40.5 at two pixels to a point.
    static func usualHeaderHeight(_ scale: CGFloat) -> CGFloat { line(scale) + ListContentMetrics.headerMargin * 2 }

    private static func line(_ scale: CGFloat) -> CGFloat {
        (UIFont.preferredFont(forTextStyle: .body).lineHeight * scale).rounded(.up) / scale
    }

    /// The distances around the sections of grouped tables, in points: 35 above the first one, as in SwiftUI's lists, and between
    /// two without a header and a footer 17.5 for each of these, in whole pixels.
    private var spaceBetween: CGFloat { (17.5 * pixelScale).rounded(.up) / pixelScale }
    /// The distance above the headers of plain tables, in points, as measured on UIKit 26.1.
    private static let plainHeaderPadding: CGFloat = 22

    /// The distance between the table's sides and its rows, in points.
    var rowInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return sideMargin + max(safeAreaInsets.left, safeAreaInsets.right)
    }

    /// Forgets the places of the rows, whose views in sight stay.
    func setNeedsPlan() {
        forgetPlan()
        setNeedsLayout()
    }

    func forgetPlan() {
        plan = nil
        plansMade += 1
        measuredHeights = [:]
    }

    /// Forgets the rows: those in sight are asked for again.
    func askAgain() {
        stopFinger()
        let cells = shown
        shown = [:]
        // The first row takes the cell that comes back last: its own.
        for path in cells.keys.sorted(by: >) { cells[path].map { remove($0, at: path) } }
        askForHeadersAgain()
        setNeedsPlan()
    }

    /// The greatest number of plans that are made because the rows change meanwhile.
    private static let roundsOfPlanning = 4

    /// The rows' places, made if there are none.
    var placed: TablePlan {
        if let plan { return plan }
        // A delegate that asks for places while it is asked for heights is told of none.
        guard !isPlanning else { return TablePlan() }
        isPlanning = true
        var made: TablePlan?
        // One that changes the rows then is asked again.
        for _ in 0..<UITableView.roundsOfPlanning where made == nil { made = makePlan() }
        isPlanning = false
        guard let plan = made else { return TablePlan() }
        self.plan = plan
        if let chosen = indexPathsForSelectedRows, !chosen.allSatisfy(plan.contains) {
            // Rows that are gone are not chosen any more.
            let kept = chosen.filter(plan.contains)
            indexPathsForSelectedRows = kept.isEmpty ? nil : kept
        }
        return plan
    }

    func stretch(_ section: Int, _ part: (TablePlan.Section) -> (start: CGFloat, height: CGFloat)) -> CGRect {
        let plan = placed
        guard plan.sections.indices.contains(section) else { return .zero }
        let (start, height) = part(plan.sections[section])
        return CGRect(x: 0, y: start, width: bounds.width, height: height)
    }

    /// Asks for the numbers of rows and for the heights that are said.
    ///
    /// - Returns: Nil if the rows were changed meanwhile.
    private func makePlan() -> TablePlan? {
        plansMade += 1
        var plan = TablePlan(number: plansMade)
        plan.start = tableHeaderView?.frame.height ?? 0
        guard let dataSource else { return plan }
        let count = dataSource.numberOfSections(in: self)
        plan.sections.reserveCapacity(max(count, 0))
        for index in 0..<max(count, 0) {
            let count = max(dataSource.tableView(self, numberOfRowsInSection: index), 0)
            var rows: [TablePlan.Part] = []
            rows.reserveCapacity(count)
            for row in 0..<count {
                rows.append(self.row(IndexPath(row: row, section: index)))
                guard plansMade == plan.number else { return nil }
            }
            plan.sections.append(
                TablePlan.Section(header: header(index), rows: rows, footer: footer(index), padding: headerPadding))
            guard plansMade == plan.number else { return nil }
        }
        measuredHeights = [:]
        plan.place()
        return plan
    }

    private var headerPadding: CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? UITableView.plainHeaderPadding : 0
    }

    private func row(_ path: IndexPath) -> TablePlan.Part {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0, height.isFinite { return .fixed(height) }
        if let measured = measuredHeights[path] { return TablePlan.Part(height: measured, isKnown: true) }
        let estimated = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return .estimated(estimated > 0 ? estimated : UITableView.usualRowHeight(pixelScale))
    }

    /// The height of a section's header without a view and a title, in points.
    func emptyHeaderHeight(_ section: Int) -> CGFloat {
        if style == .plain { return 0 }
        return section == 0 && tableHeaderView == nil ? ListContentMetrics.spaceAboveFirst : spaceBetween
    }
    var emptyFooterHeight: CGFloat { style == .plain ? 0 : spaceBetween }

    private func header(_ section: Int) -> TablePlan.Part {
        let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if let said = said(height, property: sectionHeaderHeight) { return said }
        let estimated =
            delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
        if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
            return .estimated(UITableView.usualHeaderHeight(pixelScale))
        }
        return .estimated(estimated > 0 ? estimated : emptyHeaderHeight(section))
    }

    private func footer(_ section: Int) -> TablePlan.Part {
        let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if let said = said(height, property: sectionFooterHeight) { return said }
        let estimated =
            delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        return .estimated(estimated > 0 ? estimated : emptyFooterHeight)
    }

    /// A height that was said, in points; nil for one that the view decides.
    ///
    /// Grouped tables of UIKit take a delegate's zero for their own distance, and the least number above zero for none.
    private func said(_ height: CGFloat, property: CGFloat) -> TablePlan.Part? {
        if height < 0 || (height == 0 && property != 0 && style != .plain) { return nil }
        return .fixed(height < 0.01 ? 0 : height)
    }

    /// The offset, in points, at which a row is where it is to be scrolled to.
    func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        guard let plan, plan.contains(path) else {
            // The absent row stands for the section's header in UIKit.
            let header = rectForHeader(inSection: path.section)
            return header == .zero ? contentOffset : clamped(CGPoint(x: 0, y: header.minY - adjustedContentInset.top))
        }
        let (row, inset) = (plan.row(path), adjustedContentInset)
        let above = inset.top + (style == .plain ? plan.sections[path.section].header.height : 0)
        let (top, bottom) = (row.start - above, row.start + row.height - bounds.height + inset.bottom)
        let y: CGFloat =
            switch position {
            case .top: top
            case .bottom: bottom
            case .middle: row.start + row.height / 2 - (bounds.height + inset.top - inset.bottom) / 2
            case .none: min(max(contentOffset.y, bottom), top)
            }
        return clamped(CGPoint(x: contentOffset.x, y: y))
    }
}
