import Foundation
import TintypeTree

/// A label's picture beside its words.
///
/// A picture that is about as high as a line stands in the middle of the capitals of the first line, so that further lines
/// stay below; a higher one, such as a portrait, in the middle of all words.
struct LabelLayout: Layout {
    /// In points.
    let spacing: CGFloat
    /// From the baseline up to the middle of the capitals, in points.
    let middle: CGFloat
    /// The least width of the picture's place, in points.
    let iconWidth: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard subviews.count == 2 else { return .zero }
        let parts = Parts(self, proposal, subviews)
        return CGSize(
            width: parts.titleX + parts.title.width,
            height: max(parts.iconY + parts.icon.height, parts.titleY + parts.title.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        let parts = Parts(self, proposal, subviews)
        subviews[0].place(
            at: CGPoint(x: bounds.minX + (parts.iconWidth - parts.icon.width) / 2, y: bounds.minY + parts.iconY),
            proposal: .unspecified)
        subviews[1].place(
            at: CGPoint(x: bounds.minX + parts.titleX, y: bounds.minY + parts.titleY), proposal: parts.titleProposal)
    }

    /// The baselines of a label are those of its words.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard subviews.count == 2, guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let parts = Parts(self, proposal, subviews)
        return bounds.minY + parts.titleY + parts.title[guide]
    }

    /// The sizes of both parts, and where they are.
    private struct Parts {
        let icon: ViewDimensions
        let title: ViewDimensions
        let titleProposal: ProposedViewSize
        let iconWidth: CGFloat
        let titleX: CGFloat
        var iconY: CGFloat = 0
        var titleY: CGFloat = 0

        init(_ layout: LabelLayout, _ proposal: ProposedViewSize, _ subviews: Subviews) {
            icon = subviews[0].dimensions(in: .unspecified)
            iconWidth = max(icon.width, layout.iconWidth)
            titleX = iconWidth + layout.spacing
            let room = titleX
            titleProposal = ProposedViewSize(
                width: proposal.width.map { max(0, $0 - room) }, height: proposal.height)
            title = subviews[1].dimensions(in: titleProposal)
            let line = title[.firstTextBaseline] - layout.middle
            // No symbol is three times as high as the capitals.
            let isSymbol = icon.height <= layout.middle * 6
            let distance = (isSymbol ? line : title.height / 2) - icon.height / 2
            (iconY, titleY) = distance < 0 ? (0, -distance) : (distance, 0)
        }
    }
}
