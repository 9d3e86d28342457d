import Foundation
import TintypeGraphics

/// A frame of a fixed width, height or both: it has that size whatever its child answers (Semantics.md 2.1).
struct FrameLayout: UnaryLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer {
        if let width, let height { return SizeAnswer(.always(width), .always(height)) }
        var answer = child.answer(offer(proposal))
        if let width { answer.horizontal = .always(width) }
        if let height { answer.vertical = .always(height) }
        return answer
    }

    var fixesSize: Bool { width != nil && height != nil }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        let offer = offer(proposal)
        return (alignment.origin(of: child.dimensions(in: offer), in: bounds), offer)
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer? {
        func offered(_ length: CGFloat?) -> OfferedLength { length.map { .length(.always($0)) } ?? .same }
        return guide(
            key, proposal, child, offered: OfferedSize(horizontal: offered(width), vertical: offered(height)),
            alignment, in: answer(proposal, child))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func flexibleAxes(_ children: [Node]) -> Axis.Set {
        if width != nil, height != nil { return [] }
        var axes = children[0].flexibleAxes
        if width != nil { axes.remove(.horizontal) }
        if height != nil { axes.remove(.vertical) }
        return axes
    }

    var plainEdges: Edge.Set {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return edges
    }

    var nodeName: String { "frame" }

    var nodeAttributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if let width { attributes.append(SettledAttribute("width", number(width))) }
        if let height { attributes.append(SettledAttribute("height", number(height))) }
        if alignment != .center { attributes.append(SettledAttribute("alignment", alignment.name)) }
        return attributes
    }
}
