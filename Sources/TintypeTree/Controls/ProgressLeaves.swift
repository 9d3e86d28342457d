package import Foundation
import TintypeGraphics

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

    var dependence: Axis.Set { .horizontal }

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

/// Eight spokes around a centre, the upper one strongest: what turns while something is waited for.
struct SpinnerLeaf: Leaf {
    /// In points.
    let side: CGFloat
    let color: ResolvedColor

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { SizeAnswer(.always(side), .always(side)) }
    var dependence: Axis.Set { [] }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let stroke = StrokeStyle(lineWidth: side * 0.12, lineCap: .round)
        let (inner, outer) = (side * 0.24, side * 0.43)
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4
            let direction = CGPoint(x: sin(angle), y: -cos(angle))
            let path = Path {
                $0.move(to: CGPoint(x: frame.midX + direction.x * inner, y: frame.midY + direction.y * inner))
                $0.addLine(to: CGPoint(x: frame.midX + direction.x * outer, y: frame.midY + direction.y * outer))
            }
            // The one that was lit last is strongest, and each before it is paler.
            let strength = spoke == 0 ? 1 : 0.28 + 0.08 * Double(spoke)
            builder.stroke(path, stroke, .color(color.opacity(strength)))
        }
    }

    var nodeName: String { "Spinner" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("side", number(side))] }
}

extension Scope {
    /// Appends the picture of a progress bar, filled up to `fraction`, 0...1; nil where nobody knows how far it is.
    package mutating func appendProgressBar(
        fraction: CGFloat?, name: String = "ProgressBar", tint: (any ShapeStyle)? = nil
    ) {
        let isThin = environment.platform.name == .iOS && environment.platform.version < 26
        append(
            .leaf(
                ProgressBarLeaf(
                    fraction: fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }, isMirrored: isRightToLeft,
                    height: isThin ? 4 : 6, fill: (tint ?? GaugeTint())._resolve(in: environment),
                    track: ControlColor.fill.color(in: environment), word: name)))
    }

    /// Appends the picture of what turns while something is waited for: 20 points, 37 where controls are large, as
    /// UIActivityIndicatorView is. Its colour is the tint around, or the system's grey.
    package mutating func appendSpinner(tint: (any ShapeStyle)? = nil) {
        let side: CGFloat =
            switch environment.controlSize {
            case .mini: 14
            case .small: environment.platform.name == .macOS ? 16 : 20
            case .regular: environment.platform.name == .macOS ? 32 : 20
            case .large, .extraLarge: 37
            }
        var color = ControlColor.secondaryLabel.color(in: environment)
        let chosen = tint?._resolve(in: environment) ?? (environment.hasTint ? environment.accent : nil)
        if case .color(let tint)? = chosen?.storage { color = tint }
        append(.leaf(SpinnerLeaf(side: side, color: color)))
    }
}
