package import Foundation

extension PolygonRegion {
    /// The lines of `path` drawn with a round pen of `width` units: round ends and round joins.
    ///
    /// The contours may overlap, but none runs around covered places anticlockwise more often than clockwise, so the
    /// non-zero rule fills them all.
    package static func stroke(_ path: Path, width: CGFloat) -> PolygonRegion {
        PolygonRegion(points: path.flattened().flatMap { stroke($0, radius: width / 2) })
    }

    private static func stroke(_ line: [CGPoint], radius: CGFloat) -> [[CGPoint]] {
        var points: [CGPoint] = []
        for point in line where points.last.map({ !isSame($0, point) }) ?? true { points.append(point) }
        guard points.count > 1 else { return [] }
        if points.count > 3, isSame(points[0], points[points.count - 1]) {
            points.removeLast()
            return [sweep(points, radius: radius), sweep(points.reversed(), radius: radius)]
        }
        // An open line is walked to its end and back; both ends are turns of half a circle.
        return [sweep(points + points.dropFirst().dropLast().reversed(), radius: radius)]
    }

    private static func isSame(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
    }

    /// The closed line that runs `radius` to the left of `points`, which are taken as a closed line, too.
    private static func sweep(_ points: [CGPoint], radius: CGFloat) -> [CGPoint] {
        var moved: [CGPoint] = []
        for index in points.indices {
            let corner = points[index]
            let before = points[index == 0 ? points.count - 1 : index - 1]
            let after = points[index + 1 == points.count ? 0 : index + 1]
            let start = atan2(corner.y - before.y, corner.x - before.x) - .pi / 2
            var turn = atan2(after.y - corner.y, after.x - corner.x) - .pi / 2 - start
            if turn > .pi + 1e-9 { turn -= 2 * .pi }
            if turn <= -.pi + 1e-9 { turn += 2 * .pi }
            func point(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
                CGPoint(x: corner.x + distance * cos(angle), y: corner.y + distance * sin(angle))
            }
            if abs(turn) < 0.3 {
                moved.append(point(start + turn / 2, radius / cos(turn / 2)))
            } else if turn > 0 {
                let pieces = max(2, Int((turn / 0.15).rounded(.up)))
                for piece in 0...pieces { moved.append(point(start + turn * CGFloat(piece) / CGFloat(pieces), radius)) }
            } else {
                moved += [point(start, radius), corner, point(start + turn, radius)]
            }
        }
        return moved
    }
}
