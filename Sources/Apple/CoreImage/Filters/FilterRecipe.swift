import CoreGraphics
import Foundation

/// The making of a picture by a filter.
struct FilterRecipe: @unchecked Sendable {
    /// The inputs that have a value by themselves.
    let defaults: [String: Any]
    /// The inputs that are pictures.
    let images: [String]
    let make: @Sendable (FilterInput) -> CIImage?

    /// A filter of one picture.
    init(
        _ defaults: [String: Any] = [:], images: [String] = [kCIInputImageKey],
        image: @escaping @Sendable (CIImage, FilterInput) -> CIImage?
    ) {
        self.init(defaults, images: images) { input in input.image().flatMap { image($0, input) } }
    }

    init(
        _ defaults: [String: Any] = [:], images: [String] = [], make: @escaping @Sendable (FilterInput) -> CIImage?
    ) {
        self.defaults = defaults
        self.images = images
        self.make = make
    }

    /// A change of each pixel by itself: of its colour, without alpha, in linear light.
    static func color(
        _ defaults: [String: Any] = [:], _ change: @escaping @Sendable (SIMD3<Float>, FilterInput) -> SIMD3<Float>
    ) -> FilterRecipe {
        FilterRecipe(defaults) { image, input in
            nonisolated(unsafe) let input = input
            let render = image.render
            return CIImage(extent: image.extent) { rect in
                var raster = render(rect)
                for index in raster.pixels.indices where raster.pixels[index].w > 0 {
                    let pixel = raster.pixels[index]
                    let color = SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w
                    raster.pixels[index] = SIMD4(change(color, input) * pixel.w, pixel.w)
                }
                return raster
            }
        }
    }

    /// A change of each pixel by the channels' numbers, gamma-encoded, as the looks of photographs are given.
    static func numbers(
        _ defaults: [String: Any] = [:], _ change: @escaping @Sendable (SIMD3<Float>, FilterInput) -> SIMD3<Float>
    ) -> FilterRecipe {
        color(defaults) { color, input in
            let numbers = SIMD3(
                Light.number(max(color.x, 0)), Light.number(max(color.y, 0)), Light.number(max(color.z, 0)))
            let changed = change(numbers, input)
            return SIMD3(Light.light(changed.x), Light.light(changed.y), Light.light(changed.z))
        }
    }

    /// A picture made of another by its places: each pixel asks for pixels no further away than a distance.
    static func places(
        _ defaults: [String: Any], grows: Bool = false, reach: @escaping @Sendable (FilterInput) -> Double,
        _ change: @escaping @Sendable (Raster, Int, Int, FilterInput) -> SIMD4<Float>
    ) -> FilterRecipe {
        FilterRecipe(defaults) { image, input in
            nonisolated(unsafe) let input = input
            let (render, length) = (image.render, Int(min(max(reach(input), 0), 2048).rounded(.up)))
            let extent =
                grows && !image.extent.isInfinite
                ? image.extent.insetBy(dx: -CGFloat(length), dy: -CGFloat(length)) : image.extent
            return CIImage(extent: extent) { rect in
                let source = render(rect.grown(by: length))
                return Raster(rect) { x, y in change(source, x, y, input) }
            }
        }
    }

    /// The filters by their names.
    static let all: [String: FilterRecipe] = colors.merging(looks) { $1 }.merging(distortions) { $1 }
        .merging(compositions) { $1 }.merging(generators) { $1 }
        .merging(tones) { $1 }.merging(neighbours) { $1 }.merging(shapes) { $1 }
}
