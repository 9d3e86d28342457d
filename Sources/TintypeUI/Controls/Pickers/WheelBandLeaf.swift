import Foundation
import TintypeGraphics
import TintypeTree

/// The band that the chosen row of a wheel lies in.
struct WheelBandLeaf: Leaf {
    let rowHeight: CGFloat
    let cornerRadius: CGFloat
    let color: ResolvedColor

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .filling(proposal) }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let inset = min(9, frame.width / 8)
        let band = CGRect(
            x: frame.minX + inset, y: frame.midY - rowHeight / 2 - WheelMetrics.bandMargin / 2,
            width: frame.width - 2 * inset, height: rowHeight + WheelMetrics.bandMargin)
        builder.fill(Path(controlGround: band, cornerRadius: cornerRadius), .color(color))
    }

    var nodeName: String { "WheelBand" }
    var nodeAttributes: [SettledAttribute] { [] }
}
