import Testing
import TintypeGraphics
import TintypeImage

@Suite("Equality without decoding")
struct PNGProofTests {
    private let bitmap = Pictures.blocks(seed: 4, width: 40, height: 30)

    /// Whether decoding gives the bitmap, as the proof must say it.
    private func isEqual(_ file: [UInt8]) throws -> Bool { try PNG.decode(file).bitmap == bitmap }

    @Test(
        "is proved of a file and its picture, at every level, for every form", arguments: [PNG.Level.fast, .smallest])
    func proof(level: PNG.Level) throws {
        let pictures = [
            bitmap, Pictures.gray(9, 9), PNGRoundTripTests.bitmap(seed: 8, isOpaque: true),
            PNGRoundTripTests.bitmap(seed: 9, isOpaque: false),
        ]
        for picture in pictures {
            let file = try PNG.encode(picture, metadata: PNGMetadata(scale: 2), level: level)
            #expect(PNG.provesEqual(file, picture))
            #expect(!PNG.provesEqual(file, Pictures.changed(picture, rarity: 3, seed: 1)))
        }
    }

    @Test("decodes nothing, and a difference decodes once")
    func count() throws {
        let file = try PNG.encode(bitmap, level: .smallest)
        let count = DecodeCount()
        func matches(_ other: Bitmap) throws -> Bool {
            try PNG.outline(of: file).provesEqual(other) || PNG.decode(file, counting: count).bitmap == other
        }
        #expect(try matches(bitmap))
        #expect(count.value == 0)
        var other = bitmap
        other.bytes[3] ^= 1
        #expect(try !matches(other))
        #expect(count.value == 1)
    }

    @Test("tells size and metadata without the pixels")
    func outline() throws {
        var metadata = PNGMetadata(scale: 3)
        metadata.sceneName = "badges/bar"
        metadata.layout = String(repeating: "layout ", count: 100)
        let outline = try PNG.outline(of: PNG.encode(bitmap, metadata: metadata))
        #expect(outline.size == PixelSize(width: 40, height: 30))
        #expect(outline.metadata == metadata)
        #expect(outline.isProven)
    }

    @Test("is seen in each pixel and channel")
    func everyByte() throws {
        let small = Pictures.blocks(seed: 2, width: 7, height: 6)
        let file = try PNG.encode(small)
        for index in small.bytes.indices {
            var other = small
            other.bytes[index] ^= 1
            #expect(!PNG.provesEqual(file, other))
        }
    }

    @Test("is not proved of a file without hashes, which decodes as ever")
    func stripped() throws {
        let file = PNGParts(try PNG.encode(bitmap)).without("tyPH").file
        #expect(!PNG.provesEqual(file, bitmap))
        #expect(try isEqual(file))
        #expect(try !PNG.outline(of: file).isProven)
    }

    @Test("is not proved of hashes of an unknown version")
    func version() throws {
        var parts = PNGParts(try PNG.encode(bitmap))
        parts["tyPH"][0] = 2
        #expect(!PNG.provesEqual(parts.file, bitmap))
        parts["tyPH"] = [1]
        #expect(!PNG.provesEqual(parts.file, bitmap))
    }

    @Test("is not proved where the pixels were edited and the hashes kept, or taken from another file")
    func edited() throws {
        var other = bitmap
        other[3, 3] = SIMD4(9, 8, 7, 255)
        let (file, edited) = (PNGParts(try PNG.encode(bitmap)), PNGParts(try PNG.encode(other)))
        var kept = edited
        kept["tyPH"] = file["tyPH"]
        #expect(!PNG.provesEqual(kept.file, bitmap))
        #expect(!PNG.provesEqual(kept.file, other))
        #expect(try PNG.decode(kept.file).bitmap == other)
        var swapped = file
        swapped["IDAT"] = edited["IDAT"]
        #expect(!PNG.provesEqual(swapped.file, bitmap))
    }

    @Test("is not proved where the compressed bytes are the same and mean other pixels: size, palette, transparency")
    func meaning() throws {
        let file = PNGParts(try PNG.encode(bitmap))
        #expect(file["PLTE"].count > 3 && file["tRNS"].count > 0)
        var palette = file
        palette["PLTE"][file["PLTE"].count - 1] ^= 255
        var transparency = file
        transparency["tRNS"][0] ^= 64
        for parts in [palette, transparency, file.without("tRNS")] {
            #expect(!PNG.provesEqual(parts.file, bitmap))
            #expect(try !isEqual(parts.file))
        }
        // 41×30 bytes of rows also fill 30 rows of 40 as they fill 15 of 81.
        var header = file
        header["IHDR"].replaceSubrange(0..<8, with: BuiltPNG.bigEndian(81) + BuiltPNG.bigEndian(15))
        #expect(!PNG.provesEqual(header.file, bitmap))
        var gray = file.without("PLTE").without("tRNS")
        gray["IHDR"][9] = 0
        #expect(!PNG.provesEqual(gray.file, bitmap))
    }

    @Test("is still proved where only texts were edited, or the pixel chunk was split")
    func harmless() throws {
        var metadata = PNGMetadata(scale: 2)
        metadata.sceneName = "a"
        var parts = PNGParts(try PNG.encode(bitmap, metadata: metadata))
        let pixels = parts["IDAT"]
        let index = parts.chunks.firstIndex { $0.name == "IDAT" }!
        parts.chunks.replaceSubrange(
            index...index, with: [("IDAT", Array(pixels[..<10])), ("IDAT", []), ("IDAT", Array(pixels[10...]))])
        #expect(PNG.provesEqual(parts.without("iTXt").file, bitmap))
        #expect(try isEqual(parts.file))
    }

    @Test("is never proved of a file that is damaged anywhere")
    func damaged() throws {
        let file = try PNG.encode(bitmap)
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 4
            #expect(!PNG.provesEqual(damaged, bitmap), "byte \(index)")
            #expect(!PNG.provesEqual(Array(file[..<index]), bitmap))
        }
    }
}
