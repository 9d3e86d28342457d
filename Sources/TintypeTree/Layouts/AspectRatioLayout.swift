import Foundation
import TintypeGraphics

/// Offers a view the largest size of a ratio that fits the proposal, or the smallest that fills it (Semantics.md 2.7).
struct AspectRatioLayout: UnaryLayout {
    /// Width by height; nil for the ratio of the view's ideal size.
    let ratio: CGFloat?
    let contentMode: ContentMode

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer {
        let size = child.size(offer(proposal, LayoutSubview(node: child)))
        return .only(size, for: proposal, flexibleAxes: child.flexibleAxes.isEmpty ? [] : [.horizontal, .vertical])
    }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        (bounds.origin, offer(proposal, child))
    }

    private func offer(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
        if proposal.width == nil, proposal.height == nil { return proposal }
        guard let ratio = resolvedRatio(child) else { return proposal }
        guard let width = proposal.width else { return offer(byHeight: proposal.height ?? 0, ratio) }
        guard let height = proposal.height else { return offer(byWidth: width, ratio) }
        // Infinity counts as a given length: fitting takes the other one, filling takes it along both axes.
        let followsWidth = (width / ratio < height) == (contentMode == .fit)
        return followsWidth ? offer(byWidth: width, ratio) : offer(byHeight: height, ratio)
    }

    private func offer(byWidth width: CGFloat, _ ratio: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width, height: width / ratio)
    }

    private func offer(byHeight height: CGFloat, _ ratio: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: height * ratio, height: height)
    }

    /// nil where there is none: an ideal size without a width or a height.
    private func resolvedRatio(_ child: LayoutSubview) -> CGFloat? {
        let ratio: CGFloat
        if let given = self.ratio {
            ratio = given
        } else {
            let ideal = child.sizeThatFits(.unspecified)
            ratio = ideal.width / ideal.height
        }
        return ratio > 0 && ratio.isFinite ? ratio : nil
    }

    func flexibleAxes(_ children: [Node]) -> Axis.Set {
        children[0].flexibleAxes.isEmpty ? [] : [.horizontal, .vertical]
    }

    var nodeName: String { "aspectRatio" }
    var nodeAttributes: [SettledAttribute] {
        var attributes = ratio.map { [SettledAttribute("ratio", number($0))] } ?? []
        if contentMode == .fill { attributes.append(SettledAttribute("contentMode", "fill")) }
        return attributes
    }
}
