/// A curve through points, as an interpolation method has it.
struct Curve: Equatable {
    /// A piece of the curve, from where the one before ended.
    enum Piece: Equatable {
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
    }

    let start: CGPoint?
    private(set) var pieces: [Piece] = []

    init(through points: [CGPoint], _ method: InterpolationMethod) {
        start = points.first
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: pieces = points.dropFirst().map { .line($0) }
        case .stepStart: step(points, at: 0)
        case .stepCenter: step(points, at: 0.5)
        case .stepEnd: step(points, at: 1)
        case .monotone: monotone(points)
        case .cardinal(let tension): cardinal(points, (1 - tension) / 6)
        case .catmullRom(let alpha): catmullRom(points, alpha)
        }
    }

    /// Adds the curve to a path, from where the path is or from the curve's own beginning.
    func add(to path: inout Path, connected: Bool = false) {
        guard let start else { return }
        if connected { path.addLine(to: start) } else { path.move(to: start) }
        for piece in pieces {
            switch piece {
            case .line(let end): path.addLine(to: end)
            case .curve(let first, let second, let end): path.addCurve(to: end, control1: first, control2: second)
            }
        }
    }

    /// The step between two points is at a fraction of their distance.
    private mutating func step(_ points: [CGPoint], at fraction: CGFloat) {
        for (first, second) in zip(points, points.dropFirst()) {
            let x = first.x + (second.x - first.x) * fraction
            pieces += [.line(CGPoint(x: x, y: first.y)), .line(CGPoint(x: x, y: second.y)), .line(second)]
        }
    }

    /// The curve of Steffen (1990): it goes up only where the points do.
    private mutating func monotone(_ points: [CGPoint]) {
        let widths = zip(points, points.dropFirst()).map { $1.x - $0.x }
        guard !widths.contains(0) else {
            pieces = points.dropFirst().map { .line($0) }
            return
        }
        let slopes = zip(zip(points, points.dropFirst()).map { $1.y - $0.y }, widths).map { $0 / $1 }
        func tangent(_ index: Int) -> CGFloat {
            let (before, after) = (slopes[index - 1], slopes[index])
            guard before * after > 0 else { return 0 }
            let (left, right) = (abs(widths[index - 1]), abs(widths[index]))
            let parabola = (before * right + after * left) / (left + right)
            return (before < 0 ? -1 : 1) * min(abs(before), abs(after), abs(parabola) / 2) * 2
        }
        var tangents = points.indices.map { $0 > 0 && $0 < points.count - 1 ? tangent($0) : 0 }
        // At the ends, the tangent of the parabola through the first two points that meets the next one's.
        tangents[0] = slopes.count > 1 ? (3 * slopes[0] - tangents[1]) / 2 : slopes[0]
        let last = points.count - 1
        tangents[last] = slopes.count > 1 ? (3 * slopes[last - 1] - tangents[last - 1]) / 2 : slopes[0]
        for index in 0..<last {
            let (from, to, third) = (points[index], points[index + 1], widths[index] / 3)
            pieces.append(
                .curve(
                    CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
                    CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]), to))
        }
    }

    private mutating func cardinal(_ points: [CGPoint], _ factor: CGFloat) {
        for index in 0..<(points.count - 1) {
            let (from, to) = (points[index], points[index + 1])
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
            pieces.append(
                .curve(
                    CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
                    CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor), to))
        }
    }

    /// The spline of Barry and Goldman, whose pieces are as far apart as the `alpha`th power of their lengths.
    private mutating func catmullRom(_ points: [CGPoint], _ alpha: CGFloat) {
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        func control(_ far: CGPoint, _ near: CGPoint, _ other: CGPoint, _ outer: CGFloat, _ inner: CGFloat) -> CGPoint {
            guard outer > 0 else { return near }
            let weight = 2 * outer * outer + 3 * outer * inner + inner * inner
            let divisor = 3 * outer * (outer + inner)
            func mixed(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                (near[keyPath: path] * weight - far[keyPath: path] * inner * inner + other[keyPath: path] * outer
                    * outer)
                    / divisor
            }
            return CGPoint(x: mixed(\.x), y: mixed(\.y))
        }
        for index in 0..<(points.count - 1) {
            let (from, to) = (points[index], points[index + 1])
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
            let inner = length(from, to)
            pieces.append(
                .curve(
                    control(before, from, to, length(before, from), inner),
                    control(after, to, from, length(to, after), inner), to))
        }
    }
}
