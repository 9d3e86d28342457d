import CoreGraphics
import Foundation

/// Blurs of pictures.
enum Blur {
    /// A blur of a deviation in pixels.
    static func gaussian(_ image: CIImage, _ sigma: Double) -> CIImage {
        let sigma = min(max(sigma.isFinite ? sigma : 0, 0), 500)
        guard sigma > 0.01 else { return image }
        let reach = Int((sigma * 3).rounded(.up))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = weights.reduce(0, +)
        return separable(image, weights.map { $0 / sum }, reach)
    }

    /// The mean of a square around each pixel.
    static func box(_ image: CIImage, _ radius: Double) -> CIImage {
        let reach = Int(min(max(radius.isFinite ? radius : 0, 0), 500))
        guard reach > 0 else { return image }
        let count = 2 * reach + 1
        return separable(image, Array(repeating: 1 / Float(count), count: count), reach)
    }

    private static func separable(_ image: CIImage, _ weights: [Float], _ reach: Int) -> CIImage {
        let render = image.render
        let extent =
            image.extent.isInfinite
            ? image.extent : image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: extent) { rect in
            let source = render(rect.grown(by: reach))
            let columns = PixelRect(x: rect.x, y: rect.y - reach, width: rect.width, height: rect.height + 2 * reach)
            let across = Raster(columns) { x, y in
                weights.indices.reduce(into: SIMD4<Float>.zero) { $0 += source[x + $1 - reach, y] * weights[$1] }
            }
            return Raster(rect) { x, y in
                weights.indices.reduce(into: SIMD4<Float>.zero) { $0 += across[x, y + $1 - reach] * weights[$1] }
            }
        }
    }

    /// The mean along a line, as of a camera that moved; the angle is in radians.
    static func motion(_ image: CIImage, _ radius: Double, angle: Double) -> CIImage {
        let reach = Int(min(max(radius.isFinite ? radius : 0, 0), 500).rounded(.up))
        guard reach > 0 else { return image }
        let (dx, dy, render) = (cos(angle), sin(angle), image.render)
        return CIImage(extent: image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))) { rect in
            let source = render(rect.grown(by: reach + 1))
            return Raster(rect) { x, y in
                let sum = (-reach...reach).reduce(into: SIMD4<Float>.zero) { sum, step in
                    sum += source.light(Double(x) + 0.5 + dx * Double(step), Double(y) + 0.5 + dy * Double(step))
                }
                return sum / Float(2 * reach + 1)
            }
        }
    }
}
