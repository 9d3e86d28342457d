import Foundation
import TintypeGraphics

/// The rows of a list, from top to bottom. Of long runs only the rows are made that are to be seen.
final class ListColumn: LocatingContent {
    private let runs: [ListRun]
    private let spacing: ListSpacing
    let maker: any ListRowMaker
    let isSelected: (Node, AnyHashable?) -> Bool
    private var shown: [Node] = []
    /// Indicates whether a scroll view shows only a part of the rows.
    let isScrolled: Bool

    init(
        _ runs: [ListRun], spacing: ListSpacing, maker: any ListRowMaker, isScrolled: Bool,
        isSelected: @escaping (Node, AnyHashable?) -> Bool
    ) {
        self.runs = runs
        self.spacing = spacing
        self.maker = maker
        self.isScrolled = isScrolled
        self.isSelected = isSelected
    }

    var made: [Node] { shown }

    /// The width that the elements of a run are offered, in points, in a list of a width; nil for their own.
    func width(of run: ListRun, in width: CGFloat?) -> CGFloat? {
        run.role == .row ? width.map { max($0 - spacing.side * 2, 0) } : width
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let height = runs.reduce(spacing.atEnd) {
            $0 + $1.space + $1.distance(to: $1.count, in: proposal.width, self)
        }
        if let width = proposal.width { return CGSize(width: width, height: height) }
        let offer = ProposedViewSize(width: nil, height: nil)
        let widest = runs.lazy.flatMap(\.made).map { $0.size(offer).width }.max() ?? 0
        return CGSize(width: widest + spacing.side * 2, height: height)
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        var drawn: [Node] = []
        // Nothing below the window is seen, and nothing above it.
        let (first, last) = context.visible.map { ($0.minY, $0.maxY) } ?? (-.infinity, .infinity)
        var start = frame.minY
        for run in runs {
            let inset = run.role == .row ? spacing.side : 0
            let offer = ProposedViewSize(width: width(of: run, in: frame.width), height: nil)
            start += run.space
            var (index, y) = (0, start)
            while index < run.count, y < last {
                let passed = run.passed(from: index, at: y, above: first, in: frame.width, self)
                index += passed.count
                y += passed.length
                guard index < run.count, y < last else { break }
                let end = y + run.height(index, in: frame.width, self)
                if end > first {
                    for node in run.nodes(index, self) {
                        pass.place(node, at: CGPoint(x: frame.minX + inset, y: y), proposal: offer, context)
                        y += node.size(offer).height
                        drawn.append(node)
                    }
                } else {
                    y = end
                }
                y += run.gap
                index += 1
            }
            start = index == run.count ? y - run.gap : start + run.distance(to: run.count, in: frame.width, self)
        }
        shown = drawn
    }

    func frame(ofKey key: AnyHashable, in size: CGSize) -> CGRect? {
        var y = CGFloat.zero
        for run in runs {
            y += run.space
            if let index = run.index(ofKey: key) {
                y += run.distance(to: index, in: size.width, self)
                return CGRect(
                    x: spacing.side, y: y, width: size.width, height: run.height(index, in: size.width, self))
            }
            y += run.distance(to: run.count, in: size.width, self)
        }
        return nil
    }

    var nodeName: String { "ListRows" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("count", "\(runs.reduce(0) { $0 + $1.count })")] }
}

extension Scope {
    /// Appends the rows, headers and footers that `content` evaluates to, from top to bottom. Those on their way out are
    /// seen where they stood, as they were.
    ///
    /// - Parameter isSelected: Says whether a row is chosen, by its node and by what the list knows it by.
    package mutating func appendListRows(
        _ spacing: ListSpacing, maker: some ListRowMaker, isSelected: @escaping (Node, AnyHashable?) -> Bool,
        _ content: (inout Scope) -> Void
    ) {
        let outerAxis = stackAxis
        stackAxis = .vertical
        let items = allItems(content)
        stackAxis = outerAxis
        let plan = ListPlan(items.there, spacing: spacing)
        let column = ListColumn(
            plan.runs, spacing: spacing, maker: maker, isScrolled: environment.containerSize?.isScrolled ?? false,
            isSelected: isSelected)
        append(holding: items.leaving.compactMap { leavingElement($0, maker) }) { _ in .deferred(column) }
    }

    /// The row, header or footer of a view that is on its way out; nil for one that was not drawn.
    private func leavingElement(_ content: Node, _ maker: some ListRowMaker) -> Node? {
        let role = content.listRow.role
        let element: Node
        if role == .row {
            let row = session.wrapperID(around: content)
            guard let drawn = session.presentation?.nodeBefore(row)?.deferred(as: ListRowContent.self) else {
                return nil
            }
            element = maker.row(content, at: drawn.rowPlace, key: nil)
        } else if role == .header || role == .footer {
            element = maker.heading(content, isHeader: role == .header)
        } else {
            return nil
        }
        element.isLeaving = true
        return element
    }
}
