import RandomInput
import Testing
import TintypeGraphics
import TintypeImage

@Suite("Reading what other programs write")
struct PNGReaderTests {
    struct Format: Sendable, CustomTestStringConvertible {
        var colorType: Int
        var depth: Int

        var testDescription: String { "color type \(colorType), \(depth) bits" }
        var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }

        static let all: [Format] = [
            (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
        ].flatMap { type, depths in depths.map { Format(colorType: type, depth: $0) } }
    }

    /// The look of a stored pixel by the specification.
    private func pixel(_ s: ArraySlice<Int>, _ format: Format, palette: [[UInt8]]) -> SIMD4<UInt8> {
        let maximum = Double(1 << format.depth - 1)
        let s = format.colorType == 3 ? Array(s) : s.map { Int((Double($0) * 255 / maximum).rounded()) }
        let color: [Int] =
            switch format.colorType {
            case 0: [s[0], s[0], s[0], 255]
            case 2: s + [255]
            case 3: palette[s[0]].map(Int.init) + [255]
            case 4: [s[0], s[0], s[0], s[1]]
            default: s
            }
        if color[3] == 0 { return .zero }
        return SIMD4(UInt8(color[0]), UInt8(color[1]), UInt8(color[2]), UInt8(color[3]))
    }

    @Test(
        "gives the specified pixels, in all formats, interlaced or not, with every filter", arguments: Format.all,
        [0, 1])
    func formats(format: Format, interlace: Int) throws {
        for (width, height) in [(1, 1), (3, 2), (5, 9), (8, 8), (13, 11)] {
            var generator = SeededGenerator(seed: UInt64(width * 100 + format.depth))
            let palette = (0..<(1 << min(format.depth, 8))).map { _ in
                (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
            }
            let samples = (0..<height).map { _ in
                (0..<width * format.channels).map { _ in Int.random(in: 0..<1 << format.depth, using: &generator) }
            }
            var file = BuiltPNG(
                width: width, height: height, depth: format.depth, colorType: format.colorType, interlace: interlace,
                samples: samples)
            file.filter = { ($0 * 7 + 4) % 5 }
            file.parts = 3
            if format.colorType == 3 { file.extra = [("PLTE", palette.flatMap { $0 })] }
            var expected = Bitmap(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width {
                    let stored = samples[y][(x * format.channels)..<((x + 1) * format.channels)]
                    expected[x, y] = pixel(stored, format, palette: palette)
                }
            }
            #expect(try PNG.decode(file.bytes).bitmap == expected, "\(width)×\(height)")
        }
    }

    @Test("takes the one transparent gray, by its stored value")
    func transparentGray() throws {
        var file = BuiltPNG(width: 4, height: 1, depth: 2, colorType: 0, samples: [[0, 1, 2, 3]])
        file.extra = [("tRNS", [0, 2])]
        #expect(
            try PNG.decode(file.bytes).bitmap.bytes
                == [0, 0, 0, 255, 85, 85, 85, 255, 0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test("tells the one transparent color of 16 bits from its neighbour that rounds alike")
    func transparentColor() throws {
        let samples = [0x1234, 0x5678, 0x9ABC, 0x1234, 0x5678, 0x9ABD]
        var file = BuiltPNG(width: 2, height: 1, depth: 16, colorType: 2, samples: [samples])
        file.extra = [("tRNS", [0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC])]
        #expect(try PNG.decode(file.bytes).bitmap.bytes == [0, 0, 0, 0, 0x12, 0x56, 0x9A, 255])
    }

    @Test("takes the alphas of a palette, and 255 where the list ends")
    func transparentPalette() throws {
        var file = BuiltPNG(width: 3, height: 1, colorType: 3, samples: [[0, 1, 2]])
        file.extra = [("PLTE", [10, 20, 30, 40, 50, 60, 70, 80, 90]), ("tRNS", [0, 128])]
        #expect(try PNG.decode(file.bytes).bitmap.bytes == [0, 0, 0, 0, 40, 50, 60, 128, 70, 80, 90, 255])
    }

    @Test("gives a transparent pixel no color")
    func clearedColor() throws {
        let file = BuiltPNG(width: 2, height: 1, samples: [[9, 9, 9, 0, 9, 9, 9, 1]])
        #expect(try PNG.decode(file.bytes).bitmap.bytes == [0, 0, 0, 0, 9, 9, 9, 1])
    }

    @Test("leaves out chunks that it does not know, texts that are broken, and bytes after the end")
    func skipped() throws {
        var file = BuiltPNG(width: 1, height: 1, samples: [[1, 2, 3, 4]])
        file.extra = [
            ("gAMA", [0, 0, 0, 1]), ("iTXt", []), ("iTXt", Array("no end".utf8)),
            ("iTXt", Array("K\0\u{1}\0\0\0not zlib".utf8)), ("iTXt", Array("Good\0\0\0de\0gut\0ja".utf8)),
            ("iTXt", Array(" K\0\0\0\0\0v".utf8)), ("pHYs", [1]),
        ]
        let decoded = try PNG.decode(file.bytes + [1, 2, 3])
        #expect(decoded.bitmap.bytes == [1, 2, 3, 4])
        #expect(decoded.metadata == PNGMetadata(entries: [.init("Good", "ja")]))
    }

    @Test("gives no scale for pixels that are not square, or of unknown size")
    func noScale() throws {
        var file = BuiltPNG(width: 1, height: 1, samples: [[1, 2, 3, 4]])
        for data: [UInt8] in [
            [0, 0, 11, 19, 0, 0, 11, 20, 1], [0, 0, 11, 19, 0, 0, 11, 19, 0], [0, 0, 0, 0, 0, 0, 0, 0, 1],
        ] {
            file.extra = [("pHYs", data)]
            #expect(try PNG.decode(file.bytes).metadata.scale == nil)
        }
    }
}
