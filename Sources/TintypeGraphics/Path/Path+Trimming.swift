public import Foundation

extension Path {
    /// The part of the path between two fractions of its length, 0...1; nothing where `from` is not below `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from <= 0, to >= 1 { return self }
        guard from < to else { return Path() }
        var pieces: [(curve: CubicCurve, element: Element, length: CGFloat)] = []
        forEachPiece { curve, element in pieces.append((curve, element, curve.length())) }
        let whole = pieces.reduce(0) { $0 + $1.length }
        let (start, end) = (from * whole, to * whole)
        var added: [Element] = []
        var passed: CGFloat = 0
        var last: CGPoint?
        for (curve, element, length) in pieces {
            defer { passed += length }
            let (low, high) = (max(start - passed, 0), min(end - passed, length))
            guard low < high else { continue }
            var part = curve
            if high < length { part = part.split(at: curve.place(at: high)).0 }
            if low > 0 {
                let (at, limit) = (curve.place(at: low), high < length ? curve.place(at: high) : 1)
                part = part.split(at: limit > 0 ? at / limit : 0).1
            }
            if last != part.start { added.append(.move(to: part.start)) }
            last = part.end
            if case .line = element {
                added.append(.line(to: part.end))
            } else {
                added.append(.curve(to: part.end, control1: part.control1, control2: part.control2))
            }
        }
        return Path(storage: added.isEmpty ? .empty : .elements(added))
    }

    /// Calls `body` with each line and curve, those that close subpaths included.
    func forEachPiece(_ body: (CubicCurve, Element) -> Void) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let to): (start, last) = (to, to)
            case .closeSubpath:
                let line = Element.line(to: start)
                if start != last, let curve = CubicCurve(from: last, line) { body(curve, line) }
                last = start
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
                if let curve = CubicCurve(from: last, element) { body(curve, element) }
                last = to
            }
        }
    }

    /// Indicates whether a point lies inside the path, open subpaths closed.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for line in lines(tolerance: 0.01) {
            for (index, a) in line.points.enumerated() {
                let b = line.points[(index + 1) % line.points.count]
                let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
                if a.y <= p.y, b.y > p.y, side > 0 { winding += 1 }
                if a.y > p.y, b.y <= p.y, side < 0 { winding -= 1 }
            }
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
}
