package import Foundation

extension PolygonRegion {
    /// The region without a rim of `distance` units: what is left when every contour moves inwards, holes growing. The
    /// contours must not cross each other: see ``simplified()``.
    package func inset(by distance: CGFloat) -> PolygonRegion {
        let lines = points
        let moved = PolygonRegion(points: lines.map { Self.moved($0, by: distance) }).positivePart()
        // A disc smaller than the distance is turned inside out, and the right way round again: it shows by being too
        // close, all of it, to where it came from.
        let real = moved.points.map { $0.contains { Self.distance(from: $0, to: lines) > 0.9 * distance } }
        return PolygonRegion(contours: zip(moved.contours, real).filter(\.1).map(\.0))
    }

    /// The distance from a point to the nearest of several closed lines.
    private static func distance(from point: CGPoint, to lines: [[CGPoint]]) -> CGFloat {
        var least = CGFloat.infinity
        for line in lines {
            var from = line[line.count - 1]
            for to in line {
                let (dx, dy) = (to.x - from.x, to.y - from.y)
                let length = dx * dx + dy * dy
                let along = length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 0
                let t = min(max(along, 0), 1)
                least = min(least, hypot(point.x - from.x - t * dx, point.y - from.y - t * dy))
                from = to
            }
        }
        return least
    }

    /// The region without its holes. The contours must not cross each other: see ``simplified()``.
    package func withoutHoles() -> PolygonRegion {
        let outer = PolygonRegion(contours: contours.filter { Self.doubledArea($0) > 0 })
        // Where there are several, one may be an island in the hole of another.
        return outer.contours.count > 1 && outer.contours.count < contours.count ? outer.simplified() : outer
    }

    /// The contours all run clockwise on the screen: so that those that overlap join instead of cancelling each other.
    package func clockwise() -> PolygonRegion {
        PolygonRegion(contours: contours.map { Self.doubledArea($0) < 0 ? $0.reversed() : $0 })
    }

    /// Twice the area that a contour encloses, negative where it runs anticlockwise on the screen.
    package static func doubledArea(_ contour: [Corner]) -> Int {
        guard var last = contour.last else { return 0 }
        var area = 0
        for corner in contour {
            area += last.x * corner.y - corner.x * last.y
            last = corner
        }
        return area
    }

    /// A closed line moved to its right by `distance`: inwards for a contour that runs clockwise on the screen. It
    /// may cross itself; what it then runs around the wrong way is no part of the inset region.
    private static func moved(_ line: [CGPoint], by distance: CGFloat) -> [CGPoint] {
        var corners: [CGPoint] = []
        for point in line where corners.last != point { corners.append(point) }
        guard corners.count > 2 else { return [] }
        var moved: [CGPoint] = []
        for index in corners.indices {
            let corner = corners[index]
            let before = corners[index == 0 ? corners.count - 1 : index - 1]
            let after = corners[index + 1 == corners.count ? 0 : index + 1]
            let (m, n) = (normal(before, corner), normal(corner, after))
            let likeness = m.x * n.x + m.y * n.y
            let turn = m.x * n.y - m.y * n.x
            if likeness > 0.5 || (turn < 0 && likeness > -0.5) {
                // The two moved edges, made longer or shorter until they meet.
                let miterLength = distance / (1 + likeness)
                moved.append(CGPoint(x: corner.x + (m.x + n.x) * miterLength, y: corner.y + (m.y + n.y) * miterLength))
            } else {
                moved.append(CGPoint(x: corner.x + m.x * distance, y: corner.y + m.y * distance))
                if turn > 0 { moved.append(corner) }
                moved.append(CGPoint(x: corner.x + n.x * distance, y: corner.y + n.y * distance))
            }
        }
        return moved
    }

    /// The direction at right angles to the way from `a` to `b`, to its right on the screen.
    private static func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = hypot(b.x - a.x, b.y - a.y)
        return length > 0 ? CGPoint(x: (a.y - b.y) / length, y: (b.x - a.x) / length) : .zero
    }
}
