import Foundation
import TintypeGraphics

/// A question that a container asked a child.
struct MeasuredProposal {
    let child: Int
    let proposal: ProposedViewSize
    /// In points.
    let answer: CGSize
}

/// A container's measuring, done once more on stand-ins for its children that write down what they are asked.
///
/// The settled tree keeps answers, not questions, so that measuring costs nothing for those who do not ask why. The
/// layout is the engine's own with a cache of its own, and the answers come from the children themselves: what is replayed
/// is what was done.
struct MeasuringReplay {
    /// In order.
    let proposals: [MeasuredProposal]
    let answer: CGSize

    /// - Parameter box: The container's; it stays as it is.
    init(_ box: LayoutBox, _ children: [Node], _ proposal: ProposedViewSize, isRightToLeft: Bool) {
        let notes = Notes()
        let standIns = children.enumerated().map { index, child in
            let leaf = StandIn(child: child, index: index, notes: notes)
            let node = Node(id: child.id, kind: .leaf(leaf), isRightToLeft: child.isRightToLeft)
            node.traits.gridCell = child.gridCell
            node.traits.layoutValues = child.allLayoutValues
            return node
        }
        let subviews = LayoutSubviews(
            nodes: standIns, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        answer = box.renewed.sizeThatFits(proposal, subviews)
        proposals = notes.proposals
    }

    /// The last question to a child, after all trials.
    func last(_ child: Int) -> MeasuredProposal? { proposals.last { $0.child == child } }
}

private final class Notes {
    var proposals: [MeasuredProposal] = []
}

/// Answers for a child, and writes down the question.
private struct StandIn: Leaf {
    let child: Node
    let index: Int
    let notes: Notes

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let answer = child.size(proposal)
        notes.proposals.append(MeasuredProposal(child: index, proposal: proposal, answer: answer))
        return answer
    }

    /// An answer that holds for no proposal is never remembered, so that each question is written down.
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        let size = sizeThatFits(proposal)
        func length(_ length: CGFloat) -> LengthAnswer {
            LengthAnswer(constant: length, slope: 0, least: .infinity, most: -.infinity, holdsIdeal: false)
        }
        return SizeAnswer(length(size.width), length(size.height))
    }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {}
    var flexibleAxes: Axis.Set { child.flexibleAxes }
    var isFixed: Bool { false }
    var guides: GuideSet { child.guides }

    func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, in: ViewDimensions(node: child, proposal: proposal, size: size))
    }

    var spacing: ViewSpacing { child.spacing }
    var layoutPriority: Double { child.layoutPriority }
    var nodeName: String { child.described.nodeName }
}

extension Node {
    /// The values that a container finds on the view, whichever of the modifiers around it carries them.
    fileprivate var allLayoutValues: [ObjectIdentifier: Any] {
        let inner: [ObjectIdentifier: Any] =
            switch kind {
            case .effect(_, let child), .value(_, let child): child.allLayoutValues
            case .attachment(let attachment): attachment.primary.allLayoutValues
            case .leaf, .layout, .deferred: [:]
            }
        return inner.merging(traits.layoutValues) { $1 }
    }
}
