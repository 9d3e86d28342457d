import RandomInput
import Testing
import TintypeGraphics

@testable import TintypeImage

@Suite("A picture that is written and read again")
struct PNGRoundTripTests {
    static func bitmap(seed: UInt64, isOpaque: Bool) -> Bitmap {
        var generator = SeededGenerator(seed: seed)
        let (width, height) = (Int.random(in: 1...70, using: &generator), Int.random(in: 1...70, using: &generator))
        var bitmap = Bitmap(width: width, height: height)
        // Few values, so that there are runs to compress, and transparent pixels.
        for y in 0..<height {
            for x in 0..<width {
                let alpha: UInt8 = isOpaque ? 255 : [0, 1, 128, 255].randomElement(using: &generator)!
                guard alpha > 0 else { continue }
                let channel = { (generator: inout SeededGenerator) in
                    UInt8.random(in: 0...255, using: &generator) & 0xE7
                }
                bitmap[x, y] = SIMD4(channel(&generator), channel(&generator), channel(&generator), alpha)
            }
        }
        return bitmap
    }

    @Test("has the same pixels", arguments: 1...40 as ClosedRange<UInt64>, [PNG.Level.fast, .smallest])
    func pixels(seed: UInt64, level: PNG.Level) throws {
        let bitmap = PNGRoundTripTests.bitmap(seed: seed, isOpaque: seed % 2 == 0)
        #expect(try PNG.decode(PNG.encode(bitmap, level: level)).bitmap == bitmap)
    }

    @Test("has the same scale", arguments: [1, 2, 3, 1.5, 2.625, 0.5, 0.001])
    func scale(_ scale: Double) throws {
        let bytes = try PNG.encode(Bitmap(width: 1, height: 1), metadata: PNGMetadata(scale: scale))
        #expect(try PNG.decode(bytes).metadata.scale == scale)
        #expect(try PNG.decode(bytes).scale == scale)
    }

    @Test("counts as scale 1 where the file gives none")
    func noScale() throws {
        let decoded = try PNG.decode(PNG.encode(Bitmap(width: 1, height: 1)))
        #expect(decoded.metadata.scale == nil)
        #expect(decoded.scale == 1)
    }

    @Test("has the same texts in the same order, short ones and compressed ones")
    func texts() throws {
        var metadata = PNGMetadata(scale: 2)
        metadata.sceneName = "badges/bär 🎈"
        metadata.layout = String(repeating: "{\"kind\":\"HStack\"}", count: 10_000)
        metadata.fingerprint = ""
        metadata.append(.init("Comment", "one"))
        metadata.append(.init("Comment", "two"))
        let bytes = try PNG.encode(Bitmap(width: 1, height: 1), metadata: metadata)
        #expect(try PNG.decode(bytes).metadata == metadata)
        #expect(bytes.count < 2000)
    }

    @Test("keeps a text that does not compress as it is")
    func incompressibleText() throws {
        var generator = SeededGenerator(seed: 1)
        let text = String(
            decoding: (0..<PNGText.compressionThreshold).map { _ in UInt8.random(in: 1...127, using: &generator) },
            as: UTF8.self)
        let metadata = PNGMetadata(entries: [.init("Noise", text)])
        let bytes = try PNG.encode(Bitmap(width: 1, height: 1), metadata: metadata)
        #expect(try PNG.decode(bytes).metadata == metadata)
        #expect(bytes.indices.contains { bytes[$0...].starts(with: text.utf8) })
    }
}

@Suite("The file that is written")
struct PNGWriterTests {
    private func chunkNames(_ bytes: [UInt8]) throws -> [String] {
        try bytes.withUnsafeBufferPointer { file in
            var chunks = PNGChunkIterator(file: file)
            var names: [String] = []
            while names.last != "IEND" { names.append(try chunks.next().type.name) }
            return names
        }
    }

    @Test("has its chunks in the fixed order and nothing after them")
    func order() throws {
        let metadata = PNGMetadata(scale: 2, entries: [.init("A", "a"), .init("B", "b")])
        let bytes = try PNG.encode(Bitmap(width: 2, height: 2), metadata: metadata)
        #expect(
            try chunkNames(bytes) == ["IHDR", "sRGB", "pHYs", "iTXt", "iTXt", "PLTE", "tRNS", "IDAT", "IEND"])
        #expect(bytes.suffix(12) == [0, 0, 0, 0, 73, 69, 78, 68, 0xAE, 0x42, 0x60, 0x82])
    }

    @Test("is, for one red pixel, exactly these bytes up to the pixels")
    func golden() throws {
        let bytes = try PNG.encode(
            Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]), metadata: PNGMetadata(scale: 1))
        let expected =
            BuiltPNG.signature + BuiltPNG.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0])
            + BuiltPNG.chunk("sRGB", [0]) + BuiltPNG.chunk("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 1])
            + BuiltPNG.chunk("PLTE", [255, 0, 0])
        #expect(Array(bytes.prefix(expected.count)) == expected)
    }

    @Test("takes the fewest samples a pixel that its colors allow: gray, palette, RGB, RGBA")
    func colorType() throws {
        var bitmap = Bitmap(width: 100, height: 100, bytes: [UInt8](repeating: 255, count: 40_000))
        #expect(try PNG.encode(bitmap)[25] == 0)
        bitmap[99, 99] = SIMD4(255, 255, 255, 254)
        #expect(try PNG.encode(bitmap)[25] == 3)
        for index in 0..<255 { bitmap[index % 100, index / 100] = SIMD4(UInt8(index), 3, 3, 255) }
        #expect(try PNG.encode(bitmap)[25] == 6)
        bitmap[99, 99] = SIMD4(255, 255, 255, 255)
        #expect(try PNG.encode(bitmap)[25] == 3)
        bitmap[99, 98] = SIMD4(255, 255, 254, 255)
        #expect(try PNG.encode(bitmap)[25] == 2)
    }

    @Test("filters rows where that makes the smallest file smaller, and nowhere else")
    func filters() throws {
        var slope = Bitmap(width: 256, height: 64)
        for y in 0..<64 {
            for x in 0..<256 { slope[x, y] = SIMD4(UInt8(x), UInt8(4 * y), UInt8((3 * x + 5 * y) & 255), 255) }
        }
        let (fast, smallest) = (try PNG.encode(slope), try PNG.encode(slope, level: .smallest))
        #expect(smallest.count * 4 < fast.count)
        #expect(try PNG.decode(smallest).bitmap == slope)
    }

    @Test("is the same each time")
    func repeatable() throws {
        let bitmap = PNGRoundTripTests.bitmap(seed: 5, isOpaque: false)
        let metadata = PNGMetadata(scale: 2, entries: [.init("A", String(repeating: "a", count: 1000))])
        #expect(try PNG.encode(bitmap, metadata: metadata) == PNG.encode(bitmap, metadata: metadata))
    }

    @Test("is refused for a picture without a pixel", arguments: [(0, 0), (0, 5), (5, 0)])
    func empty(width: Int, height: Int) {
        #expect(throws: PNGError.size(width: width, height: height)) {
            try PNG.encode(Bitmap(width: width, height: height))
        }
    }
}
