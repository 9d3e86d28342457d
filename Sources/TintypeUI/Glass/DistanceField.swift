import Foundation
import TintypeGraphics

/// The distances of points from an outline, negative inside it, in points.
struct DistanceField {
    /// The bounds of the outline.
    let bounds: CGRect
    private let lines: [[CGPoint]]

    init(of path: Path) {
        bounds = path.boundingRect
        lines = path.flattened(tolerance: 0.05)
    }

    func distance(at point: CGPoint) -> CGFloat {
        var nearest = CGFloat.infinity
        var winding = 0
        for line in lines {
            for index in line.indices {
                let (a, b) = (line[index], line[(index + 1) % line.count])
                nearest = min(nearest, Self.square(from: point, a, b))
                let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
                if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
            }
        }
        return winding == 0 ? nearest.squareRoot() : -nearest.squareRoot()
    }

    /// The least distance between both outlines; negative where one reaches into the other.
    func distance(to other: DistanceField) -> CGFloat {
        let there = lines.joined().lazy.map { other.distance(at: $0) }.min() ?? .infinity
        let back = other.lines.joined().lazy.map { distance(at: $0) }.min() ?? .infinity
        return min(there, back)
    }

    /// The square of the distance from a point to a line from `a` to `b`.
    private static func square(from point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let along = length > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / length : 0
        let part = min(max(along, 0), 1)
        let (x, y) = (a.x + dx * part - point.x, a.y + dy * part - point.y)
        return x * x + y * y
    }
}
