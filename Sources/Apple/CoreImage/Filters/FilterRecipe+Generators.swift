import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Filters that make pictures of nothing but numbers.
    static let generators: [String: FilterRecipe] = [
        "CIQRCodeGenerator": FilterRecipe(["inputCorrectionLevel": "M"]) { (input: FilterInput) in
            guard let message: Data = input.value("inputMessage") else { return nil }
            let level = QRCode.Level(rawValue: input.value("inputCorrectionLevel") ?? "M") ?? .m
            return QRCode(Array(message), level).map { code in
                modules(width: code.size + 2, height: code.size + 2) { x, y in code.isDark(x - 1, y - 1) }
            }
        },
        "CICode128BarcodeGenerator": FilterRecipe(["inputQuietSpace": 10, "inputBarcodeHeight": 32]) {
            (input: FilterInput) in
            guard let message: Data = input.value("inputMessage"), let bars = Code128.bars(Array(message)) else {
                return nil
            }
            let quiet = Int(min(max(input.number("inputQuietSpace"), 0), 100))
            let height = Int(min(max(input.number("inputBarcodeHeight"), 1), 500))
            return modules(width: bars.count + 2 * quiet, height: height + 2 * quiet) { x, y in
                bars.indices.contains(x - quiet) && bars[x - quiet] && y >= quiet && y < height + quiet
            }
        },
        "CIConstantColorGenerator": FilterRecipe([kCIInputColorKey: CIColor.red]) { (input: FilterInput) in
            CIImage(color: input.color(kCIInputColorKey))
        },
        "CICheckerboardGenerator": FilterRecipe(
            [
                "inputColor0": CIColor.white, "inputColor1": CIColor.black, kCIInputWidthKey: 80,
                kCIInputCenterKey: CIVector(x: 150, y: 150),
            ]
        ) { (input: FilterInput) in
            let (first, second) = (input.color("inputColor0").light, input.color("inputColor1").light)
            let (width, center) = (max(input.number(kCIInputWidthKey), 1), input.point(kCIInputCenterKey))
            return CIImage(extent: .infinite) { rect in
                Raster(rect) { x, y in
                    let column = ((Double(x) + 0.5 - Double(center.x)) / width).rounded(.down)
                    let row = ((Double(y) + 0.5 - Double(center.y)) / width).rounded(.down)
                    return (column + row).truncatingRemainder(dividingBy: 2) == 0 ? first : second
                }
            }
        },
        "CILinearGradient": linear { $0 },
        "CISmoothLinearGradient": linear { part in
            let share = min(max(part, 0), 1)
            return share * share * (3 - 2 * share)
        },
        "CIRadialGradient": FilterRecipe(
            [
                "inputColor0": CIColor.white, "inputColor1": CIColor.black, "inputRadius0": 5, "inputRadius1": 100,
                kCIInputCenterKey: CIVector(x: 150, y: 150),
            ]
        ) { (input: FilterInput) in
            let center = input.point(kCIInputCenterKey)
            let (inner, outer) = (CGFloat(input.number("inputRadius0")), CGFloat(input.number("inputRadius1")))
            return gradient(input) { (hypot($0 - center.x, $1 - center.y) - inner) / max(outer - inner, 0.001) }
        },
        "CIRandomGenerator": FilterRecipe { (_: FilterInput) in
            CIImage(extent: .infinite) { rect in
                Raster(rect) { x, y in
                    var bits = UInt64(bitPattern: Int64(x)) &* 0x9e37_79b9_7f4a_7c15
                    bits ^= UInt64(bitPattern: Int64(y)) &* 0xbf58_476d_1ce4_e5b9
                    bits = (bits ^ (bits >> 30)) &* 0x94d0_49bb_1331_11eb
                    bits ^= bits >> 31
                    func part(_ shift: UInt64) -> Float { Float((bits >> shift) & 255) / 255 }
                    return SIMD4(part(0), part(8), part(16), 1)
                }
            }
        },
    ]

    private static func linear(_ curve: @escaping @Sendable (CGFloat) -> CGFloat) -> FilterRecipe {
        FilterRecipe([
            "inputColor0": CIColor.white, "inputColor1": CIColor.black, "inputPoint0": CIVector(x: 0, y: 0),
            "inputPoint1": CIVector(x: 200, y: 200),
        ]) { (input: FilterInput) in
            let (start, end) = (input.point("inputPoint0"), input.point("inputPoint1"))
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = max(dx * dx + dy * dy, 0.001)
            return gradient(input) { curve((($0 - start.x) * dx + ($1 - start.y) * dy) / length) }
        }
    }

    /// Black on white, of one pixel each; rows from the top.
    private static func modules(
        width: Int, height: Int, isDark: @escaping @Sendable (Int, Int) -> Bool
    ) -> CIImage {
        CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height)) { rect in
            Raster(rect) { x, y in
                guard x >= 0, y >= 0, x < width, y < height else { return .zero }
                return isDark(x, height - 1 - y) ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
            }
        }
    }

    private static func gradient(
        _ input: FilterInput, _ part: @escaping @Sendable (CGFloat, CGFloat) -> CGFloat
    ) -> CIImage {
        let (first, second) = (input.color("inputColor0").light, input.color("inputColor1").light)
        return CIImage(extent: .infinite) { rect in
            Raster(rect) { x, y in
                let share = Float(min(max(part(CGFloat(x) + 0.5, CGFloat(y) + 0.5), 0), 1))
                return first + (second - first) * share
            }
        }
    }
}
