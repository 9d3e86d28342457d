import Foundation
import TintypeGraphics

/// Reads a layer's pixels through a projective transform.
///
/// A pixel of the picture is the mean of a grid of samples, each smoothed between four of the layer's pixels: four by four
/// of them, fewer in a layer that is finer than the picture itself, and more where the layer is far away and one pixel covers many of its own. All sums run in one order.
struct WarpedPixels {
    private static let mostSamples = 16

    let pixels: UnsafePointer<UInt32>
    /// Pixels from one row to the next.
    let pitch: Int
    let warp: Warp

    /// The picture's row `y`, in cairo's premultiplied pixels, into `row`, whose first pixel is the target's first.
    func fill(_ row: UnsafeMutablePointer<UInt32>, y: Int) {
        for column in 0..<warp.target.width {
            row[column] = pixel(x: CGFloat(warp.target.x + column), y: CGFloat(y))
        }
    }

    private func pixel(x: CGFloat, y: CGFloat) -> UInt32 {
        let count = samples(around: CGPoint(x: x + 0.5, y: y + 0.5))
        guard count > 0 else { return 0 }
        if let even = evenColor(x: x, y: y) { return even }
        let m = warp.toSource
        let step = 1 / CGFloat(count)
        var sum = PixelSum()
        for line in 0..<count {
            let py = y + (CGFloat(line) + 0.5) * step
            let (sx, sy, sw) = (py * m.m21 + m.m31, py * m.m22 + m.m32, py * m.m23 + m.m33)
            for position in 0..<count {
                let px = x + (CGFloat(position) + 0.5) * step
                let w = px * m.m13 + sw
                // Behind the viewer, or on the horizon.
                guard w > 0 else { continue }
                add((px * m.m11 + sx) / w, (px * m.m12 + sy) / w, to: &sum)
            }
        }
        return sum.mean(of: count * count)
    }

    /// The one colour of all that a pixel of the picture sees of the layer; nil where there are several, or there may be.
    ///
    /// A transform takes straight lines to straight lines, so what a pixel sees lies between its corners.
    private func evenColor(x: CGFloat, y: CGFloat) -> UInt32? {
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        let m = warp.toSource
        for corner in 0..<4 {
            let (px, py) = (corner & 1 == 0 ? x : x + 1, corner & 2 == 0 ? y : y + 1)
            let w = px * m.m13 + py * m.m23 + m.m33
            guard w > 0 else { return nil }
            let (sx, sy) = ((px * m.m11 + py * m.m21 + m.m31) / w, (px * m.m12 + py * m.m22 + m.m32) / w)
            (left, right) = (min(left, sx), max(right, sx))
            (top, bottom) = (min(top, sy), max(bottom, sy))
        }
        let near = (left: left - CGFloat(warp.source.x) - 0.5, top: top - CGFloat(warp.source.y) - 0.5)
        guard near.left >= 0, near.top >= 0, right - left < 8, bottom - top < 8,
            near.left + right - left + 2 < CGFloat(warp.source.width),
            near.top + bottom - top + 2 < CGFloat(warp.source.height)
        else { return nil }
        let columns = Int(near.left)...Int(near.left + right - left) + 1
        let rows = Int(near.top)...Int(near.top + bottom - top) + 1
        let first = pixels[rows.lowerBound * pitch + columns.lowerBound]
        for row in rows {
            for column in columns where pixels[row * pitch + column] != first { return nil }
        }
        return first
    }

    /// The number of samples a side that a pixel needs; none where it sees nothing of the layer.
    private func samples(around center: CGPoint) -> Int {
        guard let slope = warp.toSource.derivative(at: center),
            let place = HomogeneousPoint(center).applying(warp.toSource).point
        else { return warp.fewestSamples }
        let stretch = slope.greatestStretch
        // Across the horizon a pixel may see more than its middle tells.
        let near = warp.source.rect.insetBy(dx: -2 * stretch - 2, dy: -2 * stretch - 2)
        guard near.contains(place) || stretch > CGFloat(Self.mostSamples) else { return 0 }
        return Int(saturating: stretch.rounded(.up), in: warp.fewestSamples...Self.mostSamples)
    }

    /// Adds the layer at a place of its own pixels; nothing beyond its edges.
    private func add(_ x: CGFloat, _ y: CGFloat, to sum: inout PixelSum) {
        let (left, top) = (x - CGFloat(warp.source.x) - 0.5, y - CGFloat(warp.source.y) - 0.5)
        guard left > -1, top > -1, left < CGFloat(warp.source.width), top < CGFloat(warp.source.height) else { return }
        let (column, line) = (left.rounded(.down), top.rounded(.down))
        let (i, j) = (Int(column), Int(line))
        let upper = (word(i, j), word(i + 1, j))
        let lower = (word(i, j + 1), word(i + 1, j + 1))
        // Most samples are within an even area.
        if upper.0 == upper.1, lower.0 == lower.1, upper.0 == lower.0 { return sum.add(upper.0, 1) }
        let (dx, dy) = (Float(left - column), Float(top - line))
        sum.add(upper.0, (1 - dx) * (1 - dy))
        sum.add(upper.1, dx * (1 - dy))
        sum.add(lower.0, (1 - dx) * dy)
        sum.add(lower.1, dx * dy)
    }

    private func word(_ x: Int, _ y: Int) -> UInt32 {
        x >= 0 && y >= 0 && x < warp.source.width && y < warp.source.height ? pixels[y * pitch + x] : 0
    }
}

/// A weighted sum of premultiplied pixels.
private struct PixelSum {
    private var (blue, green, red, alpha): (Float, Float, Float, Float) = (0, 0, 0, 0)

    mutating func add(_ word: UInt32, _ weight: Float) {
        guard word != 0 else { return }
        blue += Float(word & 0xFF) * weight
        green += Float(word >> 8 & 0xFF) * weight
        red += Float(word >> 16 & 0xFF) * weight
        alpha += Float(word >> 24) * weight
    }

    func mean(of count: Int) -> UInt32 {
        guard alpha > 0 else { return 0 }
        let part = 1 / Float(count)
        func channel(_ sum: Float) -> UInt32 { UInt32(sum * part + 0.5) }
        return channel(alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
    }
}
