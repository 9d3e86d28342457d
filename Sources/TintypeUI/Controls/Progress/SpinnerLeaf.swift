import Foundation
import TintypeGraphics
import TintypeTree

/// Eight spokes around a centre, the upper one strongest: what turns while something is waited for.
struct SpinnerLeaf: Leaf {
    /// In points.
    let side: CGFloat
    let color: ResolvedColor

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { SizeAnswer(.always(side), .always(side)) }
    var flexibleAxes: Axis.Set { [] }

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
