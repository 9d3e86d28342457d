import Foundation

extension UIView {
    /// The room that the view takes in SwiftUI where nobody says another, in points.
    ///
    /// It takes what it is proposed, but no less than its content where it resists being compressed, and no more where it hugs its
    /// content, each by a priority of ``UILayoutPriority/defaultHigh`` or more: a label is as wide as its text at least, and fills
    /// what is there. It is as large as its content if nothing is proposed.
    func representedSize(_ proposal: ProposedViewSize) -> CGSize {
        let content = representedContent(proposal)
        return CGSize(
            width: length(proposal.width, content.width, .horizontal),
            height: length(proposal.height, content.height, .vertical))
    }

    private func representedContent(_ proposal: ProposedViewSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        guard let width = proposal.width, width.isFinite, width > 0, intrinsic.width != UIView.noIntrinsicMetric else {
            return intrinsic
        }
        let own = length(width, intrinsic.width, .horizontal)
        return CGSize(width: intrinsic.width, height: contentSize(fitting: own).height)
    }

    private func length(
        _ proposed: CGFloat?, _ content: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard content != UIView.noIntrinsicMetric else { return proposed ?? unproposed(axis) }
        guard let proposed else { return content }
        if proposed < content {
            return contentCompressionResistancePriority(for: axis) >= .defaultHigh ? content : proposed
        }
        return contentHuggingPriority(for: axis) >= .defaultHigh ? content : proposed
    }

    /// The length of a view without a content's: what its constraints make it, or SwiftUI's 10 points.
    private func unproposed(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let length = axis == .horizontal ? fitting.width : fitting.height
        return length > 0 ? length : 10
    }

    /// The size of the view as a picture of its own, in points: what is proposed, or else the size that it has or would have.
    func drawnSize(_ proposal: ProposedViewSize) -> CGSize {
        var size = bounds.size
        if size.width <= 0 || size.height <= 0 { size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        return CGSize(width: proposal.width ?? max(size.width, 1), height: proposal.height ?? max(size.height, 1))
    }
}
