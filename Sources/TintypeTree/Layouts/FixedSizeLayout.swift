import Foundation
import TintypeGraphics

/// A view at its ideal length along the chosen axes.
struct FixedSizeLayout: UnaryLayout {
    let axes: Axis.Set

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer {
        var answer = child.answer(offer(proposal))
        if axes.contains(.horizontal) { answer.horizontal = .always(answer.horizontal.length(nil)) }
        if axes.contains(.vertical) { answer.vertical = .always(answer.vertical.length(nil)) }
        return answer
    }

    var fixesSize: Bool { axes == [.horizontal, .vertical] }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        (bounds.origin, offer(proposal))
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer? {
        let offered = OfferedSize(
            horizontal: axes.contains(.horizontal) ? .ideal : .same, vertical: axes.contains(.vertical) ? .ideal : .same
        )
        return child.explicitGuide(key, offer(proposal)).map { offered.answer($0, key, for: proposal) }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func flexibleAxes(_ children: [Node]) -> Axis.Set { children[0].flexibleAxes.subtracting(axes) }

    var nodeName: String { "fixedSize" }
    var nodeAttributes: [SettledAttribute] {
        switch axes {
        case .horizontal: [SettledAttribute("axes", "horizontal")]
        case .vertical: [SettledAttribute("axes", "vertical")]
        default: []
        }
    }
}
