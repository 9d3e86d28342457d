public import Foundation
import TintypeGraphics

/// Lays views out in rows and columns, each column as wide as its widest cell.
public struct GridLayout: BuiltInLayout {
    /// The alignment of cells in their slots.
    public var alignment: Alignment
    /// In points; nil for the distances that the cells like to keep.
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    /// Creates a layout; the distances between columns and rows are in points, nil for the default ones.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The grid's knowledge of its cells, kept between calls.
    public struct Cache {
        var plan: GridPlan
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(plan: GridPlan(self, subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solution(proposal, subviews, &cache).size(cache.plan)
    }

    package func answer(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> SizeAnswer {
        let size = solution(proposal, subviews, &cache).size(cache.plan)
        return .only(size, for: proposal, flexibleAxes: flexibleAxes(subviews.nodes))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let solution = solution(proposal, subviews, &cache)
        let plan = cache.plan
        let slots = GridSlots(plan, solution)
        for (index, cell) in plan.cells.enumerated() {
            let slot = slots[index].offsetBy(dx: bounds.minX, dy: bounds.minY)
            // A cell that fills its slot keeps its proposal; any other is asked again, for the slot.
            let offer = solution.sizes[index] == slot.size ? solution.offers[index] : ProposedViewSize(slot.size)
            let dimensions = subviews[index].dimensions(in: offer)
            let origin = origin(of: dimensions, cell, slot, plan, guide: solution.rowGuides[cell.row])
            subviews[index].place(at: origin, proposal: offer)
        }
    }

    private func origin(
        of cell: ViewDimensions, _ place: GridPlan.Cell, _ slot: CGRect, _ plan: GridPlan, guide: CGFloat?
    ) -> CGPoint {
        if let anchor = place.traits.anchor {
            return slot.origin + anchor.point(in: slot.size) - anchor.point(in: cell.size)
        }
        let aligned = alignment(of: place, plan)
        var origin = aligned.origin(of: cell, in: slot)
        if let guide { origin.y = slot.minY + guide - cell[aligned.vertical] }
        return origin
    }

    /// The alignment of a cell in its slot.
    func alignment(of cell: GridPlan.Cell, _ plan: GridPlan) -> Alignment {
        let isSpan = cell.isWholeRow || cell.span > 1
        return Alignment(
            horizontal: isSpan ? alignment.horizontal : plan.columnAlignments[cell.column],
            vertical: plan.rowAlignments[cell.row])
    }

    package var nodeName: String { "Grid" }

    package var nodeAttributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if alignment != .center { attributes.append(SettledAttribute("alignment", alignment.name)) }
        if let horizontalSpacing { attributes.append(SettledAttribute("horizontalSpacing", number(horizontalSpacing))) }
        if let verticalSpacing { attributes.append(SettledAttribute("verticalSpacing", number(verticalSpacing))) }
        return attributes
    }
}

extension GridLayout {
    /// The sharing of a proposal among the cells.
    func solution(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridSolution {
        if let known = cache.plan.solutions.first(where: { $0.proposal == proposal }) { return known }
        var solver = GridSolver(plan: cache.plan, proposal: proposal, subviews: subviews)
        let solution = solver.solve()
        cache.plan.solutions.append(solution)
        return solution
    }
}
