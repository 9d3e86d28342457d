package import Foundation

extension Path {
    /// The outline of what a stroke of the path covers, for the non-zero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        isEmpty || style.lineWidth <= 0 ? Path() : Path(storage: .stroked(self, style))
    }

    /// The distance in points by which the lines that a stroke follows may miss the curve.
    fileprivate static let strokeTolerance: CGFloat = 0.02

    /// The stroke as pieces that overlap and all run the same way: one for each segment, join and cap.
    func strokeOutline(_ style: StrokeStyle) -> [Element] {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return [] }
        var pieces = StrokePieces(style: style)
        let isDashed = style.hasDashes && !style.hasTooManyDashes(along: self)
        for line in lines(tolerance: Self.strokeTolerance) {
            guard isDashed else {
                pieces.add(line.points, isClosed: line.isClosed)
                continue
            }
            for dash in line.dashes(style) { pieces.add(dash.points, isClosed: dash.isClosed) }
        }
        return pieces.elements
    }
}

extension StrokeStyle {
    /// The bounds of a stroke's ink, in the path's points: half the line's width around it, and more for square caps and where two
    /// lines meet in a mitre.
    package func inkBounds(of path: Path) -> CGRect {
        let bounds = path.boundingRect
        guard !bounds.isNull else { return .null }
        let outset = lineWidth / 2 * (lineCap == .square ? CGFloat(2).squareRoot() : 1)
        let ink = bounds.insetBy(dx: -outset, dy: -outset)
        return lineJoin == .miter && miterLimit > 1 && lineWidth > 0 ? mitreBounds(of: path).union(ink) : ink
    }

    /// The bounds of all mitres of a path, also within curves that bend as sharply as a corner; null for none.
    private func mitreBounds(of path: Path) -> CGRect {
        var corners = CornerBounds(radius: lineWidth / 2, limit: miterLimit)
        for line in path.lines(tolerance: Path.strokeTolerance) { corners.add(line) }
        return corners.bounds
    }

    /// Indicates whether the line is broken. A pattern that never advances is drawn as a solid line, as CoreGraphics does.
    package var hasDashes: Bool {
        dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    }

    /// More dashes than this along a line look like a line; each would be drawn, and a pattern that never advances would
    /// stop cairo for good.
    private static let mostDashes: CGFloat = 100_000

    /// True where a path is too long for its dashes: by the lines between its points, which are not shorter than its curves.
    package func hasTooManyDashes(along path: Path) -> Bool {
        let period = dash.reduce(0, +) / CGFloat(max(dash.count, 1))
        var (length, last, start) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
        func go(_ points: CGPoint...) {
            for point in points {
                length += hypot(point.x - last.x, point.y - last.y)
                last = point
            }
        }
        for element in path.elements {
            switch element {
            case .move(let to): (last, start) = (to, to)
            case .line(let to): go(to)
            case .quadCurve(let to, let control): go(control, to)
            case .curve(let to, let control1, let control2): go(control1, control2, to)
            case .closeSubpath: go(start)
            }
        }
        return !(length <= Self.mostDashes * period)
    }
}

extension PathLine {
    /// The points without those that stand where the one before does.
    fileprivate var distinctPoints: [CGPoint] {
        var line: [CGPoint] = []
        for point in points where line.last.map({ hypot($0.x - point.x, $0.y - point.y) > 1e-6 }) ?? true {
            line.append(point)
        }
        if isClosed, line.count > 2, let first = line.first, let last = line.last,
            hypot(first.x - last.x, first.y - last.y) <= 1e-6
        {
            line.removeLast()
        }
        return line
    }
}

/// Collects the tips of mitres along lines.
private struct CornerBounds {
    let radius: CGFloat
    let limit: CGFloat
    private(set) var bounds = CGRect.null

    init(radius: CGFloat, limit: CGFloat) {
        (self.radius, self.limit) = (radius, limit)
    }

    mutating func add(_ line: PathLine) {
        let points = line.distinctPoints
        guard points.count > 2 else { return }
        for index in line.isClosed ? 0..<points.count : 1..<(points.count - 1) {
            let (before, after) = (
                points[(index + points.count - 1) % points.count], points[(index + 1) % points.count]
            )
            join(before, points[index], after)
        }
    }

    /// Adds the tip of a corner, as ``StrokePieces`` draws it.
    private mutating func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        let (d, e) = (CGPoint.direction(from: before, to: corner), CGPoint.direction(from: corner, to: after))
        let sine = ((1 + d.x * e.x + d.y * e.y) / 2).squareRoot()
        let outward = CGPoint(x: d.x - e.x, y: d.y - e.y)
        let length = hypot(outward.x, outward.y)
        // At the limit itself rounding decides which it is.
        guard sine > 0, 1 / sine <= limit * 1.001, length > 1e-9 else { return }
        let scale = radius / sine / length
        let tip = CGRect(x: corner.x + outward.x * scale, y: corner.y + outward.y * scale, width: 0, height: 0)
        bounds = bounds.union(tip)
    }
}

/// Collects the pieces of a stroke.
private struct StrokePieces {
    let style: StrokeStyle
    private(set) var elements: [Path.Element] = []

    init(style: StrokeStyle) {
        self.style = style
    }

    private var radius: CGFloat { style.lineWidth / 2 }

    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        let line = PathLine(points: points, isClosed: isClosed).distinctPoints
        guard line.count > 1 else {
            if let point = line.first { addDot(point) }
            return
        }
        let count = isClosed ? line.count : line.count - 1
        for index in 0..<count { addSegment(line[index], line[(index + 1) % line.count]) }
        for index in (isClosed ? 0..<line.count : 1..<(line.count - 1)) {
            let before = line[(index + line.count - 1) % line.count]
            addJoin(before, line[index], line[(index + 1) % line.count])
        }
        guard !isClosed else { return }
        addCap(at: line[0], from: line[1])
        addCap(at: line[line.count - 1], from: line[line.count - 2])
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (index, a) in points.enumerated() {
            let b = points[(index + 1) % points.count]
            area += a.x * b.y - b.x * a.y
        }
        let ordered = area >= 0 ? points : points.reversed()
        elements.append(.move(to: ordered[0]))
        elements += ordered.dropFirst().map { .line(to: $0) }
        elements.append(.closeSubpath)
    }

    private mutating func addCircle(_ center: CGPoint) {
        elements +=
            Path(
                ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            ).elements
    }

    private mutating func addSegment(_ a: CGPoint, _ b: CGPoint) {
        let d = CGPoint.direction(from: a, to: b)
        let (nx, ny) = (-d.y * radius, d.x * radius)
        addPolygon([
            CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: b.x + nx, y: b.y + ny), CGPoint(x: b.x - nx, y: b.y - ny),
            CGPoint(x: a.x - nx, y: a.y - ny),
        ])
    }

    private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        let (d, e) = (CGPoint.direction(from: a, to: b), CGPoint.direction(from: b, to: c))
        let cross = d.x * e.y - d.y * e.x
        let dot = d.x * e.x + d.y * e.y
        if abs(cross) < 1e-9, dot > 0 { return }
        if style.lineJoin == .round { return addCircle(b) }
        let side: CGFloat = cross > 0 ? -1 : 1
        let p = CGPoint(x: b.x - d.y * radius * side, y: b.y + d.x * radius * side)
        let q = CGPoint(x: b.x - e.y * radius * side, y: b.y + e.x * radius * side)
        // The mitre is 1/sin of half the angle between the lines long, in line widths.
        let sine = ((1 + dot) / 2).squareRoot()
        guard style.lineJoin == .miter, sine > 0, 1 / sine <= style.miterLimit else { return addPolygon([b, p, q]) }
        let middle = CGPoint.direction(from: b, to: CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2))
        let tip = CGPoint(x: b.x + middle.x * radius / sine, y: b.y + middle.y * radius / sine)
        addPolygon([b, p, tip, q])
    }

    private mutating func addCap(at end: CGPoint, from inside: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(end)
        case .square:
            let d = CGPoint.direction(from: inside, to: end)
            addSegment(end, CGPoint(x: end.x + d.x * radius, y: end.y + d.y * radius))
        }
    }

    private mutating func addDot(_ point: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(point)
        case .square:
            addSegment(CGPoint(x: point.x - radius, y: point.y), CGPoint(x: point.x + radius, y: point.y))
        }
    }
}
