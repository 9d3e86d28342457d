import Foundation
import TintypeGraphics

extension ZStackLayout: ExplainedLayout {
    /// The children of the highest priority, which alone make the size.
    private func counted(_ account: LayoutAccount) -> [Int] {
        let highest = account.children.map(\.layoutPriority).max()
        return account.children.indices.filter { account.children[$0].layoutPriority == highest }
    }

    func proposing(_ account: LayoutAccount) -> [String] {
        guard !account.children.isEmpty else { return ["has no view to ask"] }
        let counted = counted(account)
        var words = ["proposes all of it to each of its \(count(account.children.count, "child", "children"))"]
        if counted.count < account.children.count {
            words = [
                "proposes all of it to those of the highest layout priority, \(counted.count) of \(account.children.count)"
            ]
        }
        return words + proposedAgain(account)
    }

    func answering(_ account: LayoutAccount) -> [String] {
        let counted = counted(account)
        guard !counted.isEmpty else { return ["an empty stack takes no room"] }
        return Axis.allCases.map { axis in
            let length = account.replay.answer[axis]
            if let longest = counted.first(where: { isSame(account.measured($0)[axis], length) }) {
                return "as \(axis.longWord) as \(account.name(longest).short), \(points(length))"
            }
            let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
            return "aligned by \(key.name), its children reach over \(points(length)) of \(axis.lengthWord)"
        }
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] {
        guard let frame = account.frame(child) else { return [] }
        return GuideExplanation.words(alignment, account.children[child], at: frame, in: account.size, of: "the stack")
    }
}

extension FirstFittingLayout: ExplainedLayout {
    private var axisWords: String {
        axes == .horizontal ? "ideal width" : axes == .vertical ? "ideal height" : "ideal size"
    }

    func proposing(_ account: LayoutAccount) -> [String] {
        [
            "shows the first of \(count(account.children.count, "view", "views")) whose \(axisWords) fits \(points(account.proposal))"
        ]
    }

    func asked(_ account: LayoutAccount) -> [LayoutExplanation.Asked] {
        account.children.indices.compactMap { child in
            guard let ask = account.replay.proposals.first(where: { $0.child == child }) else { return nil }
            let tooLong = Axis.allCases.first { axis in
                axes.contains(Axis.Set(axis)) && ask.answer[axis] > account.proposal[axis] ?? .infinity
            }
            let isShown = account.children[child].placement != nil
            let fit = tooLong.map { axis in
                "too \(axis.longWord): \(points(ask.answer[axis])) of \(points(account.proposal[axis]))"
                    + (isShown ? ", but there is no other" : "")
            }
            return LayoutExplanation.Asked(
                name: account.name(child), proposal: ask.proposal, answer: ask.answer, rank: nil,
                notes: [fit ?? "fits"], isOnPath: child == account.focus)
        }
    }

    func answering(_ account: LayoutAccount) -> [String] {
        guard let shown = account.children.indices.first(where: { account.children[$0].placement != nil }) else {
            return ["has no view to show"]
        }
        return ["what \(account.name(shown).short) answers to \(points(account.proposal))"]
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] { [] }
}

extension SafeAreaInsetLayout: ExplainedLayout {
    private var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }

    private func inset(_ account: LayoutAccount) -> CGFloat {
        let insets = unsafeArea(of: 0, account.proposal, account.node.subviews(account.children))
        return axis == .horizontal ? insets.horizontal : insets.vertical
    }

    func proposing(_ account: LayoutAccount) -> [String] {
        [
            "\(account.name(1).short) stands at the \(edge) edge and takes \(points(inset(account))) with its distance; "
                + "\(account.name(0).short) gets the rest, with that as an unsafe area"
        ] + proposedAgain(account)
    }

    func answering(_ account: LayoutAccount) -> [String] {
        let inset = inset(account)
        let length = account.measured(0)[axis]
        return [
            "\(points(length)) + \(points(inset)) = \(points(length + inset)) \(axis.longWord)",
            "\(points(account.size[axis.cross])) \(axis.cross.longWord), over both",
        ]
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] {
        guard let frame = account.frame(child) else { return [] }
        let first = edge == .leading || edge == .top
        let lead =
            child == 1
            ? "at the \(edge) edge"
            : first ? "after the inset of \(points(inset(account)))" : "at the \(axis.startEdge) edge"
        let across = GuideExplanation(guide, account.children[child], at: frame, in: account.size, of: "both")
        return [lead] + (across.map { [$0.words] } ?? [])
    }
}
