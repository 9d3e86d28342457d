import Foundation
import TintypeGraphics
import TintypeTree

/// A track that is filled up to a thumb.
struct SliderLeaf: Leaf {
    /// The place of the thumb, 0...1 from the leading end.
    let fraction: CGFloat
    let isMirrored: Bool
    let metrics: SliderMetrics
    let fill: _ResolvedStyle
    let track: ResolvedColor
    let showsThumb: Bool
    let opacity: Double

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: metrics.height)
    }

    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        SizeAnswer(.filling(proposal.width, ideal: 100), .always(metrics.height))
    }

    var flexibleAxes: Axis.Set { .horizontal }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let (trackHeight, thumb) = (metrics.trackHeight, metrics.thumb)
        let groove = CGRect(x: frame.minX, y: frame.midY - trackHeight / 2, width: frame.width, height: trackHeight)
        builder.fill(capsule(groove), .color(track.opacity(opacity)))
        let place = isMirrored ? 1 - fraction : fraction
        let center = frame.minX + thumb.width / 2 + max(frame.width - thumb.width, 0) * place
        let end = showsThumb ? center : frame.minX + frame.width * place
        let filled =
            isMirrored
            ? CGRect(x: end, y: groove.minY, width: groove.maxX - end, height: trackHeight)
            : CGRect(x: groove.minX, y: groove.minY, width: end - groove.minX, height: trackHeight)
        if filled.width > 0 { builder.fill(capsule(filled), fill.opacity(opacity).paint(in: groove)) }
        guard showsThumb else { return }
        builder.thumb(
            CGRect(
                x: center - thumb.width / 2, y: frame.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
        )
    }

    private func capsule(_ rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }

    var nodeName: String { "SliderTrack" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("fraction", number(fraction))] }
}
