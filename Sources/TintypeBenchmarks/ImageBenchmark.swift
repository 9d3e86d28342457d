import Foundation
import TintypeGraphics
import TintypeImage

/// The cost of reading and comparing pictures, on one thread.
enum ImageBenchmark {
    /// A line for each step: the best time of `repetitions`, in milliseconds.
    ///
    /// - Parameters:
    ///   - expected: The path of a PNG file; nil for a drawn card of 1080×1920 pixels.
    ///   - actual: The path of a PNG file of which at least one pixel differs.
    static func lines(expected: String? = nil, actual: String? = nil, repetitions: Int = 20) throws -> [String] {
        FreedMemory.keepForReuse()
        let cards = try (PNG.encode(Card.picture(offset: 0)), PNG.encode(Card.picture(offset: 8)))
        let files = (try expected.map(read) ?? cards.0, try actual.map(read) ?? cards.1)
        let pictures = (try PNG.decode(files.0).bitmap, try PNG.decode(files.1).bitmap)
        let tolerance = try Tolerance(perceptualPrecision: 0.98, reason: "benchmark")
        let size = "\(pictures.0.width)×\(pictures.0.height)"

        let frames = (0..<30).map { Card.picture(offset: $0) }
        let times = try FrameTimes(rate: FrameTime(30), duration: FrameTime(29, over: 30))
        let plan = APNG.Plan(size: PixelSize(width: frames[0].width, height: frames[0].height), scale: 3, times: times)
        func line(_ name: String, _ body: () throws -> Void) rethrows -> String {
            try "\(size), \(name): \(milliseconds(repetitions, body)) ms"
        }
        return [
            try line("decode one") { _ = try PNG.decode(files.0) },
            line("compare exactly") { _ = ImageComparison.compare(expected: pictures.0, actual: pictures.1) },
            line("compare perceptually") {
                _ = ImageComparison.compare(expected: pictures.0, actual: pictures.1, tolerance: tolerance)
            },
            try line("decode both and compare exactly") {
                _ = ImageComparison.compare(
                    expected: try PNG.decode(files.0).bitmap, actual: try PNG.decode(files.1).bitmap)
            },
            try line("encode \(frames.count) pictures") { for frame in frames { _ = try PNG.encode(frame) } },
            try line("encode them as one animation") {
                _ = try APNG.encode(plan) { writer in
                    for frame in frames { try writer.append(frame) }
                    return []
                }
            },
            try line("find equal") {
                let isEqual = try PNG.decode(files.0).bitmap == pictures.0
                precondition(isEqual, "a file holds the picture that it was made of")
            },
        ]
    }

    private static func read(_ path: String) throws -> [UInt8] {
        guard let bytes = try WholeFile.read(path) else { preconditionFailure("there is no file at \(path)") }
        return bytes
    }

    private static func milliseconds(_ repetitions: Int, _ body: () throws -> Void) rethrows -> String {
        var best = Duration.seconds(60)
        // The first run finds cold memory.
        for _ in 0..<repetitions + 1 { best = min(best, try ContinuousClock().measure(body)) }
        let (seconds, attoseconds) = best.components
        return String(format: "%.2f", Double(seconds) * 1e3 + Double(attoseconds) * 1e-15)
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
