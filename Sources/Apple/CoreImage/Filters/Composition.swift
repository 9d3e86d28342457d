import CoreGraphics
import Foundation

/// A rule by which a picture is combined with one behind it, of premultiplied pixels.
struct Composition: Sendable {
    let rule: @Sendable (_ front: SIMD4<Float>, _ back: SIMD4<Float>) -> SIMD4<Float>

    func image(_ front: CIImage, over back: CIImage) -> CIImage {
        let (rule, first, second) = (rule, front.render, back.render)
        let extent =
            front.extent.isInfinite || back.extent.isInfinite
            ? CGRect.infinite : front.extent.union(back.extent)
        return CIImage(extent: extent) { rect in
            let (front, back) = (first(rect), second(rect))
            return Raster(rect) { x, y in rule(front[x, y], back[x, y]) }
        }
    }

    /// A blend of colours within the rules of alpha (W3C's compositing).
    private static func blend(_ mix: @escaping @Sendable (Float, Float) -> Float) -> Composition {
        Composition { front, back in
            var result = SIMD4<Float>()
            for channel in 0..<3 {
                let (a, b) = (front.w > 0 ? front[channel] / front.w : 0, back.w > 0 ? back[channel] / back.w : 0)
                result[channel] =
                    front[channel] * (1 - back.w) + back[channel] * (1 - front.w) + front.w * back.w * mix(a, b)
            }
            result.w = front.w + back.w * (1 - front.w)
            return result
        }
    }

    static let normal = Composition { front, back in front + back * (1 - front.w) }

    static func screen(_ part: Float) -> Composition {
        Composition { front, back in
            let light = front * part
            return back + light - back * light
        }
    }

    static let named: [String: Composition] = [
        "CISourceOverCompositing": normal,
        "CISourceAtopCompositing": Composition { front, back in front * back.w + back * (1 - front.w) },
        "CISourceInCompositing": Composition { front, back in front * back.w },
        "CISourceOutCompositing": Composition { front, back in front * (1 - back.w) },
        "CIAdditionCompositing": Composition { front, back in
            (front + back).clamped(lowerBound: .zero, upperBound: .one)
        },
        "CIMaximumCompositing": Composition { front, back in pointwiseMax(front, back) },
        "CIMinimumCompositing": Composition { front, back in pointwiseMin(front, back) },
        "CIMultiplyCompositing": Composition { front, back in front * back },
        "CIMultiplyBlendMode": blend { $0 * $1 },
        "CIScreenBlendMode": blend { $0 + $1 - $0 * $1 },
        "CIOverlayBlendMode": blend { $1 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
        "CIDarkenBlendMode": blend { min($0, $1) },
        "CILightenBlendMode": blend { max($0, $1) },
        "CIDifferenceBlendMode": blend { abs($0 - $1) },
        "CIExclusionBlendMode": blend { $0 + $1 - 2 * $0 * $1 },
        "CIColorDodgeBlendMode": blend { $0 < 1 ? min($1 / (1 - $0), 1) : 1 },
        "CIColorBurnBlendMode": blend { $0 > 0 ? 1 - min((1 - $1) / $0, 1) : 0 },
        "CIHardLightBlendMode": blend { $0 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) },
        "CIDivideBlendMode": blend { $0 > 0 ? min($1 / $0, 1) : 1 },
        "CISubtractBlendMode": blend { max($1 - $0, 0) },
        "CILinearBurnBlendMode": blend { max($0 + $1 - 1, 0) },
        "CILinearDodgeBlendMode": blend { min($0 + $1, 1) },
        "CILinearLightBlendMode": blend { min(max($1 + 2 * $0 - 1, 0), 1) },
        "CIPinLightBlendMode": blend { $0 < 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) },
        "CIVividLightBlendMode": blend {
            $0 < 0.5 ? 1 - min((1 - $1) / max(2 * $0, 1e-6), 1) : min($1 / max(2 - 2 * $0, 1e-6), 1)
        },
        "CIColorAbsoluteDifference": blend { abs($0 - $1) },
        "CISoftLightBlendMode": blend { (1 - 2 * $0) * $1 * $1 + 2 * $0 * $1 },
    ]
}

extension FilterRecipe {
    /// Filters that combine two pictures.
    static let compositions: [String: FilterRecipe] = {
        let blends = Composition.named.mapValues { rule in
            FilterRecipe(images: [kCIInputImageKey, kCIInputBackgroundImageKey]) { image, input in
                rule.image(image, over: input.image(kCIInputBackgroundImageKey) ?? CIImage.empty())
            }
        }
        let others: [String: FilterRecipe] = [
            "CIBlendWithMask": FilterRecipe(images: [
                kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey,
            ]) {
                image, input in masked(image, input) { ($0.x + $0.y + $0.z) / 3 }
            },
            "CIBlendWithAlphaMask": FilterRecipe(
                images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
            ) { image, input in masked(image, input) { $0.w } },
            "CIDissolveTransition": FilterRecipe(
                [kCIInputTimeKey: 0], images: [kCIInputImageKey, kCIInputTargetImageKey]
            ) {
                image, input in
                let part = input[kCIInputTimeKey]
                return Composition { $0 * part + $1 * (1 - part) }
                    .image(input.image(kCIInputTargetImageKey) ?? CIImage.empty(), over: image)
            },
        ]
        return blends.merging(others) { $1 }
    }()

    private static func masked(
        _ image: CIImage, _ input: FilterInput, part: @escaping @Sendable (SIMD4<Float>) -> Float
    ) -> CIImage {
        let mask = (input.image(kCIInputMaskImageKey) ?? CIImage.white).render
        let (front, back) = (image.render, (input.image(kCIInputBackgroundImageKey) ?? CIImage.empty()).render)
        let behind = input.image(kCIInputBackgroundImageKey)?.extent ?? .null
        return CIImage(extent: behind.isNull ? image.extent : image.extent.union(behind)) { rect in
            let (mask, front, back) = (mask(rect), front(rect), back(rect))
            return Raster(rect) { x, y in
                let share = part(mask[x, y])
                return front[x, y] * share + back[x, y] * (1 - share)
            }
        }
    }
}
