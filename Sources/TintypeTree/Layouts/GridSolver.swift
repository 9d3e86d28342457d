import Foundation
import TintypeGraphics

/// Shares a proposal among the cells of a grid.
///
/// Cells are served by priority, then by how many of their axes have no end, then by how far they can stretch; those equal
/// in all three share what is left when their group starts. A column or row is committed, at its widest, when none of the
/// priority's cells in it is still to be served. The next priority starts from the total less all lengths so far.
struct GridSolver {
    let plan: GridPlan
    let proposal: ProposedViewSize
    let subviews: LayoutSubviews

    private var offers: [ProposedViewSize]
    private var sizes: [CGSize]
    private var columns: Tracks
    private var rows: Tracks
    /// The columns that have a served cell of their own.
    private var measuredColumns: Set<Int> = []
    private var guides: [(above: CGFloat, below: CGFloat)?]

    /// The columns, or the rows, while they are being filled.
    private struct Tracks {
        var lengths: [CGFloat]
        /// The cells of the priority at hand that are still to be served in each track.
        private var waiting: [Int]
        /// Indicates whether only cells over several tracks cover the track: it is never committed.
        private var isShared: [Bool]
        /// The number of open tracks.
        private var open = 0
        /// The length that no committed track has taken, in points; nil where nothing was proposed.
        var left: CGFloat?

        init(count: Int) {
            lengths = Array(repeating: 0, count: count)
            waiting = Array(repeating: 0, count: count)
            isShared = Array(repeating: false, count: count)
        }

        func isOpen(_ track: Int) -> Bool { waiting[track] > 0 || isShared[track] }

        /// The length that a track may have: an equal part of what is left, or what it has already.
        func share() -> CGFloat? {
            left.map { max($0 / CGFloat(max(open, 1)), 0) }
        }

        /// Takes so many points from what is left; what has no end stays without.
        mutating func take(_ length: CGFloat) {
            left = left.map { $0 == .infinity ? $0 : $0 - length }
        }

        /// Begins a priority, none of whose cells is known yet.
        mutating func begin(_ total: CGFloat?) {
            left = total
            isShared = Array(repeating: false, count: lengths.count)
            open = waiting.count { $0 > 0 }
        }

        /// Adds a cell of the priority to a track.
        mutating func wait(_ track: Int, isShared: Bool = false) {
            let wasOpen = isOpen(track)
            waiting[track] += 1
            self.isShared[track] = isShared
            if !wasOpen { open += 1 }
        }

        /// Takes a served cell from its tracks; each is committed with its last one.
        mutating func serve(_ tracks: Range<Int>) {
            for track in tracks {
                waiting[track] -= 1
                if waiting[track] == 0, !isShared[track] {
                    open -= 1
                    take(lengths[track])
                }
            }
        }
    }

    /// A cell's rank in the order of service.
    private struct Rank {
        var index: Int
        var priority: Double
        var endless: Int
        var range: CGFloat

        func isEqual(_ other: Rank) -> Bool {
            priority == other.priority && endless == other.endless && range == other.range
        }
    }

    init(plan: GridPlan, proposal: ProposedViewSize, subviews: LayoutSubviews) {
        self.plan = plan
        self.proposal = proposal
        self.subviews = subviews
        offers = Array(repeating: .unspecified, count: plan.cells.count)
        sizes = Array(repeating: .zero, count: plan.cells.count)
        columns = Tracks(count: plan.columnCount)
        rows = Tracks(count: plan.rowCount)
        guides = Array(repeating: nil, count: plan.rowCount)
    }

    mutating func solve() -> GridSolution {
        let ranks = ordered()
        var start = 0
        while start < ranks.count {
            let priority = ranks[start].priority
            // A rank that is not a number differs from itself, and is served all the same.
            let end = ranks[(start + 1)...].firstIndex { $0.priority != priority } ?? ranks.count
            begin(ranks[start..<end])
            var group = start
            while group < end {
                let next = ranks[(group + 1)..<end].firstIndex { !$0.isEqual(ranks[group]) } ?? end
                serve(ranks[group..<next].map(\.index))
                group = next
            }
            start = end
        }
        return GridSolution(
            proposal: proposal, offers: offers, sizes: sizes, widths: columns.lengths, heights: rows.lengths,
            rowGuides: guides.map { $0?.above })
    }

    private func ordered() -> [Rank] {
        let least = ProposedViewSize(width: proposal.width.map { _ in 0 }, height: proposal.height.map { _ in 0 })
        let most = ProposedViewSize(
            width: proposal.width.map { _ in .infinity }, height: proposal.height.map { _ in .infinity })
        var ranks: [Rank] = []
        ranks.reserveCapacity(plan.cells.count)
        for index in plan.cells.indices {
            let node = subviews.nodes[index]
            let (small, large) = (node.answer(least).size(least), node.answer(most).size(most))
            var rank = Rank(index: index, priority: plan.cells[index].priority, endless: 0, range: 0)
            for axis in Axis.allCases where proposal[axis] != nil {
                if large[axis] == .infinity { rank.endless += 1 } else { rank.range += large[axis] - small[axis] }
            }
            ranks.append(rank)
        }
        return ranks.sorted { a, b in
            if a.priority != b.priority { return a.priority > b.priority }
            if a.endless != b.endless { return a.endless < b.endless }
            return a.range == b.range ? a.index < b.index : a.range < b.range
        }
    }

    private mutating func begin(_ ranks: ArraySlice<Rank>) {
        let totals = (plan.columnGaps.reduce(0, +), plan.rowGaps.reduce(0, +))
        columns.begin(proposal.width)
        rows.begin(proposal.height)
        columns.take(totals.0 + columns.lengths.reduce(0, +))
        rows.take(totals.1 + rows.lengths.reduce(0, +))
        let cells = ranks.map { plan.cells[$0.index] }
        var own = Array(repeating: false, count: plan.columnCount)
        for cell in cells where cell.span == 1 { own[cell.column] = true }
        for cell in cells {
            rows.wait(cell.row)
            for column in plan.columns(of: cell) { columns.wait(column, isShared: !own[column]) }
        }
    }

    private mutating func serve(_ group: [Int]) {
        let share = (width: columns.share(), height: rows.share())
        // Cells of one column first: a wider one over several columns then finds what they need.
        let ordered = group.filter { plan.cells[$0].span <= 1 } + group.filter { plan.cells[$0].span > 1 }
        for index in ordered { measure(index, share) }
        for index in group {
            let cell = plan.cells[index]
            columns.serve(plan.columns(of: cell))
            rows.serve(cell.row..<cell.row + 1)
        }
    }

    private mutating func measure(_ index: Int, _ share: (width: CGFloat?, height: CGFloat?)) {
        let cell = plan.cells[index]
        let covered = plan.columns(of: cell)
        let unsized = cell.traits.unsizedAxes
        let gaps = plan.innerGaps(of: cell)
        // Over several columns, what they have together counts against what they may have together.
        let present = covered.reduce(gaps) { $0 + columns.lengths[$1] }
        let width = share.width.map { share in
            let allowed = covered.reduce(gaps) { $0 + (columns.isOpen($1) ? share : columns.lengths[$1]) }
            return unsized.contains(.horizontal) ? present : max(allowed, present)
        }
        let height = share.height.map { share in
            unsized.contains(.vertical) ? rows.lengths[cell.row] : max(share, rows.lengths[cell.row])
        }
        offers[index] = ProposedViewSize(width: width, height: height)
        let dimensions = subviews[index].dimensions(in: offers[index])
        sizes[index] = dimensions.size
        widen(cell, to: dimensions.width, gaps)
        heighten(cell, dimensions)
    }

    private mutating func widen(_ cell: GridPlan.Cell, to width: CGFloat, _ gaps: CGFloat) {
        let covered = plan.columns(of: cell)
        if covered.count == 1 {
            columns.lengths[cell.column] = max(columns.lengths[cell.column], width)
            measuredColumns.insert(cell.column)
        } else if !covered.isEmpty {
            let shortfall = width - gaps - covered.reduce(0) { $0 + columns.lengths[$1] }
            guard shortfall > 0 else { return }
            let unmeasured = covered.filter { !measuredColumns.contains($0) }
            let takers = unmeasured.isEmpty ? Array(covered) : unmeasured
            for column in takers { columns.lengths[column] += shortfall / CGFloat(takers.count) }
        }
    }

    /// Cells that share a baseline may need more height together than the tallest of them.
    private mutating func heighten(_ cell: GridPlan.Cell, _ dimensions: ViewDimensions) {
        rows.lengths[cell.row] = max(rows.lengths[cell.row], dimensions.height)
        let alignment = plan.rowAlignments[cell.row]
        guard cell.traits.anchor == nil, alignment.key.mask != .vertical else { return }
        let guide = dimensions[alignment]
        // A guide of a cell without end lies at its end.
        let rest = dimensions.height == .infinity ? 0 : dimensions.height - guide
        let old = guides[cell.row] ?? (guide, rest)
        let new = (above: max(old.above, guide), below: max(old.below, rest))
        guides[cell.row] = new
        rows.lengths[cell.row] = max(rows.lengths[cell.row], new.above + new.below)
    }
}
