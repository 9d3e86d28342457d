import CCairo
import Foundation
import TintypeGraphics

/// A mesh of colours: each cell of its grid is drawn as small flat triangles.
///
/// Places and, where they are smooth, colours follow Catmull-Rom splines through the points of the grid, continued in a
/// straight line beyond its rim; so points on a straight grid give straight cells.
struct MeshGradient {
    /// Pieces a side of a cell.
    private static let pieces = 12

    private let paint: MeshPaint
    /// The grid's points in the picture's pixels.
    private let points: [SIMD4<Double>]
    private let colors: [SIMD4<Double>]

    init(_ paint: MeshPaint, _ transform: CGAffineTransform) {
        self.paint = paint
        points = paint.points.map { point in
            let moved = point.applying(transform)
            return SIMD4(Double(moved.x), Double(moved.y), 0, 0)
        }
        colors = paint.colors.map(\.components)
    }

    /// A surface of the mesh's pixels in `area`; nil for a mesh without cells. The caller destroys it.
    func surface(covering area: PixelRect) -> OpaquePointer? {
        guard paint.isSound, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        let background = PixelColor.word(paint.background.components)
        let surface = Canvas.surface(covering: area) { row, _ in row.update(repeating: background, count: area.width) }
        guard let data = cairo_image_surface_get_data(surface) else { return surface }
        let pitch = Int(cairo_image_surface_get_stride(surface)) / 4
        let painter = MeshTriangles(
            pixels: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self), pitch: pitch, area: area)
        let (across, down) = ((paint.columns - 1) * Self.pieces, (paint.rows - 1) * Self.pieces)
        var above = vertices(line: 0, across)
        for line in 1...down {
            let below = vertices(line: line, across)
            for column in 0..<across {
                painter.fill(above[column], above[column + 1], below[column])
                painter.fill(above[column + 1], below[column + 1], below[column])
            }
            above = below
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    private func vertices(line: Int, _ across: Int) -> [MeshTriangles.Vertex] {
        let v = Double(line) / Double(Self.pieces)
        return (0...across).map { column in
            let u = Double(column) / Double(Self.pieces)
            let place = spline(points, u, v)
            let color = paint.smoothsColors ? spline(colors, u, v) : bilinear(colors, u, v)
            return MeshTriangles.Vertex(
                x: place.x, y: place.y, color: color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)))
        }
    }

    /// A value of the grid beyond whose rim the last step is repeated.
    private func value(_ values: [SIMD4<Double>], _ column: Int, _ row: Int) -> SIMD4<Double> {
        if column < 0 { return 2 * value(values, 0, row) - value(values, -column, row) }
        if column >= paint.columns {
            let last = paint.columns - 1
            return 2 * value(values, last, row) - value(values, 2 * last - column, row)
        }
        if row < 0 { return 2 * value(values, column, 0) - value(values, column, -row) }
        if row >= paint.rows {
            let last = paint.rows - 1
            return 2 * value(values, column, last) - value(values, column, 2 * last - row)
        }
        return values[row * paint.columns + column]
    }

    private func spline(_ values: [SIMD4<Double>], _ u: Double, _ v: Double) -> SIMD4<Double> {
        let (column, row) = (min(Int(u), paint.columns - 2), min(Int(v), paint.rows - 2))
        let (across, down) = (Self.weights(u - Double(column)), Self.weights(v - Double(row)))
        var sum = SIMD4<Double>.zero
        for j in 0..<4 {
            for i in 0..<4 where across[i] != 0 && down[j] != 0 {
                sum += across[i] * down[j] * value(values, column + i - 1, row + j - 1)
            }
        }
        return sum
    }

    private func bilinear(_ values: [SIMD4<Double>], _ u: Double, _ v: Double) -> SIMD4<Double> {
        let (column, row) = (min(Int(u), paint.columns - 2), min(Int(v), paint.rows - 2))
        let (s, t) = (u - Double(column), v - Double(row))
        let above = (1 - s) * value(values, column, row) + s * value(values, column + 1, row)
        let below = (1 - s) * value(values, column, row + 1) + s * value(values, column + 1, row + 1)
        return (1 - t) * above + t * below
    }

    /// The Catmull-Rom weights of the four values around a place in 0...1 between the middle ones.
    private static func weights(_ t: Double) -> [Double] {
        let (t2, t3) = (t * t, t * t * t)
        return [
            (-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2,
        ]
    }
}

/// Fills triangles of three colours in a part of a picture.
struct MeshTriangles {
    struct Vertex {
        var x: Double
        var y: Double
        var color: SIMD4<Double>
    }

    let pixels: UnsafeMutablePointer<UInt32>
    let pitch: Int
    let area: PixelRect

    /// Fills the pixels whose centres lie in the triangle, or so near to it that no gap is left beside the next one.
    func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
        let doubled = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard abs(doubled) > 1e-9 else { return }
        let box = PixelRect(
            enclosing: CGRect(bounding: [a, b, c].map { CGPoint(x: $0.x, y: $0.y) })
        ).insetBy(-1, -1).intersection(area)
        guard !box.isEmpty else { return }
        let slack = -0.02
        for y in box.y..<box.maxY {
            let py = Double(y) + 0.5
            for x in box.x..<box.maxX {
                let px = Double(x) + 0.5
                let first = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / doubled
                let second = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / doubled
                let third = 1 - first - second
                guard first >= slack, second >= slack, third >= slack else { continue }
                let color = first * a.color + second * b.color + third * c.color
                pixels[(y - area.y) * pitch + (x - area.x)] = PixelColor.word(
                    color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)))
            }
        }
    }
}
