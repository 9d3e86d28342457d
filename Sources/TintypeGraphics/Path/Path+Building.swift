public import Foundation

extension Path {
    private mutating func append(_ element: Element) {
        var elements = self.elements
        storage = .empty
        elements.append(element)
        storage = .elements(elements)
    }

    private mutating func append(contentsOf more: [Element]) {
        if isEmpty {
            storage = .elements(more)
        } else {
            storage = .elements(elements + more)
        }
    }

    /// Begins a new subpath at `end`.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Adds a straight line to `end`.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// Adds a quadratic Bézier curve to `end`.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic Bézier curve to `end`.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the current subpath.
    public mutating func closeSubpath() { append(.closeSubpath) }

    /// Adds a closed rectangle.
    public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

    /// Adds the ellipse inscribed in `rect`.
    public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
    }

    /// Adds an open polygon through `points`.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        append(contentsOf: [.move(to: first)] + points.dropFirst().map { .line(to: $0) })
    }

    /// Adds all of `path`.
    public mutating func addPath(_ path: Path) {
        if isEmpty { self = path } else { append(contentsOf: path.elements) }
    }

    /// Adds an arc of a circle. Angles count from +x; on the screen, where y points down, `clockwise: false` goes
    /// the way of the clock's hands, as CoreGraphics names it.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let turn = 2 * Double.pi
        let start = startAngle.radians
        var sweep = endAngle.radians - start
        if clockwise {
            if sweep <= -turn { sweep = -turn } else { while sweep > 0 { sweep -= turn } }
        } else {
            if sweep >= turn { sweep = turn } else { while sweep < 0 { sweep += turn } }
        }
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var added: [Element] = [isEmpty ? .move(to: point(start)) : .line(to: point(start))]
        let pieces = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
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
        append(contentsOf: added)
    }

    /// The path with every point moved by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity, !isEmpty else { return self }
        if transform.a == 1, transform.d == 1, transform.b == 0, transform.c == 0 {
            return offsetBy(dx: transform.tx, dy: transform.ty)
        }
        return Path(storage: .elements(elements.map { $0.map { $0.applying(transform) } }))
    }

    /// The path moved by (dx, dy) points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        switch storage {
        case .empty: self
        case .rect(let rect): Path(storage: .rect(rect.offsetBy(dx: dx, dy: dy)))
        case .ellipse(let rect): Path(storage: .ellipse(rect.offsetBy(dx: dx, dy: dy)))
        case .roundedRect(let rect, let size, let style):
            Path(storage: .roundedRect(rect.offsetBy(dx: dx, dy: dy), cornerSize: size, style: style))
        case .elements(let elements):
            Path(storage: .elements(elements.map { $0.map { CGPoint(x: $0.x + dx, y: $0.y + dy) } }))
        }
    }
}
