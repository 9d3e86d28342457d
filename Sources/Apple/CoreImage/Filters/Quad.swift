import CoreGraphics
import Foundation

/// Four corners, and the map of perspective between them and a square of 1.
struct Quad {
    let topLeft: CGPoint
    let topRight: CGPoint
    let bottomLeft: CGPoint
    let bottomRight: CGPoint

    init(_ input: FilterInput) {
        topLeft = input.point("inputTopLeft")
        topRight = input.point("inputTopRight")
        bottomLeft = input.point("inputBottomLeft")
        bottomRight = input.point("inputBottomRight")
    }

    var bounds: CGRect {
        let points = [topLeft, topRight, bottomLeft, bottomRight]
        let (x, y) = (points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0)
        return CGRect(x: x, y: y, width: (points.map(\.x).max() ?? 0) - x, height: (points.map(\.y).max() ?? 0) - y)
    }

    /// From the square, whose origin is the lower left corner; nil for corners in one line. Heckbert's formula.
    var map: Map? {
        let (a, b, c, d) = (bottomLeft, bottomRight, topRight, topLeft)
        let (dx1, dx2, dx3) = (b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x)
        let (dy1, dy2, dy3) = (b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y)
        let determinant = dx1 * dy2 - dx2 * dy1
        guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
        let g = (dx3 * dy2 - dx2 * dy3) / determinant
        let h = (dx1 * dy3 - dx3 * dy1) / determinant
        return Map([
            b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1,
        ])
    }

    /// A map of perspective: nine numbers, row by row.
    struct Map: Sendable {
        private let m: [CGFloat]

        init(_ numbers: [CGFloat]) {
            m = numbers
        }

        func apply(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let depth = m[6] * x + m[7] * y + m[8]
            guard abs(depth) > 1e-9 else { return CGPoint(x: -1e6, y: -1e6) }
            return CGPoint(x: (m[0] * x + m[1] * y + m[2]) / depth, y: (m[3] * x + m[4] * y + m[5]) / depth)
        }

        /// nil where there is none. Its scale does not matter.
        var inverse: Map? {
            func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat { m[a] * m[d] - m[b] * m[c] }
            let numbers = [
                minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8), minor(0, 2, 6, 8),
                -minor(0, 2, 3, 5), minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
            ]
            let determinant = m[0] * numbers[0] + m[1] * numbers[3] + m[2] * numbers[6]
            return abs(determinant) > 1e-9 ? Map(numbers) : nil
        }
    }
}

extension CGPoint {
    func distance(_ other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
