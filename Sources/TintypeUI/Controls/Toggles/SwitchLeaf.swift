import Foundation
import TintypeGraphics
import TintypeTree

/// A switch: a track with a thumb at one of its ends.
struct SwitchLeaf: Leaf {
    let isOn: Bool
    /// Indicates whether the thumb is at the left end when the switch is on.
    let isMirrored: Bool
    let metrics: SwitchMetrics
    let track: _ResolvedStyle
    let opacity: Double

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { metrics.size }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        .always(metrics.size)
    }
    var flexibleAxes: Axis.Set { [] }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let radius = frame.height / 2
        builder.fill(
            Path(roundedRect: frame, cornerRadius: radius, style: .circular), track.opacity(opacity).paint(in: frame))
        let (inset, thumbWidth) = (metrics.inset, metrics.thumbWidth)
        let isAtRight = isOn != isMirrored
        let thumb = CGRect(
            x: isAtRight ? frame.maxX - inset - thumbWidth : frame.minX + inset, y: frame.minY + inset,
            width: thumbWidth, height: frame.height - 2 * inset)
        builder.thumb(thumb, isEnabled: opacity == 1)
    }

    var nodeName: String { "Switch" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("isOn", "\(isOn)")] }
}
