import Foundation
import TintypeGraphics

/// The words for one view on the way, whatever kind of node it is.
struct NodeExplanation {
    private(set) var isThrough = false
    private(set) var proposing: [String] = []
    private(set) var asked: [LayoutExplanation.Asked] = []
    private(set) var answering: [String] = []
    private let node: Node
    private let account: LayoutAccount?
    private let words: (any ExplainedLayout)?
    private let root: Node

    /// - Parameters:
    ///   - inner: The next view on the way; nil at its end.
    ///   - root: Of the scene, where the views are found that others follow.
    init(_ node: Node, towards inner: Node?, root: Node) {
        self.node = node
        self.root = root
        account = LayoutAccount(node, focus: inner)
        if case .layout(let box, _) = node.kind {
            words = box.described as? any ExplainedLayout ?? PlainLayoutExplanation()
        } else {
            words = nil
        }
        guard let placement = node.placement else { return }
        switch node.kind {
        case .leaf(let box):
            let leaf = box.leaf
            answering = (leaf as? any ExplainedLeaf)?.answering(placement) ?? leaf.plainWords(placement)
        case .layout:
            guard let account, let words else { return }
            proposing = words.proposing(account)
            asked = words.asked(account)
            answering = words.answering(account)
        case .effect(let effect, let child):
            let effectWords = EffectExplanation(effect, node, child, root: root)
            isThrough = effectWords.isThrough
            proposing = effectWords.proposing
            answering = effectWords.answering
        case .value: isThrough = true
        case .attachment(let attachment):
            isThrough = inner == nil || inner === attachment.primary
            if !isThrough {
                let word = attachment.isBehind ? "behind" : "over"
                let extent = inner?.placement?.frame.size ?? placement.frame.size
                let size =
                    attachment.reaches(inner)
                    ? "its own size and the unsafe area that it touches, \(points(extent))"
                    : "its own size, \(points(placement.frame.size))"
                proposing = ["proposes \(size), to what stands \(word) it"]
                answering = [
                    "the size of \(attachment.primary.explainedName.short): what stands \(word) it does not count"
                ]
            }
        case .deferred(let content):
            let words = content as? any ExplainedContent ?? PlainDeferredExplanation()
            proposing = words.proposing(node, placement, inner)
            asked = words.asked(node, inner)
            answering = words.answering(node, placement)
        }
    }

    /// The words for the reasons of the place of `child` in the node.
    func standing(of child: Node) -> [String] {
        guard let placement = node.placement, let inner = child.placement else { return [] }
        switch node.kind {
        case .leaf, .value: return []
        case .layout(_, let children):
            guard let account, let words, let index = children.firstIndex(where: { $0 === child }) else { return [] }
            let told = words.standing(index, account)
            let isPlain = children.count == 1 && !(words is PositionLayout)
            return told.isEmpty || !node.isRightToLeft || isPlain
                ? told : told + ["right to left: lengths along the width count from the right edge"]
        case .effect(let effect, let child): return EffectExplanation(effect, node, child, root: root).standing
        case .attachment(let attachment):
            guard child !== attachment.primary else { return [] }
            if attachment.reaches(child) { return EffectExplanation.reaching(from: placement.frame, to: inner.frame) }
            return GuideExplanation.words(
                attachment.alignment, child,
                at: placement.frame.inside(inner.frame, isRightToLeft: node.isRightToLeft),
                in: placement.frame.size, of: attachment.primary.explainedName.short)
        case .deferred(let content):
            let words = content as? any ExplainedContent ?? PlainDeferredExplanation()
            return words.standing(child, inner, in: node, placement)
        }
    }
}

extension Attachment {
    /// Returns whether an attached view is larger than the primary, as it ignores the safe area.
    fileprivate func reaches(_ child: Node?) -> Bool {
        !ignoredEdges.isEmpty && child?.placement?.frame.size != primary.placement?.frame.size
    }
}

/// Content made at placement that says in words what it does.
protocol ExplainedContent {
    func proposing(_ node: Node, _ placement: Placement, _ inner: Node?) -> [String]
    func answering(_ node: Node, _ placement: Placement) -> [String]
    func standing(_ child: Node, _ inner: Placement, in node: Node, _ placement: Placement) -> [String]
}

extension ExplainedContent {
    /// The views that were made, with their proposals.
    func asked(_ node: Node, _ inner: Node?) -> [LayoutExplanation.Asked] {
        node.placedChildren.compactMap { child in
            child.placement.map {
                LayoutExplanation.Asked(
                    name: child.explainedName, proposal: $0.proposal, answer: $0.frame.size, rank: nil, notes: [],
                    isOnPath: child === inner)
            }
        }
    }
}

/// The words that are true of all content made at placement: it proposed, it answered, it placed.
struct PlainDeferredExplanation: ExplainedContent {
    func proposing(_ node: Node, _ placement: Placement, _ inner: Node?) -> [String] {
        let views = node.placedChildren.count
        return views == 0 ? ["has no view to ask"] : ["has a place for each of its \(count(views, "view", "views"))"]
    }

    func answering(_ node: Node, _ placement: Placement) -> [String] {
        isSame(placement.proposal, ProposedViewSize(placement.frame.size))
            ? ["takes what it is proposed"] : ["decides so by its own rule"]
    }

    func standing(_ child: Node, _ inner: Placement, in node: Node, _ placement: Placement) -> [String] {
        let start = placement.frame.inside(inner.frame, isRightToLeft: node.isRightToLeft).origin
        return ["its rule puts its top leading corner at \(points(start))"]
    }
}

/// A leaf that says in words why it answers what it answers.
protocol ExplainedLeaf {
    func answering(_ placement: Placement) -> [String]
}

extension Leaf {
    /// The words that fit any leaf: a comparison of its answer with the proposal.
    func plainWords(_ placement: Placement) -> [String] {
        let (proposal, size) = (placement.proposal, placement.frame.size)
        if isSame(proposal, ProposedViewSize(size)) { return ["takes what it is proposed"] }
        if flexibleAxes.isEmpty { return ["has this size whatever it is proposed"] }
        return Axis.allCases.compactMap { axis in
            guard flexibleAxes.contains(Axis.Set(axis)) else {
                return "has this \(axis.lengthWord) whatever it is proposed"
            }
            guard let offered = proposal[axis] else { return "its ideal \(axis.lengthWord) is \(points(size[axis]))" }
            return isSame(offered, size[axis]) ? "takes the \(axis.lengthWord) that it is proposed" : nil
        }
    }
}

/// The words that are true of every layout: it asked, it answered, it placed.
struct PlainLayoutExplanation: ExplainedLayout {
    func proposing(_ account: LayoutAccount) -> [String] {
        let (views, asks) = (account.children.count, account.replay.proposals.count)
        if views == 0 { return ["has no view to ask"] }
        if asks == 0 { return ["asks none of its \(count(views, "view", "views"))"] }
        let times = asks > views ? ", \(asks) times in all; each view's last answer" : ""
        return ["a layout of its own, which asks its \(count(views, "view", "views"))\(times)"] + proposedAgain(account)
    }

    func answering(_ account: LayoutAccount) -> [String] { ["decides so by its own rule"] }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] {
        guard let request = account.children[child].request else {
            return ["its layout did not place it, so it is centred"]
        }
        if request.anchor == .topLeading || request.anchor == .zero {
            return ["its layout puts its top leading corner here"]
        }
        return ["its layout puts its \(request.anchor.name) at \(points(request.position))"]
    }
}
