package import Foundation
import TintypeGraphics

/// A track that is filled up to a thumb.
///
/// Heights: measured on iOS 26.5 (31) and macOS 26.5 (16; Semantics.md 13.4, 13.5). The track and the thumb are estimated
/// from pictures.
struct SliderLeaf: Leaf {
    /// Where the thumb is, 0...1 from the leading end.
    let fraction: CGFloat
    let isMirrored: Bool
    let height: CGFloat
    let trackHeight: CGFloat
    let thumb: CGSize
    let fill: _ResolvedStyle
    let track: ResolvedColor
    let showsThumb: Bool
    let opacity: Double

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: height)
    }

    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        SizeAnswer(.filling(proposal.width, ideal: 100), .always(height))
    }

    var dependence: Axis.Set { .horizontal }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
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

extension Scope {
    /// Appends the picture of a slider; `fraction` is the thumb's place, 0...1 from the leading end.
    package mutating func appendSlider(fraction: CGFloat, showsThumb: Bool = true) {
        let platform = environment.platform
        let (height, track, thumb): (CGFloat, CGFloat, CGSize)
        switch (platform.name, platform.version >= 26) {
        case (.iOS, true): (height, track, thumb) = (31, 6, CGSize(width: 38, height: 24))
        case (.iOS, false): (height, track, thumb) = (31, 4, CGSize(width: 28, height: 28))
        case (.macOS, _): (height, track, thumb) = (16, 4, CGSize(width: 16, height: 16))
        }
        append(
            .leaf(
                SliderLeaf(
                    fraction: fraction.isFinite ? min(max(fraction, 0), 1) : 0, isMirrored: isRightToLeft,
                    height: height, trackHeight: track, thumb: thumb, fill: environment.accent,
                    track: ControlColor.fill.color(in: environment), showsThumb: showsThumb,
                    opacity: environment.isEnabled ? 1 : 0.5)))
    }
}
