package import Foundation

/// A plane region bounded by straight edges on a fine integer grid, for what curves cannot do by themselves: cutting
/// one shape out of another, and moving an outline inwards.
///
/// Lengths are in units of the symbol grid. Integer corners keep every decision exact, so that the result is the same
/// on every machine.
package struct PolygonRegion {
    /// A corner, in steps of the grid.
    package struct Corner: Hashable, Comparable {
        package var x: Int
        package var y: Int

        package static func < (a: Corner, b: Corner) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }
    }

    /// Closed contours; the last corner is joined to the first.
    package var contours: [[Corner]]

    /// Steps in a unit: fine enough to be invisible, coarse enough that products of two lengths fit into 64 bits.
    package static let stepsPerUnit: CGFloat = 16384
    /// The coordinates that corners may have: products of their differences stay whole numbers.
    private static let extent = -(1 << 26)...(1 << 26)

    package init(contours: [[Corner]]) {
        self.contours = contours.filter { $0.count > 2 }
    }

    /// The region that `path` fills, its curves replaced by chords.
    package init(_ path: Path) {
        self.init(points: path.flattened())
    }

    /// The region between closed lines of points, in units.
    package init(points: [[CGPoint]]) {
        self.init(
            contours: points.map { line in
                var corners: [Corner] = []
                for point in line {
                    let corner = Corner(
                        x: Int(saturating: (point.x * Self.stepsPerUnit).rounded(), in: Self.extent),
                        y: Int(saturating: (point.y * Self.stepsPerUnit).rounded(), in: Self.extent)
                    )
                    if corners.last != corner { corners.append(corner) }
                }
                if corners.count > 1, corners.first == corners.last { corners.removeLast() }
                return corners
            }
        )
    }

    /// The contours as lines of points, in units.
    package var points: [[CGPoint]] {
        contours.map { contour in
            contour.map { CGPoint(x: CGFloat($0.x) / Self.stepsPerUnit, y: CGFloat($0.y) / Self.stepsPerUnit) }
        }
    }

    /// The outline, for the non-zero rule.
    package var path: Path {
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
    package func flattened(tolerance: CGFloat = 0.008) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        var line: [CGPoint] = []
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
            case .quadCurve(let to, let control):
                let from = line.last ?? to
                // Raised to a cubic: the same curve.
                let c1 = CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
                let c2 = CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
                line.appendCurve(from: from, c1, c2, to, tolerance: tolerance)
            case .curve(let to, let c1, let c2):
                line.appendCurve(from: line.last ?? to, c1, c2, to, tolerance: tolerance)
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

extension [CGPoint] {
    /// Adds points of a cubic after its start, so that chords leave it by less than `tolerance`.
    fileprivate mutating func appendCurve(
        from a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, tolerance: CGFloat
    ) {
        // A chord leaves its curve by at most an eighth of the second derivative, divided by the pieces' square.
        let bend = Swift.max(
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
        let pieces = Swift.max(1, Int((6 * bend / (8 * tolerance)).squareRoot().rounded(.up)))
        for piece in 1..<pieces {
            let t = CGFloat(piece) / CGFloat(pieces)
            let u = 1 - t
            let (ka, kb, kc, kd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            append(
                CGPoint(
                    x: ka * a.x + kb * b.x + kc * c.x + kd * d.x, y: ka * a.y + kb * b.y + kc * c.y + kd * d.y))
        }
        append(d)
    }
}
