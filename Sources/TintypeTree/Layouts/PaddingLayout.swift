import Foundation
import TintypeGraphics

/// Space around a view; negative space lets it reach outward.
struct PaddingLayout: UnaryLayout {
    let insets: EdgeInsets

    func size(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> CGSize {
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        (CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), offer(proposal))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    var plainEdges: Edge.Set {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return edges
    }

    var nodeName: String { "padding" }

    var nodeAttributes: [SettledAttribute] {
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
        if sides.allSatisfy({ $0 == sides[0] }) { return [SettledAttribute("insets", number(sides[0]))] }
        let named = zip(["top", "leading", "bottom", "trailing"], sides).filter { $0.1 != 0 }
        return [SettledAttribute("insets", named.map { "\($0) \(number($1))" }.joined(separator: " "))]
    }
}
