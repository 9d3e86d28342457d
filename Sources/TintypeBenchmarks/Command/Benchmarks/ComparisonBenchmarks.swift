import CFloor
import Foundation
import TintypeGraphics
import TintypeImage

/// The cost of comparing two pictures in memory, beside a C program that counts the pixels that differ.
@MainActor
enum ComparisonBenchmarks {
    static var all: [Benchmark] {
        [
            benchmark("equal") { $0 },
            benchmark("slight") { _ in Card.picture(offset: 8) },
            benchmark("very") { card in
                let bytes = card.bytes.enumerated().map { $0 % 4 == 3 ? $1 : 255 - $1 }
                return Bitmap(width: card.width, height: card.height, bytes: bytes)
            },
        ]
    }

    private struct Pair {
        var expected: Bitmap
        var actual: Bitmap
    }

    /// - Parameter change: The picture that is compared with a card.
    private static func benchmark(_ name: String, _ change: @escaping @MainActor (Bitmap) -> Bitmap) -> Benchmark {
        let make = { @MainActor in
            let card = Card.picture(offset: 0)
            // A copy, since an array is equal to itself by its address.
            let copy = Bitmap(width: card.width, height: card.height, bytes: card.bytes.map { $0 })
            return Pair(expected: card, actual: change(copy))
        }
        return Benchmark(
            name: "compare/\(name)",
            subject: Work("Tintype", make: make) { pair in
                _ = ImageComparison.compare(expected: pair.expected, actual: pair.actual)
            },
            floor: Work("C", make: make) { pair in
                var largest: UInt8 = 0
                _ = image_floor_compare(
                    pair.expected.bytes, pair.actual.bytes, pair.expected.width, pair.expected.height, &largest)
            })
    }
}

/// A picture with areas, slopes of colour and text-like grain, as an interface has them.
private enum Card {
    private static let (width, height) = (1080, 1920)

    /// `offset` moves one line of grain down, in pixels.
    static func picture(offset: Int) -> Bitmap {
        var bytes = [UInt8](repeating: 255, count: 4 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                let color = color(x, y < 900 || y >= 960 ? y : y - offset)
                for channel in 0..<3 { bytes[4 * (y * width + x) + channel] = color[channel] }
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    private static func color(_ x: Int, _ y: Int) -> SIMD3<UInt8> {
        if y < 360 { return SIMD3(UInt8(40 + y / 4), UInt8(90 - y / 12), 220) }
        let isText = y % 60 > 24 && y % 60 < 50 && x > 180 && x < 900
        guard isText else { return y % 160 < 12 ? SIMD3(236, 236, 240) : SIMD3(255, 255, 255) }
        // Strokes with smooth edges, the same in each line of the same number.
        let grain = UInt8(truncatingIfNeeded: (x * 7 + (y / 3) * 31 + (x / 9) * (y / 60)) % 97)
        return grain < 40 ? SIMD3(grain, grain, grain &+ 10) : SIMD3(255, 255, 255)
    }
}
