import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Filters that choose among the pixels around, and screens of printers.
    static let neighbours: [String: FilterRecipe] = [
        "CIMorphologyMaximum": morphology(pointwiseMax), "CIMorphologyMinimum": morphology(pointwiseMin),
        "CIMorphologyGradient": FilterRecipe([kCIInputRadiusKey: 5]) { image, input in
            let radius = input.number(kCIInputRadiusKey)
            let most = image.applyingFilter("CIMorphologyMaximum", parameters: [kCIInputRadiusKey: radius])
            let least = image.applyingFilter("CIMorphologyMinimum", parameters: [kCIInputRadiusKey: radius])
            return most.applyingFilter("CIDifferenceBlendMode", parameters: [kCIInputBackgroundImageKey: least])
        },
        "CIMorphologyRectangleMaximum": rectangle(pointwiseMax),
        "CIMorphologyRectangleMinimum": rectangle(pointwiseMin),
        "CIMedianFilter": places([:], reach: { _ in 1 }) { source, x, y, _ in median(source, x, y) },
        "CINoiseReduction": places(["inputNoiseLevel": 0.02, kCIInputSharpnessKey: 0.4], reach: { _ in 1 }) {
            source, x, y, input in
            let (own, middle) = (source[x, y], median(source, x, y))
            // Pixels that differ by no more than the noise are smoothed.
            let difference = (own - middle) * (own - middle)
            return difference.sum().squareRoot() <= input["inputNoiseLevel"] * 4 ? middle : own
        },
        "CIGloom": FilterRecipe([kCIInputIntensityKey: 0.5, kCIInputRadiusKey: 10]) { image, input in
            let (blurred, render) = (
                Blur.gaussian(image.clampedToExtent(), input.number(kCIInputRadiusKey)).render, image.render
            )
            let amount = input[kCIInputIntensityKey]
            return CIImage(extent: image.extent) { rect in
                let (soft, sharp) = (blurred(rect), render(rect))
                return Raster(rect) { x, y in
                    let pixel = sharp[x, y]
                    var gloomy = pixel + (pointwiseMin(pixel, soft[x, y]) - pixel) * amount
                    gloomy.w = pixel.w
                    return gloomy
                }
            }
        },
        "CIBokehBlur": places([kCIInputRadiusKey: 20], grows: true, reach: { min($0.number(kCIInputRadiusKey), 100) }) {
            source, x, y, input in
            let reach = Int(min(max(input.number(kCIInputRadiusKey), 0), 100))
            var (sum, count) = (SIMD4<Float>.zero, Float(0))
            for dy in -reach...reach {
                for dx in -reach...reach where dx * dx + dy * dy <= reach * reach {
                    sum += source[x + dx, y + dy]
                    count += 1
                }
            }
            return sum / max(count, 1)
        },
        "CIZoomBlur": places(
            [kCIInputCenterKey: CIVector(x: 150, y: 150), "inputAmount": 20],
            reach: { min(abs($0.number("inputAmount")), 200) * 4 }
        ) { source, x, y, input in
            let (center, amount) = (input.point(kCIInputCenterKey), min(abs(input.number("inputAmount")), 200) / 200)
            let (dx, dy) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
            return (0..<16).reduce(SIMD4<Float>.zero) { sum, step in
                let part = 1 - amount * Double(step) / 16
                return sum + source.light(Double(center.x) + dx * part, Double(center.y) + dy * part)
            } / 16
        },
        "CIDotScreen": screen { x, y, width in
            let wave = cosf(2 * .pi * x / width) + cosf(2 * .pi * y / width)
            return 0.5 + wave / 4
        },
        "CILineScreen": screen { x, _, width in 0.5 + cosf(2 * .pi * x / width) / 2 },
        "CICircularScreen": screen { x, y, width in 0.5 + cosf(2 * .pi * hypotf(x, y) / width) / 2 },
        "CIAreaMaximum": area { $0.reduce(SIMD4(repeating: 0)) { pointwiseMax($0, $1) } },
        "CIAreaMinimum": area { $0.reduce(SIMD4(repeating: 1)) { pointwiseMin($0, $1) } },
    ]

    private static func morphology(
        _ choose: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterRecipe {
        places([kCIInputRadiusKey: 0], reach: { min($0.number(kCIInputRadiusKey), 50) }) { source, x, y, input in
            let reach = Int(min(max(input.number(kCIInputRadiusKey), 0), 50))
            var found = source[x, y]
            for dy in -reach...reach {
                for dx in -reach...reach where dx * dx + dy * dy <= reach * reach {
                    found = choose(found, source[x + dx, y + dy])
                }
            }
            return found
        }
    }

    private static func rectangle(
        _ choose: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterRecipe {
        let defaults: [String: Any] = [kCIInputWidthKey: 5, "inputHeight": 5]
        return places(
            defaults, reach: { min(max($0.number(kCIInputWidthKey), $0.number("inputHeight")), 100) }
        ) { source, x, y, input in
            let across = Int(min(max(input.number(kCIInputWidthKey), 1), 100)) / 2
            let up = Int(min(max(input.number("inputHeight"), 1), 100)) / 2
            var found = source[x, y]
            for dy in -up...up { for dx in -across...across { found = choose(found, source[x + dx, y + dy]) } }
            return found
        }
    }

    private static func median(_ source: Raster, _ x: Int, _ y: Int) -> SIMD4<Float> {
        var around: [SIMD4<Float>] = []
        for dy in -1...1 { for dx in -1...1 { around.append(source[x + dx, y + dy]) } }
        var middle = SIMD4<Float>.zero
        for channel in 0..<4 { middle[channel] = around.map { $0[channel] }.sorted()[4] }
        return middle
    }

    /// Black where a pixel is darker than a pattern, and white elsewhere.
    private static func screen(_ pattern: @escaping @Sendable (Float, Float, Float) -> Float) -> FilterRecipe {
        let defaults: [String: Any] = [
            kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputAngleKey: 0, kCIInputWidthKey: 6,
            kCIInputSharpnessKey: 0.7,
        ]
        return places(defaults, reach: { _ in 0 }) { source, x, y, input in
            let pixel = source[x, y]
            guard pixel.w > 0 else { return .zero }
            let (center, angle) = (input.point(kCIInputCenterKey), input[kCIInputAngleKey])
            let (dx, dy) = (Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y))
            let light = pattern(
                dx * cosf(angle) + dy * sinf(angle), dy * cosf(angle) - dx * sinf(angle),
                max(input[kCIInputWidthKey], 1))
            let grey = Light.number(
                max((SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w * SIMD3(0.2126, 0.7152, 0.0722)).sum(), 0))
            let steepness = 1 / max(1 - input[kCIInputSharpnessKey], 0.02)
            let shade = min(max((grey - light) * steepness + 0.5, 0), 1)
            return SIMD4(shade * pixel.w, shade * pixel.w, shade * pixel.w, pixel.w)
        }
    }

    /// One pixel of all of a part.
    private static func area(_ choose: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>) -> FilterRecipe {
        FilterRecipe { image, input in
            let rect = input.value(kCIInputExtentKey).map { (vector: CIVector) in vector.cgRectValue } ?? image.extent
            let (part, render) = (PixelRect(rect.intersection(image.extent)), image.render)
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { asked in
                let source = render(part)
                let chosen = choose(Raster(part) { source[$0, $1] }.pixels)
                return Raster(asked) { x, y in x == 0 && y == 0 ? chosen : .zero }
            }
        }
    }
}
