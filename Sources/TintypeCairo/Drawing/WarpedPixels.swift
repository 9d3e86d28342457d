import Foundation
import TintypeGraphics

/// Reads a layer's pixels through a projective transform.
///
/// A pixel of the picture is the mean of a grid of samples, each smoothed between four of the layer's pixels: four by four
/// of them, and more where the layer is far away and one pixel covers many of its own. All sums run in one order.
struct WarpedPixels {
    private static let fewestSamples = 4
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
        let m = warp.toSource
        let step = 1 / CGFloat(count)
        var sum = SIMD4<Float>.zero
        for line in 0..<count {
            let py = y + (CGFloat(line) + 0.5) * step
            let (sx, sy, sw) = (py * m.m21 + m.m31, py * m.m22 + m.m32, py * m.m23 + m.m33)
            for position in 0..<count {
                let px = x + (CGFloat(position) + 0.5) * step
                let w = px * m.m13 + sw
                // Behind the viewer, or on the horizon.
                guard w > 0 else { continue }
                sum += sample((px * m.m11 + sx) / w, (px * m.m12 + sy) / w)
            }
        }
        let mean = sum / Float(count * count) + 0.5
        let bytes = SIMD4<UInt32>(mean)
        return bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
    }

    /// How many samples a side a pixel needs; none where it sees nothing of the layer.
    private func samples(around center: CGPoint) -> Int {
        guard let slope = warp.toSource.derivative(at: center),
            let place = HomogeneousPoint(center).applying(warp.toSource).point
        else { return Self.fewestSamples }
        let reach = slope.greatestStretch
        // Across the horizon a pixel may see more than its middle tells.
        let near = warp.source.rect.insetBy(dx: -2 * reach - 2, dy: -2 * reach - 2)
        guard near.contains(place) || reach > CGFloat(Self.mostSamples) else { return 0 }
        return min(max(Int(min(reach, 1000).rounded(.up)), Self.fewestSamples), Self.mostSamples)
    }

    /// The layer at a place of its own pixels: blue, green, red, alpha, 0...255; nothing beyond its edges.
    private func sample(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
        let (left, top) = (x - CGFloat(warp.source.x) - 0.5, y - CGFloat(warp.source.y) - 0.5)
        guard left > -1, top > -1, left < CGFloat(warp.source.width), top < CGFloat(warp.source.height) else {
            return .zero
        }
        let (column, line) = (left.rounded(.down), top.rounded(.down))
        let (dx, dy) = (Float(left - column), Float(top - line))
        let (i, j) = (Int(column), Int(line))
        let upper = value(i, j) * (1 - dx) + value(i + 1, j) * dx
        let lower = value(i, j + 1) * (1 - dx) + value(i + 1, j + 1) * dx
        return upper * (1 - dy) + lower * dy
    }

    private func value(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < warp.source.width, y < warp.source.height else { return .zero }
        let word = pixels[y * pitch + x]
        return SIMD4<Float>(
            SIMD4<UInt32>(word & 0xFF, word >> 8 & 0xFF, word >> 16 & 0xFF, word >> 24))
    }
}
