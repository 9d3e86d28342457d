import Foundation
import TintypeGraphics

/// A rectangle of pixels in CoreImage's coordinates: y points up.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The most pixels that are made, a square of 8192.
    static let most = 8192

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
    }

    /// The pixels that a rectangle touches; none for one without an end.
    init(_ rect: CGRect) {
        guard !rect.isNull, rect.width.isFinite, rect.height.isFinite, abs(rect.minX) < 1e8, abs(rect.minY) < 1e8,
            rect.width < 1e8, rect.height < 1e8
        else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let (left, bottom) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
        self.init(
            x: Int(left), y: Int(bottom), width: Int(rect.maxX.rounded(.up) - left),
            height: Int(rect.maxY.rounded(.up) - bottom))
    }

    func grown(by length: Int) -> PixelRect {
        PixelRect(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
    }
}

/// Pixels of a rectangle: premultiplied, linear light; rows from the bottom.
struct Raster {
    let rect: PixelRect
    var pixels: [SIMD4<Float>]

    init(_ rect: PixelRect) {
        self.rect = rect
        pixels = Array(repeating: .zero, count: rect.width * rect.height)
    }

    /// Pixels by their middles.
    init(_ rect: PixelRect, _ pixel: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
        self.init(rect)
        for row in 0..<rect.height {
            for column in 0..<rect.width { pixels[row * rect.width + column] = pixel(rect.x + column, rect.y + row) }
        }
    }

    /// Nothing outside of the rectangle.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        let (column, row) = (x - rect.x, y - rect.y)
        guard column >= 0, row >= 0, column < rect.width, row < rect.height else { return .zero }
        return pixels[row * rect.width + column]
    }

    /// The light at a place, among the four pixels around it.
    func light(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        guard abs(left) < 1e8, abs(bottom) < 1e8 else { return .zero }
        let (u, v) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
        let (column, row) = (Int(left), Int(bottom))
        let lower = self[column, row] * (1 - u) + self[column + 1, row] * u
        let upper = self[column, row + 1] * (1 - u) + self[column + 1, row + 1] * u
        return lower * (1 - v) + upper * v
    }

    /// The pixels of a bitmap with its lower left corner at the origin.
    init(_ bitmap: Bitmap) {
        self.init(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)) { x, y in
            let pixel = bitmap[x, bitmap.height - 1 - y]
            let alpha = Float(pixel.w) / 255
            return SIMD4(
                Light.linear[Int(pixel.x)] * alpha, Light.linear[Int(pixel.y)] * alpha,
                Light.linear[Int(pixel.z)] * alpha, alpha)
        }
    }

    var bitmap: Bitmap {
        var bitmap = Bitmap(width: rect.width, height: rect.height)
        for row in 0..<rect.height {
            for column in 0..<rect.width {
                let pixel = pixels[row * rect.width + column]
                let alpha = min(max(pixel.w, 0), 1)
                guard (alpha * 255).rounded() > 0 else { continue }
                let color = pixel / alpha
                bitmap[column, rect.height - 1 - row] = SIMD4(
                    Light.byte(color.x), Light.byte(color.y), Light.byte(color.z), UInt8((alpha * 255).rounded()))
            }
        }
        return bitmap
    }
}

/// The curve between sRGB's numbers and light.
enum Light {
    /// The light of each of 256 numbers.
    static let linear: [Float] = (0..<256).map { light(Float($0) / 255) }

    static func light(_ number: Float) -> Float {
        number <= 0.04045 ? number / 12.92 : powf((number + 0.055) / 1.055, 2.4)
    }

    static func number(_ light: Float) -> Float {
        light <= 0.003_130_8 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
    }

    static func byte(_ light: Float) -> UInt8 {
        light.isNaN ? 0 : UInt8((min(max(number(min(max(light, 0), 1)), 0), 1) * 255).rounded())
    }
}
