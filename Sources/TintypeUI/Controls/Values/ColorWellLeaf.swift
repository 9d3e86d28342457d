import Foundation
import TintypeGraphics
import TintypeTree

/// A colour in a ring of all hues: 28 points across on iOS, as UIColorWell is; on macOS a rounded rectangle of 44 by 23.
struct ColorWellLeaf: Leaf {
    let color: ResolvedColor
    let isRing: Bool
    let border: ResolvedColor
    let opacity: Double

    private var size: CGSize { isRing ? CGSize(width: 28, height: 28) : CGSize(width: 44, height: 23) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        SizeAnswer(.always(size.width), .always(size.height))
    }
    var flexibleAxes: Axis.Set { [] }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let shown = Paint.color(color.opacity(opacity))
        guard isRing else {
            builder.fill(Path(roundedRect: frame, cornerRadius: 6), .color(border))
            return builder.fill(Path(roundedRect: frame.insetBy(dx: 3, dy: 3), cornerRadius: 3), shown)
        }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let stroke = StrokeStyle(lineWidth: 3)
        let steps = 36
        for step in 0..<steps {
            let start = 360 * Double(step) / Double(steps) - 90
            // Each piece goes on below the next, so that no seam shines through.
            let arc = Path {
                $0.addArc(
                    center: center, radius: 12.5, startAngle: .degrees(start),
                    endAngle: .degrees(start + 360 / Double(steps) + (step == steps - 1 ? 0 : 2)), clockwise: false)
            }
            let hue = Color(hue: Double(step) / Double(steps), saturation: 0.85, brightness: 1)
            builder.stroke(arc, stroke, .color(hue.resolved(in: EnvironmentValues()).opacity(opacity)))
        }
        builder.fill(Path(ellipseIn: frame.insetBy(dx: 5, dy: 5)), shown)
    }

    var nodeName: String { "ColorWell" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("color", "\(color)")] }
}
