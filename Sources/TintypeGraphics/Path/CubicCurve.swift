import Foundation

/// A cubic Bézier curve by itself.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The curve or line that a step of a path draws from a point; nil for a step that draws none by itself.
    init?(from start: CGPoint, _ element: Path.Element) {
        switch element {
        case .move, .closeSubpath: return nil
        case .line(let to):
            self.init(
                start: start, control1: CubicCurve.mix(start, to, 1 / 3), control2: CubicCurve.mix(start, to, 2 / 3),
                end: to)
        case .quadCurve(let to, let control):
            self.init(
                start: start, control1: CubicCurve.mix(start, control, 2 / 3),
                control2: CubicCurve.mix(to, control, 2 / 3), end: to)
        case .curve(let to, let control1, let control2):
            self.init(start: start, control1: control1, control2: control2, end: to)
        }
    }

    static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The parts before and after a place in 0...1 (de Casteljau).
    func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        let (p, q, r) = (
            CubicCurve.mix(start, control1, t), CubicCurve.mix(control1, control2, t), CubicCurve.mix(control2, end, t)
        )
        let (s, u) = (CubicCurve.mix(p, q, t), CubicCurve.mix(q, r, t))
        let middle = CubicCurve.mix(s, u, t)
        return (
            CubicCurve(start: start, control1: p, control2: s, end: middle),
            CubicCurve(start: middle, control1: u, control2: r, end: end)
        )
    }

    /// The number of chords that keep within `tolerance` of the curve: the second differences bound the distance.
    private func pieces(tolerance: CGFloat) -> Int {
        let x = max(abs(start.x - 2 * control1.x + control2.x), abs(control1.x - 2 * control2.x + end.x))
        let y = max(abs(start.y - 2 * control1.y + control2.y), abs(control1.y - 2 * control2.y + end.y))
        let deviation = 6 * hypot(x, y)
        return Int(saturating: (deviation / (8 * tolerance)).squareRoot().rounded(.up), in: 1...1000)
    }

    /// The ends of the chords, without the start.
    func chords(tolerance: CGFloat) -> [CGPoint] {
        let count = pieces(tolerance: tolerance)
        return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
    }

    /// The length of the chords, in points.
    func length(tolerance: CGFloat = 0.01) -> CGFloat {
        var (length, last) = (CGFloat(0), start)
        for point in chords(tolerance: tolerance) {
            length += hypot(point.x - last.x, point.y - last.y)
            last = point
        }
        return length
    }

    /// The place in 0...1 up to which the curve is `distance` points long.
    func place(at distance: CGFloat, tolerance: CGFloat = 0.01) -> CGFloat {
        let points = chords(tolerance: tolerance)
        var (rest, last) = (distance, start)
        for (index, point) in points.enumerated() {
            let length = hypot(point.x - last.x, point.y - last.y)
            if rest <= length, length > 0 { return (CGFloat(index) + rest / length) / CGFloat(points.count) }
            rest -= length
            last = point
        }
        return 1
    }
}
