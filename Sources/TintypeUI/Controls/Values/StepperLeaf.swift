import Foundation
import TintypeGraphics
import TintypeTree

/// Minus and plus in one shape, or two arrows.
struct StepperLeaf: Leaf {
    let metrics: StepperMetrics
    let fill: ResolvedColor
    let mark: ResolvedColor
    let separator: ResolvedColor
    let isMirrored: Bool
    /// Indicates whether the value may go down, and up.
    let canDecrement: Bool
    let canIncrement: Bool

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { metrics.size }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        .always(metrics.size)
    }
    var flexibleAxes: Axis.Set { [] }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        builder.fill(Path(controlGround: frame, cornerRadius: metrics.cornerRadius), .color(fill))
        metrics.isVertical ? drawArrows(in: frame, into: &builder) : drawSigns(in: frame, into: &builder)
    }

    private func drawSigns(in frame: CGRect, into builder: inout DisplayListBuilder) {
        builder.fill(
            Path(CGRect(x: frame.midX - 0.5, y: frame.minY + 8, width: 1, height: frame.height - 16)), .color(separator)
        )
        let quarter = frame.width / 4 * (isMirrored ? -1 : 1)
        let half: CGFloat = 6.5
        let stroke = StrokeStyle(lineWidth: 1.8, lineCap: .round)
        func line(_ center: CGPoint, _ dx: CGFloat, _ dy: CGFloat) -> Path {
            Path {
                $0.move(to: CGPoint(x: center.x - dx, y: center.y - dy))
                $0.addLine(to: CGPoint(x: center.x + dx, y: center.y + dy))
            }
        }
        let minus = CGPoint(x: frame.midX - quarter, y: frame.midY)
        let plus = CGPoint(x: frame.midX + quarter, y: frame.midY)
        builder.stroke(line(minus, half, 0), stroke, .color(paleness(canDecrement)))
        builder.stroke(line(plus, half, 0), stroke, .color(paleness(canIncrement)))
        builder.stroke(line(plus, 0, half), stroke, .color(paleness(canIncrement)))
    }

    private func drawArrows(in frame: CGRect, into builder: inout DisplayListBuilder) {
        let stroke = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
        for (y, up, isUsable) in [
            (frame.minY + frame.height * 0.28, -1, canIncrement), (frame.minY + frame.height * 0.72, 1, canDecrement),
        ] as [(CGFloat, CGFloat, Bool)] {
            let arrow = Path {
                $0.move(to: CGPoint(x: frame.midX - 3, y: y - 1.5 * up))
                $0.addLine(to: CGPoint(x: frame.midX, y: y + 1.5 * up))
                $0.addLine(to: CGPoint(x: frame.midX + 3, y: y - 1.5 * up))
            }
            builder.stroke(arrow, stroke, .color(paleness(isUsable)))
        }
    }

    private func paleness(_ isUsable: Bool) -> ResolvedColor { isUsable ? mark : mark.opacity(0.3) }

    var nodeName: String { "StepperButtons" }
    var nodeAttributes: [SettledAttribute] {
        (canDecrement ? [] : [SettledAttribute("canDecrement", "false")])
            + (canIncrement ? [] : [SettledAttribute("canIncrement", "false")])
    }
}
