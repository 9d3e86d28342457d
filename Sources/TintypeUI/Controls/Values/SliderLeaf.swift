import Foundation
import TintypeGraphics
import TintypeTree

/// A track that is filled up to a thumb.
struct SliderLeaf: Leaf {
    /// The place of the thumb, 0...1 from the leading end.
    let fraction: CGFloat
    let isMirrored: Bool
    let marks: SliderMarks
    let metrics: SliderMetrics
    let fill: _ResolvedStyle
    let track: ResolvedColor
    let tick: ResolvedColor
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
        // The chosen value is at the middle of the thumb, which stays on the track.
        let inset = thumb.width / 2
        let room = max(frame.width - thumb.width, 0)
        func place(_ fraction: CGFloat) -> CGFloat {
            frame.minX + inset + room * (isMirrored ? 1 - fraction : fraction)
        }
        let center = place(fraction)
        let end = showsThumb ? center : frame.minX + frame.width * (isMirrored ? 1 - fraction : fraction)
        let start = marks.neutral > 0 ? place(min(marks.neutral, 1)) : isMirrored ? groove.maxX : groove.minX
        let filled = CGRect(x: min(start, end), y: groove.minY, width: abs(end - start), height: trackHeight)
        if filled.width > 0 { builder.fill(capsule(filled), fill.opacity(opacity).paint(in: groove)) }
        if let dot = metrics.tick {
            for x in marks.places(on: room, least: dot * 2) {
                let middle = frame.minX + inset + (isMirrored ? room - x : x)
                let circle = CGRect(
                    x: middle - dot / 2, y: groove.maxY + metrics.tickGap, width: dot, height: dot)
                builder.fill(capsule(circle), .color(tick.opacity(opacity)))
            }
        }
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
