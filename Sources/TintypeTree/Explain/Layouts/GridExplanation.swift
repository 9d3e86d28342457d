import Foundation
import TintypeGraphics

extension GridLayout: ExplainedLayout {
    private func solved(_ account: LayoutAccount) -> (plan: GridPlan, solution: GridSolution) {
        let subviews = account.node.subviews(account.children)
        var cache = makeCache(subviews: subviews)
        return (cache.plan, solution(account.proposal, subviews, &cache))
    }

    func proposing(_ account: LayoutAccount) -> [String] {
        guard !account.children.isEmpty else { return ["has no cell to ask"] }
        let (plan, _) = solved(account)
        let shape = "\(count(plan.columnCount, "column", "columns")) and \(count(plan.rowCount, "row", "rows"))"
        var words = ["\(count(plan.cells.count, "cell", "cells")) in \(shape)"]
        if account.proposal.width != nil || account.proposal.height != nil {
            words.append(
                "the least flexible cells first, each with an equal part of what the columns and rows have left")
        } else {
            words.append("nothing is proposed, so each cell is asked for its ideal size")
        }
        guard let focus = account.focus, let second = account.secondProposal(focus) else { return words }
        return words + [
            "once columns and rows are known, proposes its slot, \(points(second)), to \(account.name(focus).short)"
        ]
    }

    func asked(_ account: LayoutAccount) -> [LayoutExplanation.Asked] {
        let plan = solved(account).plan
        return account.children.indices.compactMap { child in
            account.row(child, [place(plan.cells[child], plan)])
        }
    }

    private func place(_ cell: GridPlan.Cell, _ plan: GridPlan) -> String {
        if cell.isWholeRow { return "row \(cell.row + 1), all columns" }
        let columns = plan.columns(of: cell)
        return columns.count > 1
            ? "row \(cell.row + 1), columns \(columns.lowerBound + 1) to \(columns.upperBound)"
            : "row \(cell.row + 1), column \(cell.column + 1)"
    }

    func answering(_ account: LayoutAccount) -> [String] {
        let (plan, solution) = solved(account)
        guard !plan.cells.isEmpty else { return ["an empty grid takes no room"] }
        return [
            tracks("column", "wide", lengths: solution.widths, gaps: plan.columnGaps),
            tracks("row", "tall", lengths: solution.heights, gaps: plan.rowGaps),
        ]
    }

    /// `2 columns as wide as their widest cells: 40 + 8 + 60 = 108 wide`.
    private func tracks(_ word: String, _ adjective: String, lengths: [CGFloat], gaps: [CGFloat]) -> String {
        let total = lengths.reduce(gaps.reduce(0, +), +)
        if lengths.count == 1 { return "its \(word) is \(points(total)) \(adjective)" }
        guard lengths.count <= 6 else {
            return "its \(lengths.count) \(word)s and their gaps are \(points(total)) \(adjective)"
        }
        var terms: [String] = []
        for (index, length) in lengths.enumerated() {
            if gaps[index] != 0 { terms.append(points(gaps[index])) }
            terms.append(points(length))
        }
        return "\(word)s and gaps: \(terms.joined(separator: " + ")) = \(points(total)) \(adjective)"
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] {
        guard let frame = account.frame(child) else { return [] }
        let (plan, solution) = solved(account)
        let cell = plan.cells[child]
        let slot = GridSlots(plan, solution)[child]
        let lead = "\(place(cell, plan)): a slot of \(points(slot.size)) at \(points(slot.origin))"
        let inside = frame.offsetBy(dx: -slot.minX, dy: -slot.minY)
        if let anchor = cell.traits.anchor { return [lead, "its \(anchor.name) is on that of the slot"] }
        return [lead]
            + GuideExplanation.words(
                alignment(of: cell, plan), account.children[child], at: inside, in: slot.size, of: "the slot")
    }
}
