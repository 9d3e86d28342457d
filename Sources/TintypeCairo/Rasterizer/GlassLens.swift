import CCairo
import Foundation
import TintypeGraphics

/// Bends a picture along the edge of a shape, as a pane of glass with a round rim does: what is seen at the rim lies farther in.
struct GlassLens {
    private let area: PixelRect
    /// The distance of each pixel of the area from the outside of the shape, in pixels, up to ``depth``.
    private var distances: [Float]
    /// The breadth of the rim, in pixels.
    private let depth: Float

    /// - Parameters:
    ///   - mask: The shape's coverage, on an A8 surface of the area.
    ///   - depth: In pixels; at least 1.
    init(mask: OpaquePointer?, covering area: PixelRect, depth: CGFloat) {
        self.area = area
        self.depth = Float(depth)
        distances = [Float](repeating: 0, count: area.width * area.height)
        cairo_surface_flush(mask)
        guard let bytes = cairo_image_surface_get_data(mask) else { return }
        let stride = Int(cairo_image_surface_get_stride(mask))
        for y in 0..<area.height {
            for x in 0..<area.width {
                // Half of a pixel's way is known from how much of it is covered.
                let coverage = bytes[y * stride + x]
                distances[y * area.width + x] = coverage == 255 ? self.depth : Float(coverage) / 255 - 0.5
            }
        }
        sweep()
    }

    /// Carries distances on from pixel to pixel, once down and to the right and once back: right to some hundredths, which nobody
    /// sees in how far something is bent.
    private mutating func sweep() {
        let (width, height) = (area.width, area.height)
        let diagonal = Float(2).squareRoot()
        distances.withUnsafeMutableBufferPointer { d in
            func better(_ index: Int, _ other: Int, _ way: Float) {
                let distance = d[other] + way
                if distance < d[index] { d[index] = distance }
            }
            for y in 0..<height {
                for x in 0..<width {
                    let index = y * width + x
                    guard d[index] > 0.5 else { continue }
                    if x > 0 { better(index, index - 1, 1) } else { d[index] = min(d[index], 1) }
                    if y > 0 {
                        better(index, index - width, 1)
                        if x > 0 { better(index, index - width - 1, diagonal) }
                        if x + 1 < width { better(index, index - width + 1, diagonal) }
                    } else {
                        d[index] = min(d[index], 1)
                    }
                }
            }
            for y in (0..<height).reversed() {
                for x in (0..<width).reversed() {
                    let index = y * width + x
                    guard d[index] > 0.5 else { continue }
                    if x + 1 < width { better(index, index + 1, 1) } else { d[index] = min(d[index], 1) }
                    if y + 1 < height {
                        better(index, index + width, 1)
                        if x + 1 < width { better(index, index + width + 1, diagonal) }
                        if x > 0 { better(index, index + width - 1, diagonal) }
                    } else {
                        d[index] = min(d[index], 1)
                    }
                }
            }
        }
    }

    /// Draws the picture of a surface as it is seen through the glass on one that covers the lens's area.
    ///
    /// - Parameters:
    ///   - source: ARGB pixels of `whole`, which holds the area.
    ///   - target: ARGB pixels of the area.
    func bend(_ source: OpaquePointer?, _ whole: PixelRect, onto target: OpaquePointer?) {
        cairo_surface_flush(source)
        cairo_surface_flush(target)
        guard let from = cairo_image_surface_get_data(source), let to = cairo_image_surface_get_data(target) else {
            return
        }
        let (fromStride, toStride) = (
            Int(cairo_image_surface_get_stride(source)), Int(cairo_image_surface_get_stride(target))
        )
        let (width, height) = (area.width, area.height)
        let (dx, dy) = (area.x - whole.x, area.y - whole.y)
        distances.withUnsafeBufferPointer { d in
            func distance(_ x: Int, _ y: Int) -> Float {
                d[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
            }
            for y in 0..<height {
                let row = UnsafeMutableRawPointer(to + y * toStride).assumingMemoryBound(to: UInt32.self)
                let own = UnsafeMutableRawPointer(from + (y + dy) * fromStride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width {
                    let place = d[y * width + x]
                    guard place < depth, place > -0.5 else {
                        row[x] = own[x + dx]
                        continue
                    }
                    // Away from the edge, over some pixels, as the sweep's distances have small steps.
                    let (gx, gy) = (distance(x + 2, y) - distance(x - 2, y), distance(x, y + 2) - distance(x, y - 2))
                    let length = max((gx * gx + gy * gy).squareRoot(), 0.001)
                    let part = 1 - max(place, 0) / depth
                    let way = part * part * depth
                    row[x] = Self.pixel(
                        from, fromStride, whole, x: Float(x + dx) + gx / length * way,
                        y: Float(y + dy) + gy / length * way)
                }
            }
        }
        cairo_surface_mark_dirty(target)
    }

    /// The colour between four pixels.
    private static func pixel(
        _ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ whole: PixelRect, x: Float, y: Float
    ) -> UInt32 {
        let (x, y) = (min(max(x, 0), Float(whole.width - 1)), min(max(y, 0), Float(whole.height - 1)))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, whole.width - 1), min(top + 1, whole.height - 1))
        let (u, v) = (x - Float(left), y - Float(top))
        var pixel: UInt32 = 0
        for channel in 0..<4 {
            func value(_ x: Int, _ y: Int) -> Float { Float(bytes[y * stride + 4 * x + channel]) }
            let upper = value(left, top) * (1 - u) + value(right, top) * u
            let lower = value(left, bottom) * (1 - u) + value(right, bottom) * u
            let byte = UInt32((upper * (1 - v) + lower * v).rounded())
            pixel |= byte << UInt32(8 * channel)
        }
        return pixel
    }
}
