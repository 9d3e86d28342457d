import CCairo
import Foundation
import TintypeGraphics

/// Hands the steps of a path to cairo, in pixels.
struct PathPen {
    /// Cairo's fixed-point numbers end at 8 million; what is beyond any picture is drawn from here.
    private static let limit = 4_000_000.0

    let context: OpaquePointer
    let transform: CGAffineTransform
    /// Indicates whether there was a step, and all numbers were finite.
    private(set) var isSound = false
    private var hasBadNumber = false
    private var last = CGPoint.zero

    init(context: OpaquePointer, transform: CGAffineTransform) {
        self.context = context
        self.transform = transform
    }

    mutating func add(_ element: Path.Element) {
        guard !hasBadNumber else { return }
        isSound = true
        switch element {
        case .move(let to):
            last = pixel(to)
            cairo_move_to(context, last.x, last.y)
        case .line(let to):
            last = pixel(to)
            cairo_line_to(context, last.x, last.y)
        case .quadCurve(let to, let control):
            // A parabola as a cubic: its control points are two thirds of the way to the quadratic's.
            let (end, middle) = (pixel(to), pixel(control))
            let first = CGPoint(x: last.x + (middle.x - last.x) * 2 / 3, y: last.y + (middle.y - last.y) * 2 / 3)
            let second = CGPoint(x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3)
            cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            last = end
        case .curve(let to, let control1, let control2):
            let (end, first, second) = (pixel(to), pixel(control1), pixel(control2))
            cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            last = end
        case .closeSubpath:
            cairo_close_path(context)
            var (x, y) = (0.0, 0.0)
            cairo_get_current_point(context, &x, &y)
            last = CGPoint(x: x, y: y)
        }
    }

    private mutating func pixel(_ point: CGPoint) -> CGPoint {
        let moved = point.applying(transform)
        guard moved.x.isFinite, moved.y.isFinite else {
            hasBadNumber = true
            isSound = false
            return .zero
        }
        return CGPoint(
            x: min(max(moved.x, -Self.limit), Self.limit), y: min(max(moved.y, -Self.limit), Self.limit))
    }
}
