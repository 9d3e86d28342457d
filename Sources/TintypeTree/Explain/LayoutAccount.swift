import Foundation
import TintypeGraphics

/// The record of one container's measuring and placing for one proposal, from which its words are made.
struct LayoutAccount {
    let node: Node
    let placement: Placement
    let children: [Node]
    let replay: MeasuringReplay
    /// The child that leads to the view that is explained; nil where the container is that view.
    let focus: Int?

    init?(_ node: Node, focus child: Node?) {
        guard case .layout(let box, let children) = node.kind, let placement = node.placement else { return nil }
        self.node = node
        self.placement = placement
        self.children = children
        focus = child.flatMap { child in children.firstIndex { $0 === child } }
        replay = MeasuringReplay(box, children, placement.proposal, isRightToLeft: node.isRightToLeft)
    }

    var proposal: ProposedViewSize { placement.proposal }
    var size: CGSize { placement.frame.size }
    var isRightToLeft: Bool { node.isRightToLeft }

    func name(_ child: Int) -> LayoutExplanation.Name { children[child].explainedName }

    /// The child's place in the container, x counted from the leading edge.
    func frame(_ child: Int) -> CGRect? {
        children[child].placement.map { placement.frame.inside($0.frame, isRightToLeft: isRightToLeft) }
    }

    /// The child's answer to the last question of measuring.
    func measured(_ child: Int) -> CGSize {
        replay.last(child)?.answer ?? children[child].placement?.frame.size ?? .zero
    }

    /// The child as a row of a list.
    func row(_ child: Int, rank: Int? = nil, _ notes: [String] = []) -> LayoutExplanation.Asked? {
        guard let ask = replay.last(child) else { return nil }
        return LayoutExplanation.Asked(
            name: name(child), proposal: ask.proposal, answer: ask.answer, rank: rank, notes: notes,
            isOnPath: child == focus)
    }

    /// The proposal to a child when the container is placed, where it is another than the one measured by.
    func secondProposal(_ child: Int) -> ProposedViewSize? {
        guard let placed = children[child].placement?.proposal, let ask = replay.last(child),
            !isSame(placed, ask.proposal)
        else { return nil }
        return placed
    }
}

extension CGRect {
    /// A frame inside this one as its container sees it: from its leading top corner.
    func inside(_ frame: CGRect, isRightToLeft: Bool) -> CGRect {
        let x = isRightToLeft ? maxX - frame.maxX : frame.minX - minX
        return CGRect(x: x, y: frame.minY - minY, width: frame.width, height: frame.height)
    }
}

/// A layout that says in words what it does. Sentences are in the present tense, without capital and stop.
protocol ExplainedLayout {
    /// The words for the proposals that the container makes of its own.
    func proposing(_ account: LayoutAccount) -> [String]
    /// The children that were asked, in the order of service.
    func asked(_ account: LayoutAccount) -> [LayoutExplanation.Asked]
    /// The words for the reasons of its answer.
    func answering(_ account: LayoutAccount) -> [String]
    /// The words for the reasons of the child's place.
    func standing(_ child: Int, _ account: LayoutAccount) -> [String]
}

extension ExplainedLayout {
    func asked(_ account: LayoutAccount) -> [LayoutExplanation.Asked] {
        account.children.indices.compactMap { account.row($0) }
    }

    /// The words for a second question, when the container knows its own size.
    func proposedAgain(_ account: LayoutAccount) -> [String] {
        guard let focus = account.focus, let second = account.secondProposal(focus),
            let answer = account.children[focus].placement?.frame.size
        else { return [] }
        let isOwn = isSame(second, ProposedViewSize(account.size))
        return [
            "once its own size is known, proposes \(isOwn ? "that" : points(second)) to \(account.name(focus).short), "
                + "which answers \(points(answer))"
        ]
    }
}
