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

    /// The least outline without a dent that is around all of `fields`.
    init(around fields: [DistanceField]) {
        let points = fields.flatMap { $0.lines.joined() }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func side(_ points: some Sequence<CGPoint>) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while let b = chain.last, let a = chain.dropLast().last,
                    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) <= 0
                { chain.removeLast() }
                chain.append(point)
            }
            return chain
        }
        lines = [Array(side(points).dropLast() + side(points.reversed()).dropLast())]
        bounds = fields.dropFirst().reduce(fields.first?.bounds ?? .zero) { $0.union($1.bounds) }
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
