public import Foundation

extension Path {
    mutating func append(_ element: Element) {
        var elements = self.elements
        storage = .empty
        elements.append(element)
        storage = .elements(elements)
    }

    mutating func append(contentsOf more: [Element]) {
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
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds closed rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse inscribed in `rect`.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with corners of different radii.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds an open polygon through `lines`.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append(contentsOf: [.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
    }

    /// Adds all of `path`.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let moved = path.applying(transform)
        if isEmpty { self = moved } else if !moved.isEmpty { append(contentsOf: moved.elements) }
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
        case .stroked(let path, let style): Path(storage: .stroked(path.offsetBy(dx: dx, dy: dy), style))
        }
    }
}
