import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Filters that bend and turn pictures, and further pictures of nothing but numbers.
    static let shapes: [String: FilterRecipe] = [
        "CIStraightenFilter": FilterRecipe([kCIInputAngleKey: 0]) { image, input in
            let (angle, extent) = (CGFloat(input.number(kCIInputAngleKey)), image.extent)
            guard !extent.isInfinite, extent.width > 0, extent.height > 0 else { return image }
            // As large as is needed for the turned picture to fill its rectangle.
            let ratio = max(extent.width / extent.height, extent.height / extent.width)
            let scale = abs(cos(angle)) + ratio * abs(sin(angle))
            let turned = image.transformed(
                by: CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
                    .concatenating(CGAffineTransform(rotationAngle: angle))
                    .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                    .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY)))
            return turned.cropped(to: extent)
        },
        "CIBicubicScaleTransform": FilterRecipe([kCIInputScaleKey: 1, kCIInputAspectRatioKey: 1]) { image, input in
            let (scale, ratio) = (input.number(kCIInputScaleKey), input.number(kCIInputAspectRatioKey))
            return image.transformed(by: CGAffineTransform(scaleX: CGFloat(scale * ratio), y: CGFloat(scale)))
        },
        "CIAffineTile": FilterRecipe([kCIInputTransformKey: CGAffineTransform()]) { image, input in
            let (bounds, render) = (PixelRect(image.extent), image.render)
            guard bounds.width > 0, bounds.height > 0 else { return image }
            let tiled = CIImage(extent: .infinite) { rect in
                let source = render(bounds)
                return Raster(rect) { x, y in
                    source[
                        bounds.x + remainder(x - bounds.x, bounds.width),
                        bounds.y + remainder(y - bounds.y, bounds.height)]
                }
            }
            return tiled.transformed(by: input.value(kCIInputTransformKey) ?? CGAffineTransform())
        },
        "CIKaleidoscope": FilterRecipe([
            "inputCount": 6, kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputAngleKey: 0,
        ]) { image, input in
            let (center, start) = (input.point(kCIInputCenterKey), input.number(kCIInputAngleKey))
            let wedge = 2 * Double.pi / max(input.number("inputCount"), 1)
            let (bounds, render) = (PixelRect(image.extent), image.render)
            guard bounds.width > 0, bounds.height > 0 else { return image }
            return CIImage(extent: .infinite) { rect in
                let source = render(bounds)
                return Raster(rect) { x, y in
                    let (dx, dy) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
                    var angle = (atan2(dy, dx) - start).truncatingRemainder(dividingBy: wedge)
                    if angle < 0 { angle += wedge }
                    // Each wedge is mirrored in its middle.
                    angle = start + min(angle, wedge - angle)
                    let distance = hypot(dx, dy)
                    return source.light(
                        Double(center.x) + distance * cos(angle), Double(center.y) + distance * sin(angle))
                }
            }
        },
        "CIPinchDistortion": pulled { distance, radius, scale in distance * (1 + scale * (1 - distance / radius)) },
        "CIHoleDistortion": FilterRecipe([kCIInputRadiusKey: 150, kCIInputCenterKey: CIVector(x: 150, y: 150)]) {
            image, input in
            let (center, radius) = (input.point(kCIInputCenterKey), input.number(kCIInputRadiusKey))
            let (bounds, render) = (PixelRect(image.extent), image.render)
            return CIImage(extent: image.extent) { rect in
                let source = render(bounds)
                return Raster(rect) { x, y in
                    let (dx, dy) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
                    let distance = hypot(dx, dy)
                    guard distance > radius else { return .zero }
                    let part = min((distance - radius) / max(radius, 1), 1)
                    return source.light(Double(center.x) + dx * part, Double(center.y) + dy * part)
                }
            }
        },
        "CIPerspectiveCorrection": FilterRecipe(corners) { image, input in
            let quad = Quad(input)
            let width = max(quad.topLeft.distance(quad.topRight), quad.bottomLeft.distance(quad.bottomRight))
            let height = max(quad.topLeft.distance(quad.bottomLeft), quad.topRight.distance(quad.bottomRight))
            guard width >= 1, height >= 1, let map = quad.map else { return nil }
            let size = CGSize(width: width.rounded(), height: height.rounded())
            let (bounds, render) = (PixelRect(image.extent), image.render)
            return CIImage(extent: CGRect(origin: .zero, size: size)) { rect in
                let source = render(bounds)
                return Raster(rect) { x, y in
                    let (u, v) = ((CGFloat(x) + 0.5) / size.width, (CGFloat(y) + 0.5) / size.height)
                    guard u >= 0, u <= 1, v >= 0, v <= 1 else { return .zero }
                    let place = map.apply(u, v)
                    return source.light(Double(place.x), Double(place.y))
                }
            }
        },
        "CIPerspectiveTransform": FilterRecipe(corners) { image, input in
            let (quad, extent) = (Quad(input), image.extent)
            guard !extent.isInfinite, let map = quad.map?.inverse else { return nil }
            let (bounds, render) = (PixelRect(extent), image.render)
            return CIImage(extent: quad.bounds) { rect in
                let source = render(bounds)
                return Raster(rect) { x, y in
                    let part = map.apply(CGFloat(x) + 0.5, CGFloat(y) + 0.5)
                    guard part.x >= 0, part.x <= 1, part.y >= 0, part.y <= 1 else { return .zero }
                    return source.light(
                        Double(extent.minX + part.x * extent.width), Double(extent.minY + part.y * extent.height))
                }
            }
        },
        "CISwipeTransition": FilterRecipe(
            [kCIInputTimeKey: 0, kCIInputAngleKey: 0], images: [kCIInputImageKey, kCIInputTargetImageKey]
        ) { image, input in
            guard let target = input.image(kCIInputTargetImageKey) else { return nil }
            let (time, angle) = (input.number(kCIInputTimeKey), input.number(kCIInputAngleKey))
            let (old, new, extent) = (image.render, target.render, image.extent)
            let half = Double(abs(extent.width * cos(angle)) + abs(extent.height * sin(angle))) / 2
            return CIImage(extent: extent) { rect in
                let (before, after) = (old(rect), new(rect))
                return Raster(rect) { x, y in
                    let (dx, dy) = (Double(x) + 0.5 - Double(extent.midX), Double(y) + 0.5 - Double(extent.midY))
                    return dx * cos(angle) + dy * sin(angle) < half * (2 * time - 1) ? after[x, y] : before[x, y]
                }
            }
        },
        "CIStripesGenerator": FilterRecipe([
            "inputColor0": CIColor.white, "inputColor1": CIColor.black, kCIInputWidthKey: 80,
            kCIInputCenterKey: CIVector(x: 150, y: 150),
        ]) { (input: FilterInput) in
            let (first, second) = (input.color("inputColor0").light, input.color("inputColor1").light)
            let (width, center) = (max(input.number(kCIInputWidthKey), 1), input.point(kCIInputCenterKey))
            return CIImage(extent: .infinite) { rect in
                Raster(rect) { x, _ in
                    let stripe = ((Double(x) + 0.5 - Double(center.x)) / width).rounded(.down)
                    return stripe.truncatingRemainder(dividingBy: 2) == 0 ? first : second
                }
            }
        },
        "CIGaussianGradient": FilterRecipe([
            "inputColor0": CIColor.white, "inputColor1": CIColor.clear, kCIInputRadiusKey: 300,
            kCIInputCenterKey: CIVector(x: 150, y: 150),
        ]) { (input: FilterInput) in
            let (first, second) = (input.color("inputColor0").light, input.color("inputColor1").light)
            let (radius, center) = (max(input.number(kCIInputRadiusKey), 1), input.point(kCIInputCenterKey))
            return CIImage(extent: .infinite) { rect in
                Raster(rect) { x, y in
                    let distance = hypot(Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
                    let part = Float(exp(-pow(distance / radius * 2.5, 2) / 2))
                    return second + (first - second) * part
                }
            }
        },
        "CIRoundedRectangleGenerator": FilterRecipe([
            kCIInputRadiusKey: 10, kCIInputColorKey: CIColor.white,
            kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 0, width: 100, height: 100)),
        ]) { (input: FilterInput) in
            guard let rect = (input.value(kCIInputExtentKey) as CIVector?)?.cgRectValue else { return nil }
            let radius = min(CGFloat(max(input.number(kCIInputRadiusKey), 0)), rect.width / 2, rect.height / 2)
            let light = input.color(kCIInputColorKey).light
            return CIImage(extent: rect) { asked in
                Raster(asked) { x, y in
                    let (px, py) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
                    let dx = max(rect.minX + radius - px, px - rect.maxX + radius, 0)
                    let dy = max(rect.minY + radius - py, py - rect.maxY + radius, 0)
                    return light * Float(min(max(radius - hypot(dx, dy) + 0.5, 0), 1))
                }
            }
        },
    ]

    private static var corners: [String: Any] {
        [
            "inputTopLeft": CIVector(x: 118, y: 484), "inputTopRight": CIVector(x: 646, y: 507),
            "inputBottomLeft": CIVector(x: 155, y: 153), "inputBottomRight": CIVector(x: 548, y: 140),
        ]
    }

    private static func remainder(_ number: Int, _ divisor: Int) -> Int {
        let rest = number % divisor
        return rest < 0 ? rest + divisor : rest
    }

    /// A filter that moves pixels towards a point or away from it.
    private static func pulled(
        _ move: @escaping @Sendable (_ distance: Double, _ radius: Double, _ scale: Double) -> Double
    ) -> FilterRecipe {
        FilterRecipe([
            kCIInputRadiusKey: 300, kCIInputScaleKey: 0.5, kCIInputCenterKey: CIVector(x: 150, y: 150),
        ]) { image, input in
            let (radius, scale) = (input.number(kCIInputRadiusKey), input.number(kCIInputScaleKey))
            let (center, bounds, render) = (input.point(kCIInputCenterKey), PixelRect(image.extent), image.render)
            return CIImage(extent: image.extent) { rect in
                let source = render(bounds)
                return Raster(rect) { x, y in
                    let (dx, dy) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
                    let distance = hypot(dx, dy)
                    guard distance < radius, distance > 0 else { return source[x, y] }
                    let part = move(distance, radius, scale) / distance
                    return source.light(Double(center.x) + dx * part, Double(center.y) + dy * part)
                }
            }
        }
    }
}
