import Foundation

/// A plane region bounded by straight edges on a fine integer grid, for what curves cannot do by themselves: cutting
/// one shape out of another, and moving an outline inwards.
///
/// Lengths are in units of the symbol grid. Integer corners keep every decision exact, so that the result is the same
/// on every machine.
struct PolygonRegion {
    /// A corner, in steps of the grid.
    struct Corner: Hashable, Comparable {
        var x: Int
        var y: Int

        static func < (a: Corner, b: Corner) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }
    }

    /// Closed contours; the last corner is joined to the first.
    var contours: [[Corner]]

    /// Steps in a unit: fine enough to be invisible, coarse enough that products of two lengths fit into 64 bits.
    static let stepsPerUnit: CGFloat = 16384

    init(contours: [[Corner]]) {
        self.contours = contours.filter { $0.count > 2 }
    }

    /// The region that `path` fills, its curves replaced by chords.
    init(_ path: Path) {
        self.init(points: path.flattened())
    }

    /// The region between closed lines of points, in units.
    init(points: [[CGPoint]]) {
        self.init(
            contours: points.map { line in
                var corners: [Corner] = []
                for point in line {
                    let corner = Corner(
                        x: Int((point.x * Self.stepsPerUnit).rounded()), y: Int((point.y * Self.stepsPerUnit).rounded())
                    )
                    if corners.last != corner { corners.append(corner) }
                }
                if corners.count > 1, corners.first == corners.last { corners.removeLast() }
                return corners
            }
        )
    }

    /// The contours as lines of points, in units.
    var points: [[CGPoint]] {
        contours.map { contour in
            contour.map { CGPoint(x: CGFloat($0.x) / Self.stepsPerUnit, y: CGFloat($0.y) / Self.stepsPerUnit) }
        }
    }

    /// The outline, for the non-zero rule.
    var path: Path {
        var path = Path()
        for line in points {
            path.addLines(line)
            path.closeSubpath()
        }
        return path
    }
}

extension Path {
    /// The outline as lines of points, one for each subpath, that leave the curves by less than `tolerance`.
    func flattened(tolerance: CGFloat = 0.008) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        var line: [CGPoint] = []
        func point(_ t: CGFloat, _ p: [CGPoint]) -> CGPoint {
            var p = p
            while p.count > 1 {
                p = zip(p, p.dropFirst()).map {
                    CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
                }
            }
            return p[0]
        }
        func add(_ controls: [CGPoint]) {
            // A chord leaves its curve by at most an eighth of the second derivative, divided by the pieces' square.
            let degree = CGFloat(controls.count - 1)
            var bend: CGFloat = 0
            for i in 1..<controls.count - 1 {
                bend = max(
                    bend,
                    hypot(
                        controls[i - 1].x - 2 * controls[i].x + controls[i + 1].x,
                        controls[i - 1].y - 2 * controls[i].y + controls[i + 1].y))
            }
            let pieces = max(1, Int((degree * (degree - 1) * bend / (8 * tolerance)).squareRoot().rounded(.up)))
            for piece in 1...pieces { line.append(point(CGFloat(piece) / CGFloat(pieces), controls)) }
        }
        func finish() {
            if line.count > 1 { lines.append(line) }
            line = []
        }
        for element in elements {
            switch element {
            case .move(let to):
                finish()
                line = [to]
            case .line(let to): line.append(to)
            case .quadCurve(let to, let control): add([line.last ?? to, control, to])
            case .curve(let to, let control1, let control2): add([line.last ?? to, control1, control2, to])
            case .closeSubpath:
                let start = line.first
                if let start, line.last != start { line.append(start) }
                finish()
                if let start { line = [start] }
            }
        }
        finish()
        return lines
    }
}
