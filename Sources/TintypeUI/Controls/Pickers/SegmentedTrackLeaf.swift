import Foundation
import TintypeGraphics
import TintypeTree

/// The track of a segmented control, with the raised shape of the chosen segment and lines between the others.
struct SegmentedTrackLeaf: Leaf {
    let count: Int
    /// nil where none is chosen.
    let chosen: Int?
    let isMirrored: Bool
    let cornerRadius: CGFloat
    /// The colour below the track; nil for none.
    var ground: ResolvedColor?
    let track: ResolvedColor
    let raised: ResolvedColor
    let separator: ResolvedColor
    let isEnabled: Bool

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .filling(proposal) }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        if let ground { builder.fill(Path(controlGround: frame, cornerRadius: cornerRadius), .color(ground)) }
        builder.fill(Path(controlGround: frame, cornerRadius: cornerRadius), .color(track))
        let inner = frame.insetBy(dx: 2, dy: 2)
        let width = inner.width / CGFloat(max(count, 1))
        let place = chosen.map { isMirrored ? count - 1 - $0 : $0 }
        for index in 1..<max(count, 1) where place != index && place != index - 1 {
            let x = inner.minX + CGFloat(index) * width
            builder.fill(Path(CGRect(x: x - 0.5, y: frame.midY - 7, width: 1, height: 14)), .color(separator))
        }
        guard let place else { return }
        let segment = CGRect(
            x: inner.minX + CGFloat(place) * width, y: inner.minY, width: width, height: inner.height)
        let radius = max(cornerRadius - 2, 0)
        if isEnabled {
            for (spread, alpha) in [(1.2, 0.04), (0.4, 0.06)] as [(CGFloat, Double)] {
                let rim = segment.offsetBy(dx: 0, dy: 0.6).insetBy(dx: -spread, dy: -spread)
                builder.fill(
                    Path(controlGround: rim, cornerRadius: radius + spread), .color(.black.opacity(alpha)))
            }
        }
        builder.fill(Path(controlGround: segment, cornerRadius: radius), .color(raised))
    }

    var nodeName: String { "SegmentedTrack" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("chosen", chosen.map { "\($0)" } ?? "none")] }
}
