import Foundation
import TintypeGraphics
import TintypeTree

/// A bar that is filled up to a part of its width: 4 points high on iOS, 6 on macOS and OS 26.
struct ProgressBarLeaf: Leaf {
    /// 0...1; nil where nobody knows.
    let fraction: CGFloat?
    let isMirrored: Bool
    let height: CGFloat
    let fill: _ResolvedStyle
    let track: ResolvedColor
    let word: String

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: height)
    }

    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        SizeAnswer(.filling(proposal.width, ideal: 100), .always(height))
    }

    var flexibleAxes: Axis.Set { .horizontal }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let radius = frame.height / 2
        builder.fill(Path(roundedRect: frame, cornerRadius: radius, style: .circular), .color(track))
        // Where nobody knows how far it is, a third of the bar runs along it: here it stands at its beginning.
        let width = frame.width * (fraction ?? 1 / 3)
        guard width > 0 else { return }
        let x = isMirrored ? frame.maxX - width : frame.minX
        let filled = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
        builder.fill(
            Path(roundedRect: filled, cornerRadius: min(radius, width / 2), style: .circular), fill.paint(in: frame))
    }

    var nodeName: String { word }
    var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("fraction", fraction.map { number($0) } ?? "indeterminate")]
    }
}
