/// The angles of sectors, which come to a whole circle: in radians, from the top on, in the direction of a clock.
struct SectorAngles {
    private let angles: [Int: (start: Double, end: Double)]

    init(_ marks: [ChartMark]) {
        let values = marks.enumerated().compactMap { index, mark -> (Int, Double)? in
            mark.isSector ? (index, max(mark.angle?.lower.scalar ?? 0, 0)) : nil
        }
        let total = values.reduce(0) { $0 + $1.1 }
        var (angles, sum): ([Int: (start: Double, end: Double)], Double) = ([:], 0)
        if total > 0 {
            for (index, value) in values {
                angles[index] = (sum / total * 2 * .pi, (sum + value) / total * 2 * .pi)
                sum += value
            }
        }
        self.angles = angles
    }

    subscript(mark: Int) -> (start: Double, end: Double)? { angles[mark] }
}

/// A sector of a circle or of a ring.
struct SectorShape: Equatable {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    /// In radians, from the top on, in the direction of a clock.
    let start: Double
    let end: Double
    /// The distance of the straight sides from the sector's bounds, in points.
    let inset: CGFloat
    let corner: CGFloat

    /// The middle of the sector, between its radii.
    var middle: CGPoint { point((inner + outer) / 2, (start + end) / 2) }

    var path: Path {
        if end - start > 2 * .pi - 1e-6 { return ring(inner, outer) }
        let half = CGFloat(sin(min((end - start) / 2, .pi / 2)))
        guard outer * half > inset, outer > inner else { return Path() }
        // The greatest circles that touch an arc and a side, and leave the other side its own.
        let round = max(min(corner, (outer - inner) / 2, (outer * half - inset) / (1 + half)), 0)
        let near = half < 1 ? min(round, max((inner * half - inset) / (1 - half), 0)) : round
        let (first, last) = (side(start, into: 1), side(end, into: -1))
        // Where the sides meet before they reach the inner circle, they end in a point.
        let isPointed = inner * half <= inset
        return Path { path in
            if isPointed {
                path.move(to: point(min(inset / half, outer), (start + end) / 2))
            } else {
                path.move(to: first.point(along: first.reach(inner + near, round: near), inset))
            }
            path.addLine(to: first.point(along: first.reach(outer - round, round: round), inset))
            bend(&path, first.corner(outer), to: first.touch(outer, round: -round))
            let turn = first.turn(outer, round: -round)
            arc(&path, outer, from: start + turn, to: end - turn)
            bend(&path, last.corner(outer), to: last.point(along: last.reach(outer - round, round: round), inset))
            if !isPointed {
                path.addLine(to: last.point(along: last.reach(inner + near, round: near), inset))
                bend(&path, last.corner(inner), to: last.touch(inner, round: near))
                let turn = first.turn(inner, round: near)
                arc(&path, inner, from: end - turn, to: start + turn)
                bend(&path, first.corner(inner), to: first.point(along: first.reach(inner + near, round: near), inset))
            }
            path.closeSubpath()
        }
    }

    /// One of the two straight sides.
    private struct Side {
        let shape: SectorShape
        let angle: Double
        /// 1 where the sector lies on in the direction of a clock, -1 where it lies before.
        let inward: Double

        /// The point so far from the circle's middle along the bound, and so far from the bound into the sector.
        func point(along distance: CGFloat, _ across: CGFloat) -> CGPoint {
            let (sine, cosine) = (CGFloat(sin(angle)), CGFloat(cos(angle)))
            return CGPoint(
                x: shape.center.x + sine * distance + cosine * across * CGFloat(inward),
                y: shape.center.y - cosine * distance + sine * across * CGFloat(inward))
        }

        /// The distance along the side at which a rounded corner begins whose circle is `radius` from the middle.
        func reach(_ radius: CGFloat, round: CGFloat) -> CGFloat {
            let across = shape.inset + round
            return max(radius * radius - across * across, 0).squareRoot()
        }

        /// The corner as it would be without rounding.
        func corner(_ radius: CGFloat) -> CGPoint { point(along: reach(radius, round: 0), shape.inset) }

        /// The angle between the bound and the end of a rounded corner on a circle. `round` is less than zero on the outer one.
        func turn(_ radius: CGFloat, round: CGFloat) -> Double {
            asin(min(Double((shape.inset + abs(round)) / max(radius + round, 0.001)), 1))
        }

        func touch(_ radius: CGFloat, round: CGFloat) -> CGPoint {
            shape.point(radius, angle + inward * turn(radius, round: round))
        }
    }

    private func side(_ angle: Double, into inward: Double) -> Side { Side(shape: self, angle: angle, inward: inward) }

    /// A quarter of a circle, or nearly one, around a corner.
    private func bend(_ path: inout Path, _ corner: CGPoint, to end: CGPoint) {
        guard let start = path.currentPoint else { return }
        func toward(_ point: CGPoint) -> CGPoint {
            let part: CGFloat = 0.5523
            return CGPoint(x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
        }
        path.addCurve(to: end, control1: toward(start), control2: toward(end))
    }

    private func ring(_ near: CGFloat, _ far: CGFloat) -> Path {
        Path { path in
            path.move(to: point(far, 0))
            arc(&path, far, from: 0, to: 2 * .pi)
            path.closeSubpath()
            guard near > 0 else { return }
            path.move(to: point(near, 2 * .pi))
            arc(&path, near, from: 2 * .pi, to: 0)
            path.closeSubpath()
        }
    }

    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
    }

    /// Pieces of no more than a quarter of a circle, by the usual cubic curves.
    private func arc(_ path: inout Path, _ radius: CGFloat, from first: Double, to last: Double) {
        let count = max(Int((abs(last - first) / (.pi / 2)).rounded(.up)), 1)
        let step = (last - first) / Double(count)
        let handle = radius * CGFloat(4.0 / 3.0 * tan(step / 4))
        for index in 0..<count {
            let (from, to) = (first + Double(index) * step, first + Double(index + 1) * step)
            let (start, end) = (point(radius, from), point(radius, to))
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + handle * CGFloat(cos(from)), y: start.y + handle * CGFloat(sin(from))),
                control2: CGPoint(x: end.x - handle * CGFloat(cos(to)), y: end.y - handle * CGFloat(sin(to))))
        }
    }
}
