import Foundation
import TintypeGraphics

/// A line under or through a text, in points.
struct DecorationStripe {
    let pattern: TextLook.Line.Pattern
    let x: ClosedRange<CGFloat>
    /// The middle of the line.
    let y: CGFloat
    let thickness: CGFloat
    /// Pixels a point.
    let scale: CGFloat

    /// Draws the line whole pixels thick and on whole pixels, at least one, so that it is sharp.
    func draw(_ paint: Paint, into builder: inout DisplayListBuilder) {
        let pixels = max((thickness * scale).rounded(), 1)
        let top = ((y * scale) - pixels / 2).rounded() / scale
        let height = pixels / scale
        if pattern == .solid {
            let box = CGRect(x: x.lowerBound, y: top, width: x.upperBound - x.lowerBound, height: height)
            return builder.fill(Path(box), paint)
        }
        var path = Path()
        path.move(to: CGPoint(x: x.lowerBound, y: top + height / 2))
        path.addLine(to: CGPoint(x: x.upperBound, y: top + height / 2))
        builder.stroke(path, StrokeStyle(lineWidth: height, dash: lengths.map { $0 * height }), paint)
    }

    /// Dashes and gaps in turn, as multiples of the thickness.
    private var lengths: [CGFloat] {
        switch pattern {
        case .solid: []
        case .dot: [2, 2]
        case .dash: [6, 3]
        case .dashDot: [6, 3, 2, 3]
        case .dashDotDot: [6, 3, 2, 3, 2, 3]
        }
    }
}
