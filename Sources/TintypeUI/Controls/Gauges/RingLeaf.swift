import Foundation
import TintypeGraphics
import TintypeTree

/// An arc that is filled up to a part of it, or that has a dot there: circular gauges and progress.
struct RingLeaf: Leaf {
    /// 0...1.
    let fraction: CGFloat
    /// In points.
    let side: CGFloat
    let lineWidth: CGFloat
    /// Indicates whether the arc is open at the bottom by a quarter.
    let isOpen: Bool
    /// Indicates whether the whole arc has the style, and a dot the place.
    let hasDot: Bool
    let fill: _ResolvedStyle
    /// Colours along the arc, in place of the fill; nil for none.
    let stops: [GradientStop]?
    let track: _ResolvedStyle
    let gap: ResolvedColor

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { SizeAnswer(.always(side), .always(side)) }
    var flexibleAxes: Axis.Set { [] }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        let stroke = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        let start: CGFloat = isOpen ? 135 : -90
        let sweep: CGFloat = isOpen ? 270 : 360
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let radius = (min(frame.width, frame.height) - lineWidth) / 2
        func arc(to part: CGFloat) -> Path {
            Path {
                $0.addArc(
                    center: center, radius: radius, startAngle: .degrees(start),
                    endAngle: .degrees(start + sweep * part), clockwise: false)
            }
        }
        let paint = paint(in: frame, radius: radius, from: start, by: sweep)
        builder.stroke(arc(to: 1), stroke, hasDot ? paint : track.paint(in: frame))
        guard hasDot else {
            if fraction > 0 { builder.stroke(arc(to: fraction), stroke, paint) }
            return
        }
        let angle = (start + sweep * fraction) * .pi / 180
        let dot = CGRect(
            x: center.x + cos(angle) * radius - lineWidth / 2, y: center.y + sin(angle) * radius - lineWidth / 2,
            width: lineWidth, height: lineWidth)
        builder.fill(Path(ellipseIn: dot.insetBy(dx: -2.5, dy: -2.5)), .color(gap))
        builder.fill(Path(ellipseIn: dot.insetBy(dx: 0.5, dy: 0.5)), paint)
    }

    /// The fill, or colours along the arc; angles in degrees.
    private func paint(in frame: CGRect, radius: CGFloat, from start: CGFloat, by sweep: CGFloat) -> Paint {
        guard let stops else { return fill.paint(in: frame) }
        // A closed ring has its first colour in the round end before its start as well.
        let cap = isOpen || radius <= 0 ? 0 : asin(min(lineWidth / 2 / radius, 1))
        let from = start * .pi / 180 - cap
        return .angularGradient(
            AngularPaint(
                stops: stops, center: CGPoint(x: frame.midX, y: frame.midY), start: from,
                end: from + sweep * .pi / 180))
    }

    var nodeName: String { "Ring" }
    var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("fraction", number(fraction))]
            + (stops.map { [SettledAttribute("gradient", $0.summary)] } ?? [])
    }
}
