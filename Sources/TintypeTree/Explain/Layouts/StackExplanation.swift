import Foundation
import TintypeGraphics

extension HStackLayout: ExplainedLayout {}
extension VStackLayout: ExplainedLayout {}

extension StackLayout where Self: ExplainedLayout {
    private var axis: Axis { Self.axis }

    func proposing(_ account: LayoutAccount) -> [String] {
        let views = account.children.count
        guard views > 0 else { return ["has no view to ask"] }
        let cache = makeCache(subviews: account.node.subviews(account.children))
        var words: [String] = []
        switch account.proposal[axis] {
        case nil: words.append("no \(axis.lengthWord) is proposed, so each child is asked for its ideal one")
        case .some(.infinity):
            words.append("an endless \(axis.lengthWord) is proposed, and each child is offered all of it")
        case .some(let length):
            words.append(sharing(length, cache, views))
            if length > cache.totalGap { words += order(cache, account) }
        }
        if account.proposal[axis.cross] == nil,
            account.children.indices.contains(where: { account.secondProposal($0) != nil })
        {
            words.append(
                "its own \(axis.cross.lengthWord) once known, \(points(account.size[axis.cross])), is proposed to all")
        }
        return words
    }

    /// `120 less 1 gap of 14 leaves 106 for 2 children`.
    private func sharing(_ length: CGFloat, _ cache: StackCache, _ views: Int) -> String {
        let children = count(views, "child", "children")
        guard views > 1, cache.totalGap != 0 else { return "has \(points(length)) for \(children)" }
        let left = length - cache.totalGap
        let rest = left > 0 ? "leaves \(points(left)) for \(children)" : "leaves nothing, so each child is offered 0"
        return "\(points(length)) less \(gapWords(cache, views - 1)) \(rest)"
    }

    private func gapWords(_ cache: StackCache, _ number: Int) -> String {
        if number == 1 { return "a gap of \(points(cache.totalGap))" }
        let gaps = cache.gaps.isEmpty ? [cache.gap] : Array(cache.gaps.dropFirst())
        if Set(gaps.map { points($0) }).count == 1 {
            return "\(number) gaps of \(points(gaps[0])) = \(points(cache.totalGap))"
        }
        return number > 4
            ? "\(number) gaps, \(points(cache.totalGap)) in all"
            : "gaps of \(listed(gaps.map { points($0) })) = \(points(cache.totalGap))"
    }

    private func order(_ cache: StackCache, _ account: LayoutAccount) -> [String] {
        guard account.children.count > 1 else { return [] }
        if !cache.groups.isEmpty {
            let priorities = cache.groups.map { number(CGFloat(account.children[$0[0]].layoutPriority)) }
            return ["serves by layout priority, \(listed(priorities)); what the later ones need at least is kept back"]
        }
        return cache.isRigid ? [] : ["serves the least flexible first, each with an equal part of what is left"]
    }

    func asked(_ account: LayoutAccount) -> [LayoutExplanation.Asked] {
        let turns = StackService(self, account).turns
        guard !turns.isEmpty else { return account.children.indices.compactMap { account.row($0) } }
        return turns.enumerated().compactMap { rank, turn in
            account.row(turn.child, rank: rank + 1, turn.notes)
        }
    }

    func answering(_ account: LayoutAccount) -> [String] {
        let views = account.children.count
        guard views > 0 else { return ["an empty stack takes no room"] }
        let cache = makeCache(subviews: account.node.subviews(account.children))
        let sizes = account.children.indices.map { account.measured($0) }
        let lengths = sizes.map { $0[axis] }
        var words: [String] = []
        let total = lengths.reduce(cache.totalGap, +)
        if isSame(total, account.replay.answer[axis]) {
            words.append(sum(lengths, cache, total))
        }
        let breadth = account.replay.answer[axis.cross]
        let widest = sizes.indices.first { isSame(sizes[$0][axis.cross], breadth) }
        if views == 1 {
            words.append("as \(axis.cross.longWord) as its child, \(points(breadth))")
        } else if let widest {
            let others = sizes.indices.allSatisfy { isSame(sizes[$0][axis.cross], breadth) }
            words.append(
                others
                    ? "as \(axis.cross.longWord) as each of them, \(points(breadth))"
                    : "as \(axis.cross.longWord) as \(account.name(widest).short), \(points(breadth))")
        } else {
            words.append(
                "aligned by \(guide.name), its children reach over \(points(breadth)) of \(axis.cross.lengthWord)")
        }
        return words
    }

    /// `60 + 14 + 16 = 90 tall`.
    private func sum(_ lengths: [CGFloat], _ cache: StackCache, _ total: CGFloat) -> String {
        if lengths.count == 1 { return "as \(axis.longWord) as its child, \(points(total))" }
        guard lengths.count <= 4 else {
            let children = lengths.reduce(0, +)
            return "\(lengths.count) children, \(points(children)), and \(gapWords(cache, lengths.count - 1)): "
                + "\(points(total)) \(axis.longWord)"
        }
        var terms: [String] = []
        for (index, length) in lengths.enumerated() {
            if index > 0, cache.gap(before: index) != 0 { terms.append(points(cache.gap(before: index))) }
            terms.append(points(length))
        }
        return "\(terms.joined(separator: " + ")) = \(points(total)) \(axis.longWord)"
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] {
        guard let frame = account.frame(child) else { return [] }
        let cache = makeCache(subviews: account.node.subviews(account.children))
        var words: [String] = []
        if child == 0 {
            if account.children.count > 1 { words.append("first") }
        } else {
            let before = (0..<child).map { account.frame($0)?.size[axis] ?? 0 }
            let gaps = (1...child).reduce(CGFloat.zero) { $0 + cache.gap(before: $1) }
            let start = before.reduce(gaps, +)
            if isSame(start, frame.origin[axis]) {
                let word = axis == .horizontal ? "after" : "below"
                let gap = gaps == 0 ? "" : child == 1 ? " + \(points(gaps))" : ", and \(child) gaps, \(points(gaps))"
                let sum = gaps == 0 ? "" : child == 1 ? " = \(points(start))" : ": \(points(start))"
                let views = child == 1 ? "\(account.name(0).short):" : "\(child) views,"
                words.append("\(word) \(views) \(points(start - gaps))\(gap)\(sum)")
            }
        }
        let container = account.node.explainedName.short
        if let guide = GuideExplanation(guide, account.children[child], at: frame, in: account.size, of: container) {
            words.append(guide.words)
        }
        return words
    }
}
