import Foundation
import TintypeGraphics

/// Segments of one width, side by side.
///
/// Height: 31 on iOS 26.5, 24 on macOS 26.5, where the control is n·(w + 21) + 8 wide (Semantics.md 13.5); 32 before OS 26.
struct SegmentedLayout: Layout {
    let height: CGFloat
    /// Whether the control takes the width that it is offered.
    let isFilling: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = CGFloat(subviews.count) * (widest + 21) + 8
        return CGSize(width: isFilling ? proposal.width ?? ideal : ideal, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let inner = bounds.insetBy(dx: 2, dy: 2)
        let width = inner.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: inner.minX + (CGFloat(index) + 0.5) * width, y: inner.midY), anchor: .center,
                proposal: ProposedViewSize(width: max(width - 8, 0), height: inner.height))
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// The track of a segmented control, with the raised shape of the chosen segment and lines between the others.
private struct SegmentedTrackLeaf: Leaf {
    let count: Int
    /// nil where none is chosen.
    let chosen: Int?
    let isMirrored: Bool
    let cornerRadius: CGFloat
    let track: ResolvedColor
    let raised: ResolvedColor
    let separator: ResolvedColor
    let isEnabled: Bool

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { .filling(proposal) }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
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

extension Scope {
    /// Appends a segmented control of the options that `content` makes.
    package mutating func appendSegmentedControl(_ selection: [AnyHashable], _ content: (inout Scope) -> Void) {
        func styled(_ weight: Font.Weight, _ scope: inout Scope) -> [PickerOption] {
            var options: [PickerOption] = []
            scope.withEnvironment { values in
                values.font = Font.system(size: 13, weight: weight)
                values.foreground = values.isEnabled ? nil : AnyShapeStyle(ControlColor.tertiaryLabel)
                values.lineLimit = 1
            } _: {
                options = $0.pickerOptions(content)
            }
            return options
        }
        var nodes = styled(.medium, &self)
        let chosen = nodes.firstIndex { $0.matches(selection) }
        if let chosen { nodes[chosen] = styled(.semibold, &self)[chosen] }
        appendSegments(nodes.map(\.node), chosen: chosen)
    }

    private mutating func appendSegments(_ segments: [Node], chosen: Int?) {
        let isMac = environment.platform.name == .macOS
        let isNew = environment.platform.version >= 26
        let height: CGFloat = isMac ? 24 : isNew ? 31 : 32
        let track = SegmentedTrackLeaf(
            count: segments.count, chosen: chosen, isMirrored: isRightToLeft,
            cornerRadius: isNew ? height / 2 : isMac ? 6 : 9,
            track: ControlColor.tertiaryFill.color(in: environment),
            raised: ControlColor.raised.color(in: environment),
            separator: ControlColor.border.color(in: environment), isEnabled: environment.isEnabled)
        wrap(with: AttachmentModifier.background(.center) { $0.append(.leaf(track)) }) { scope in
            scope.appendLayout(SegmentedLayout(height: height, isFilling: !isMac)) { scope in
                for segment in segments { scope.append(segment) }
            }
        }
    }
}
