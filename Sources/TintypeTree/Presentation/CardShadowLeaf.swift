import Foundation
import TintypeGraphics

/// The shadow of a card, where the card itself does not cover it: seen through the card it would darken its ground.
struct CardShadowLeaf: Leaf {
    /// Of the card, in points.
    let cornerRadius: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .filling(proposal) }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let card = Path(roundedRect: frame, cornerRadius: cornerRadius, style: .continuous)
        let around = Path {
            $0.addRect(frame.insetBy(dx: -60, dy: -60))
            $0.addPath(card)
        }
        // 8 down, blurred by 22, that is a deviation of 11, and 8.5 % black: measured on iOS 26.1.
        builder.group(.clip(around, FillStyle(eoFill: true))) { builder in
            builder.group(.blur(sigma: 11, isOpaque: false)) {
                $0.fill(card.applying(CGAffineTransform(translationX: 0, y: 8)), .color(.black.opacity(0.085)))
            }
        }
    }

    var nodeName: String { "CardShadow" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("radius", number(cornerRadius))] }
}
