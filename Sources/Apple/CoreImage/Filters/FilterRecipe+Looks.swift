import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Further filters that change colours.
    static let tones: [String: FilterRecipe] = [
        "CIToneCurve": numbers([
            "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 0.25, y: 0.25),
            "inputPoint2": CIVector(x: 0.5, y: 0.5), "inputPoint3": CIVector(x: 0.75, y: 0.75),
            "inputPoint4": CIVector(x: 1, y: 1),
        ]) { color, input in
            let points = (0...4).map { input.point("inputPoint\($0)") }
            return SIMD3(curve(color.x, points), curve(color.y, points), curve(color.z, points))
        },
        "CIWhitePointAdjust": color([kCIInputColorKey: CIColor.white]) { color, input in
            let white = input.color(kCIInputColorKey).light
            return color * SIMD3(white.x, white.y, white.z)
        },
        "CIMaximumComponent": color { color, _ in SIMD3(repeating: color.max()) },
        "CIMinimumComponent": color { color, _ in SIMD3(repeating: color.min()) },
        "CIHighlightShadowAdjust": numbers(["inputHighlightAmount": 1, "inputShadowAmount": 0, kCIInputRadiusKey: 0]) {
            color, input in
            let grey = (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
            let dark = max(1 - 2 * grey, 0) * input["inputShadowAmount"] * 0.5
            let light = max(2 * grey - 1, 0) * (1 - input["inputHighlightAmount"]) * 0.5
            return color + (SIMD3(repeating: 0.5) - color) * dark - (color - SIMD3(repeating: 0.5)) * light
        },
        "CIColorClamp": numbers([
            "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
            "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
        ]) { color, input in
            let (least, most) = (input.vector("inputMinComponents"), input.vector("inputMaxComponents"))
            let low = SIMD3(Float(least.x), Float(least.y), Float(least.z))
            let high = SIMD3(Float(most.x), Float(most.y), Float(most.z))
            return color.clamped(lowerBound: low, upperBound: pointwiseMax(low, high))
        },
        "CILinearToSRGBToneCurve": color { color, _ in
            SIMD3(Light.number(max(color.x, 0)), Light.number(max(color.y, 0)), Light.number(max(color.z, 0)))
        },
        "CISRGBToneCurveToLinear": color { color, _ in
            SIMD3(Light.light(color.x), Light.light(color.y), Light.light(color.z))
        },
        "CIColorCube": cube, "CIColorCubeWithColorSpace": cube,
        "CIComicEffect": FilterRecipe { image, _ in
            let flat = image.applyingFilter("CIColorPosterize", parameters: ["inputLevels": 5])
            let lines = image.applyingFilter("CIEdges", parameters: [kCIInputIntensityKey: 8])
                .applyingFilter("CIMaximumComponent").applyingFilter("CIColorInvert")
            return lines.applyingFilter("CIMultiplyCompositing", parameters: [kCIInputBackgroundImageKey: flat])
        },
        "CIColorMap": FilterRecipe(images: [kCIInputImageKey, "inputGradientImage"]) { image, input in
            guard let map = input.image("inputGradientImage"), !map.extent.isInfinite else { return nil }
            let (render, colors, row) = (image.render, map.render(PixelRect(map.extent)), PixelRect(map.extent))
            return CIImage(extent: image.extent) { rect in
                let source = render(rect)
                return Raster(rect) { x, y in
                    let pixel = source[x, y]
                    guard pixel.w > 0 else { return .zero }
                    let light = SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w
                    let grey = min(max((light * SIMD3(0.2126, 0.7152, 0.0722)).sum(), 0), 1)
                    return colors[row.x + Int(Float(max(row.width - 1, 0)) * grey), row.y] * pixel.w
                }
            }
        },
    ]

    /// The height of a line through points at a place.
    private static func curve(_ value: Float, _ points: [CGPoint]) -> Float {
        let sorted = points.sorted { $0.x < $1.x }
        guard let first = sorted.first, let last = sorted.last else { return value }
        let x = CGFloat(value)
        if x <= first.x { return Float(first.y) }
        for (a, b) in zip(sorted, sorted.dropFirst()) where x <= b.x && b.x > a.x {
            return Float(a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x))
        }
        return Float(last.y)
    }

    /// A table of colours: its data has four numbers of 32 bits for each, premultiplied, red first. A table that is too short
    /// changes nothing.
    private static let cube = FilterRecipe(["inputCubeDimension": 2]) { image, input in
        let size = Int(min(max(input.number("inputCubeDimension"), 2), 128))
        guard let data: Data = input.value("inputCubeData"), data.count >= size * size * size * 16 else { return image }
        let table = data.withUnsafeBytes { bytes in
            (0..<size * size * size * 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
        }
        @Sendable func entry(_ r: Int, _ g: Int, _ b: Int) -> SIMD3<Float> {
            let place = 4 * (r + size * (g + size * b))
            return SIMD3(table[place], table[place + 1], table[place + 2])
        }
        let filter = numbers { color, _ in
            let place = color.clamped(lowerBound: .zero, upperBound: .one) * Float(size - 1)
            let low = place.rounded(.down)
            let part = place - low
            let (r, g, b) = (Int(low.x), Int(low.y), Int(low.z))
            var sum = SIMD3<Float>.zero
            for corner in 0..<8 {
                let (i, j, k) = (corner & 1, corner >> 1 & 1, corner >> 2)
                let weight =
                    (i == 1 ? part.x : 1 - part.x) * (j == 1 ? part.y : 1 - part.y) * (k == 1 ? part.z : 1 - part.z)
                sum += entry(min(r + i, size - 1), min(g + j, size - 1), min(b + k, size - 1)) * weight
            }
            return sum
        }
        return filter.make(FilterInput([kCIInputImageKey: image]))
    }
}
