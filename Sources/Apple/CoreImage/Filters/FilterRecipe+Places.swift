import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Filters that blur, and that take pixels from other places.
    static let distortions: [String: FilterRecipe] = [
        "CIGaussianBlur": FilterRecipe([kCIInputRadiusKey: 10]) { Blur.gaussian($0, $1.number(kCIInputRadiusKey)) },
        "CIBoxBlur": FilterRecipe([kCIInputRadiusKey: 10]) { Blur.box($0, $1.number(kCIInputRadiusKey)) },
        "CIDiscBlur": FilterRecipe([kCIInputRadiusKey: 8]) { Blur.box($0, $1.number(kCIInputRadiusKey)) },
        "CIMotionBlur": FilterRecipe([kCIInputRadiusKey: 20, kCIInputAngleKey: 0]) {
            Blur.motion($0, $1.number(kCIInputRadiusKey), angle: $1.number(kCIInputAngleKey))
        },
        "CIPixellate": FilterRecipe(
            [kCIInputScaleKey: 8, kCIInputCenterKey: CIVector(x: 150, y: 150)], image: pixellate),
        "CICrystallize": FilterRecipe(
            [kCIInputRadiusKey: 20, kCIInputCenterKey: CIVector(x: 150, y: 150)], image: crystallize),
        "CIEdges": places([kCIInputIntensityKey: 1], reach: { _ in 1 }) { source, x, y, input in
            func gradient(_ dx: Int, _ dy: Int) -> SIMD4<Float> {
                source[x + dx, y + dy] - source[x - dx, y - dy]
            }
            let (across, up) = (gradient(1, 0), gradient(0, 1))
            var edge = (across * across + up * up).squareRoot() * input[kCIInputIntensityKey]
            edge.w = source[x, y].w
            return edge.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: edge.w))
        },
        "CISharpenLuminance": places([kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69], reach: { _ in 1 }) {
            source, x, y, input in sharpened(source, x, y, input[kCIInputSharpnessKey])
        },
        "CIUnsharpMask": places([kCIInputIntensityKey: 0.5, kCIInputRadiusKey: 2.5], reach: { _ in 1 }) {
            source, x, y, input in sharpened(source, x, y, input[kCIInputIntensityKey])
        },
        "CIVignette": FilterRecipe([kCIInputIntensityKey: 0, kCIInputRadiusKey: 1]) { image, input in
            let half = max(hypot(image.extent.width, image.extent.height) / 2, 1)
            let center = CGPoint(x: image.extent.midX, y: image.extent.midY)
            return vignette(image, center, half * CGFloat(input.number(kCIInputRadiusKey)), input[kCIInputIntensityKey])
        },
        "CIVignetteEffect": FilterRecipe(
            [
                kCIInputIntensityKey: 1, kCIInputRadiusKey: 150, "inputFalloff": 0.5,
                kCIInputCenterKey: CIVector(x: 150, y: 150),
            ]
        ) { image, input in
            vignette(
                image, input.point(kCIInputCenterKey), CGFloat(input.number(kCIInputRadiusKey)) * 1.5,
                input[kCIInputIntensityKey])
        },
        "CIBloom": FilterRecipe([kCIInputIntensityKey: 0.5, kCIInputRadiusKey: 10]) { image, input in
            let blurred = Blur.gaussian(image, input.number(kCIInputRadiusKey))
            return Composition.screen(input[kCIInputIntensityKey]).image(blurred, over: image).cropped(to: image.extent)
        },
        "CITwirlDistortion": twisting(
            [kCIInputRadiusKey: 300, kCIInputAngleKey: Double.pi],
            image: { distance, angle, input in
                let radius = input.number(kCIInputRadiusKey)
                guard distance < radius else { return (distance, angle) }
                let part = 1 - distance / radius
                return (distance, angle - input.number(kCIInputAngleKey) * part * part)
            }),
        "CIBumpDistortion": twisting(
            [kCIInputRadiusKey: 300, kCIInputScaleKey: 0.5],
            image: { distance, angle, input in
                let radius = input.number(kCIInputRadiusKey)
                guard distance < radius, radius > 0 else { return (distance, angle) }
                let part = 1 - distance / radius
                return (distance * (1 - input.number(kCIInputScaleKey) * part * part), angle)
            }),
        "CIAffineTransform": FilterRecipe([kCIInputTransformKey: CGAffineTransform()]) { image, input in
            image.transformed(by: input.value(kCIInputTransformKey) ?? CGAffineTransform())
        },
        "CIAffineClamp": FilterRecipe { image, _ in image.clampedToExtent() },
        "CILanczosScaleTransform": FilterRecipe([kCIInputScaleKey: 1, kCIInputAspectRatioKey: 1]) { image, input in
            let scale = CGFloat(input.number(kCIInputScaleKey))
            let ratio = CGFloat(input.number(kCIInputAspectRatioKey))
            return image.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
        },
        "CIAreaAverage": FilterRecipe { image, input in
            let rect = input.value(kCIInputExtentKey).map { (vector: CIVector) in vector.cgRectValue } ?? image.extent
            let part = PixelRect(rect.intersection(image.extent))
            let render = image.render
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { asked in
                let source = render(part)
                let mean =
                    Raster(part) { source[$0, $1] }.pixels.reduce(SIMD4<Float>.zero, +)
                    / Float(max(part.width * part.height, 1))
                return Raster(asked) { x, y in x == 0 && y == 0 ? mean : .zero }
            }
        },
        "CICrop": FilterRecipe { image, input in image.cropped(to: input.vector("inputRectangle").cgRectValue) },
    ]

    private static func sharpened(_ source: Raster, _ x: Int, _ y: Int, _ amount: Float) -> SIMD4<Float> {
        let center = source[x, y]
        let around = (source[x - 1, y] + source[x + 1, y] + source[x, y - 1] + source[x, y + 1]) / 4
        var pixel = center + (center - around) * amount * 2
        pixel.w = center.w
        return pixel.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: center.w))
    }

    private static func vignette(_ image: CIImage, _ center: CGPoint, _ radius: CGFloat, _ intensity: Float) -> CIImage
    {
        let render = image.render
        return CIImage(extent: image.extent) { rect in
            let source = render(rect)
            return Raster(rect) { x, y in
                let distance = hypot(CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y) / max(radius, 1)
                let shade = max(1 - intensity * Float(distance * distance) * 0.7, 0)
                let pixel = source[x, y]
                return SIMD4(pixel.x * shade, pixel.y * shade, pixel.z * shade, pixel.w)
            }
        }
    }

    private static func pixellate(_ image: CIImage, _ input: FilterInput) -> CIImage {
        let size = max(input.number(kCIInputScaleKey), 1)
        let (center, render, reach) = (input.point(kCIInputCenterKey), image.render, Int(size.rounded(.up)))
        return CIImage(extent: image.extent) { rect in
            let source = render(rect.grown(by: reach))
            return Raster(rect) { x, y in
                let column = ((Double(x) + 0.5 - Double(center.x)) / size).rounded(.down)
                let row = ((Double(y) + 0.5 - Double(center.y)) / size).rounded(.down)
                return source[
                    Int(Double(center.x) + (column + 0.5) * size), Int(Double(center.y) + (row + 0.5) * size)]
            }
        }
    }

    /// Cells around points, of which each square of a grid has one, at a place that its numbers alone decide.
    private static func crystallize(_ image: CIImage, _ input: FilterInput) -> CIImage {
        let size = max(input.number(kCIInputRadiusKey), 1)
        let (render, reach) = (image.render, Int((size * 2).rounded(.up)))
        @Sendable func part(_ column: Int, _ row: Int, _ salt: UInt64) -> Double {
            var bits = UInt64(bitPattern: Int64(column)) &* 0x9e37_79b9_7f4a_7c15
            bits ^= UInt64(bitPattern: Int64(row)) &* 0xbf58_476d_1ce4_e5b9 &+ salt
            bits = (bits ^ (bits >> 31)) &* 0x94d0_49bb_1331_11eb
            return Double((bits ^ (bits >> 29)) >> 11) / Double(1 << 53)
        }
        return CIImage(extent: image.extent) { rect in
            let source = render(rect.grown(by: reach))
            return Raster(rect) { x, y in
                let (column, row) = (Int((Double(x) / size).rounded(.down)), Int((Double(y) / size).rounded(.down)))
                var (best, place) = (Double.infinity, (x, y))
                for c in column - 1...column + 1 {
                    for r in row - 1...row + 1 {
                        let (px, py) = ((Double(c) + part(c, r, 1)) * size, (Double(r) + part(c, r, 2)) * size)
                        let distance = hypot(px - Double(x), py - Double(y))
                        if distance < best { (best, place) = (distance, (Int(px), Int(py))) }
                    }
                }
                return source[place.0, place.1]
            }
        }
    }

    /// A filter that moves pixels around a point: `image` gives the distance and angle that a pixel's light comes from.
    private static func twisting(
        _ defaults: [String: Any],
        image move: @escaping @Sendable (_ distance: Double, _ angle: Double, FilterInput) -> (Double, Double)
    ) -> FilterRecipe {
        let all = defaults.merging([kCIInputCenterKey: CIVector(x: 150, y: 150)]) { $1 }
        return FilterRecipe(all) { image, input in
            nonisolated(unsafe) let input = input
            let (center, render) = (input.point(kCIInputCenterKey), image.render)
            let reach = Int(min(input.number(kCIInputRadiusKey), 2048))
            return CIImage(extent: image.extent) { rect in
                let source = render(rect.grown(by: max(reach, 1)))
                return Raster(rect) { x, y in
                    let (dx, dy) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
                    let (distance, angle) = move(hypot(dx, dy), atan2(dy, dx), input)
                    return source.light(
                        Double(center.x) + distance * cos(angle), Double(center.y) + distance * sin(angle))
                }
            }
        }
    }
}
