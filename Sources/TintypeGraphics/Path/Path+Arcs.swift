public import Foundation

extension Path {
    /// Adds an arc of a circle. Angles count from +x; on the screen, where y points down, `clockwise: false` goes
    /// the way of the clock's hands, as CoreGraphics names it.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        guard sweep.isFinite else { return }
        if clockwise {
            if sweep <= -turn { sweep = -turn } else if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
        } else {
            if sweep >= turn { sweep = turn } else if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
        }
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform)
    }

    /// Adds an arc of a circle that goes on by `delta` from an angle; positive ones turn clockwise on the screen.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform)
    }

    /// Adds an arc of a circle that touches the lines from the current point to `tangent1End` and from there to
    /// `tangent2End`, and a straight line to where it begins.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        guard let from = currentPoint else { return move(to: corner) }
        let to = tangent2End.applying(transform)
        let (a, b) = (CGPoint.direction(from: corner, to: from), CGPoint.direction(from: corner, to: to))
        let cosine = min(max(a.x * b.x + a.y * b.y, -1), 1)
        let cross = a.x * b.y - a.y * b.x
        // Lines that do not turn touch no circle of that radius.
        guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
        let half = acos(cosine) / 2
        let distance = radius / tan(half)
        let start = CGPoint(x: corner.x + a.x * distance, y: corner.y + a.y * distance)
        let middle = CGPoint.direction(from: .zero, to: CGPoint(x: a.x + b.x, y: a.y + b.y))
        let toCenter = radius / sin(half)
        let center = CGPoint(x: corner.x + middle.x * toCenter, y: corner.y + middle.y * toCenter)
        let angle = atan2(start.y - center.y, start.x - center.x)
        let sweep = (Double.pi - 2 * half) * (cross > 0 ? -1 : 1)
        addArc(center: center, radius: radius, start: angle, sweep: sweep, .identity)
    }

    /// The last point of the last step; nil in an empty path. After a subpath is closed, the point where it began.
    public var currentPoint: CGPoint? {
        var (start, last): (CGPoint?, CGPoint?) = (nil, nil)
        for element in elements {
            if case .move(let to) = element { start = to }
            last = element.points.last ?? start
        }
        return last
    }

    private mutating func addArc(
        center: CGPoint, radius: CGFloat, start: Double, sweep: Double, _ transform: CGAffineTransform
    ) {
        guard sweep.isFinite, start.isFinite else { return }
        let turn = 2 * Double.pi
        // An arc that goes around more often covers the same places.
        let sweep =
            abs(sweep) <= 2 * turn
            ? sweep : sweep.remainder(dividingBy: turn) + Double(signOf: sweep, magnitudeOf: turn)
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var added: [Element] = [isEmpty ? .move(to: point(start)) : .line(to: point(start))]
        let pieces = Int(saturating: (abs(sweep) / (.pi / 2)).rounded(.up), in: 1...8)
        let step = sweep / Double(pieces)
        // The control points of a cubic that follows a circular arc: 4/3·tan(step/4) along the tangents.
        let k = 4.0 / 3.0 * tan(step / 4) * radius
        for piece in 0..<pieces {
            let (a, b) = (start + Double(piece) * step, start + Double(piece + 1) * step)
            let (p, q) = (point(a), point(b))
            added.append(
                .curve(
                    to: q,
                    control1: CGPoint(x: p.x - k * sin(a), y: p.y + k * cos(a)),
                    control2: CGPoint(x: q.x + k * sin(b), y: q.y - k * cos(b))
                )
            )
        }
        append(contentsOf: transform.isIdentity ? added : added.map { $0.map { $0.applying(transform) } })
    }
}

extension CGPoint {
    /// A vector of length 1 from a point to another; zero where they are the same.
    package static func direction(from: CGPoint, to: CGPoint) -> CGPoint {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }
}
