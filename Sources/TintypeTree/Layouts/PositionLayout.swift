import Foundation
import TintypeGraphics

/// Fills what it is proposed and puts its child's centre at a point of it.
struct PositionLayout: UnaryLayout {
    let position: CGPoint

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer {
        if proposal.width != nil, proposal.height != nil { return .filling(proposal) }
        return .only(proposal.replacingUnspecifiedDimensions(by: child.size(proposal)), for: proposal)
    }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        let size = child.sizeThatFits(proposal)
        let corner = position - CGPoint(x: size.width / 2, y: size.height / 2)
        return (bounds.origin + corner, proposal)
    }

    func flexibleAxes(_ children: [Node]) -> Axis.Set { [.horizontal, .vertical] }

    var plainEdges: Edge.Set { .all }
    var nodeName: String { "position" }
    var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("x", number(position.x)), SettledAttribute("y", number(position.y))]
    }
}
