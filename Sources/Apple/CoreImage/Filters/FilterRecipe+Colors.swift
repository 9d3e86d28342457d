import CoreGraphics
import Foundation

extension FilterRecipe {
    /// The weights of red, green and blue light in brightness, of sRGB.
    private static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    private static func grey(_ color: SIMD3<Float>) -> Float { (color * luminance).sum() }

    private static func mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ part: Float) -> SIMD3<Float> { a + (b - a) * part }

    /// Filters that change colours by numbers.
    static let colors: [String: FilterRecipe] = [
        "CIColorControls": numbers([kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1]) {
            color, input in
            let grey = SIMD3(repeating: grey(color))
            let saturated = mix(grey, color, input[kCIInputSaturationKey])
            return (saturated - 0.5) * input[kCIInputContrastKey] + 0.5 + input[kCIInputBrightnessKey]
        },
        "CIExposureAdjust": color([kCIInputEVKey: 0]) { color, input in color * exp2f(input[kCIInputEVKey]) },
        "CIGammaAdjust": color(["inputPower": 1]) { color, input in
            let power = input["inputPower"]
            return SIMD3(powf(max(color.x, 0), power), powf(max(color.y, 0), power), powf(max(color.z, 0), power))
        },
        "CIHueAdjust": numbers([kCIInputAngleKey: 0]) { color, input in turned(color, input[kCIInputAngleKey]) },
        "CIVibrance": numbers(["inputAmount": 0]) { color, input in
            let most = color.max()
            let part = (most - color.min()) / max(most, 0.001)
            return mix(SIMD3(repeating: grey(color)), color, 1 + input["inputAmount"] * (1 - part))
        },
        "CIColorInvert": numbers { color, _ in 1 - color },
        "CISepiaTone": numbers([kCIInputIntensityKey: 1]) { color, input in
            // The matrix that is in common use for sepia.
            let sepia = SIMD3(
                (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
                (color * SIMD3(0.272, 0.534, 0.131)).sum())
            return mix(color, sepia.clamped(lowerBound: .zero, upperBound: .one), input[kCIInputIntensityKey])
        },
        "CIColorMonochrome": numbers([
            kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1,
        ]) {
            color, input in
            let tone = input.color(kCIInputColorKey)
            let toned = SIMD3(Float(tone.red), Float(tone.green), Float(tone.blue)) * grey(color)
            return mix(color, toned, input[kCIInputIntensityKey])
        },
        "CIFalseColor": numbers([
            "inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
        ]) {
            color, input in
            let (dark, light) = (input.color("inputColor0"), input.color("inputColor1"))
            return mix(
                SIMD3(Float(dark.red), Float(dark.green), Float(dark.blue)),
                SIMD3(Float(light.red), Float(light.green), Float(light.blue)), grey(color))
        },
        "CIColorPosterize": numbers(["inputLevels": 6]) { color, input in
            let levels = max(input["inputLevels"], 2)
            return (color * (levels - 1)).rounded(.toNearestOrAwayFromZero) / (levels - 1)
        },
        "CIColorThreshold": color(["inputThreshold": 0.5]) { color, input in
            SIMD3(repeating: grey(color) > input["inputThreshold"] ? 1 : 0)
        },
        "CIColorMatrix": FilterRecipe(
            [
                "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
                "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
                "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
            ]
        ) { image, input in matrix(image, input) },
        "CITemperatureAndTint": color([
            "inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0),
        ]) {
            color, input in
            let (from, to) = (input.vector("inputNeutral"), input.vector("inputTargetNeutral"))
            let warm = Float((from.x - to.x) / 10_000)
            let tint = Float((from.y - to.y) / 300)
            return color * SIMD3(1 + warm, 1 + tint, 1 - warm)
        },
        "CIMaskToAlpha": FilterRecipe { image, _ in
            let render = image.render
            return CIImage(extent: image.extent) { rect in
                var raster = render(rect)
                for index in raster.pixels.indices {
                    let pixel = raster.pixels[index]
                    raster.pixels[index] = SIMD4(repeating: grey(SIMD3(pixel.x, pixel.y, pixel.z)))
                }
                return raster
            }
        },
    ]

    /// The looks of old films, by the numbers of their pictures.
    static let looks: [String: FilterRecipe] = [
        "CIPhotoEffectMono": numbers { color, _ in SIMD3(repeating: grey(color)) },
        "CIPhotoEffectTonal": numbers { color, _ in SIMD3(repeating: (grey(color) - 0.5) * 0.85 + 0.5) },
        "CIPhotoEffectNoir": numbers { color, _ in SIMD3(repeating: (grey(color) - 0.5) * 1.45 + 0.47) },
        "CIPhotoEffectFade": numbers { color, _ in mix(SIMD3(repeating: grey(color)), color, 0.65) * 0.85 + 0.1 },
        "CIPhotoEffectChrome": numbers { color, _ in (mix(SIMD3(repeating: grey(color)), color, 1.25) - 0.5) * 1.1 + 0.5
        },
        "CIPhotoEffectInstant": numbers { color, _ in color * SIMD3(0.93, 0.9, 0.8) + SIMD3(0.08, 0.06, 0.07) },
        "CIPhotoEffectProcess": numbers { color, _ in color * SIMD3(0.85, 1.03, 0.95) + SIMD3(0.02, 0.02, 0.09) },
        "CIPhotoEffectTransfer": numbers { color, _ in color * SIMD3(1.05, 0.95, 0.8) + SIMD3(0.04, 0.03, 0.06) },
    ]

    private static func turned(_ color: SIMD3<Float>, _ angle: Float) -> SIMD3<Float> {
        // About the axis of greys: the formula of Rodrigues.
        let axis = SIMD3<Float>(repeating: 1 / Float(3).squareRoot())
        let cross = SIMD3(
            axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z,
            axis.x * color.y - axis.y * color.x)
        let along = axis * ((axis * color).sum() * (1 - cosf(angle)))
        return color * cosf(angle) + cross * sinf(angle) + along
    }

    private static func matrix(_ image: CIImage, _ input: FilterInput) -> CIImage {
        func row(_ key: String) -> SIMD4<Float> {
            let vector = input.vector(key)
            return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
        }
        let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(row)
        let (bias, render) = (row("inputBiasVector"), image.render)
        return CIImage(extent: image.extent) { rect in
            var raster = render(rect)
            for index in raster.pixels.indices {
                var pixel = raster.pixels[index]
                if pixel.w > 0 { pixel = SIMD4(pixel.x / pixel.w, pixel.y / pixel.w, pixel.z / pixel.w, pixel.w) }
                var new = bias
                for channel in 0..<4 { new[channel] += (rows[channel] * pixel).sum() }
                let alpha = min(max(new.w, 0), 1)
                raster.pixels[index] = SIMD4(new.x * alpha, new.y * alpha, new.z * alpha, alpha)
            }
            return raster
        }
    }
}
