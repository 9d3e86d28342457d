import Testing
import TintypeGraphics
import TintypeImage

/// Small files that say that they hold much.
@Suite("A small file that unpacks to a large one")
struct BombTests {
    private let good = BuiltPNG(width: 1, height: 1, samples: [[1, 2, 3, 4]])

    private func text(_ count: Int, _ character: Character = "a") -> [UInt8] {
        var metadata = PNGMetadata()
        metadata.append(PNGMetadata.Entry("k", String(repeating: character, count: count)))
        let file = try? PNG.encode(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 4]), metadata: metadata)
        return PNGParts(file ?? [])["iTXt"]
    }

    @Test("has no more texts than eight mebibytes of them, and is a picture all the same")
    func texts() throws {
        var parts = PNGParts(good.bytes)
        let mebibyte = text(1 << 20)
        #expect(mebibyte.count < 2000)
        for _ in 0..<30 { parts.chunks.insert(("iTXt", mebibyte), at: 1) }
        let decoded = try PNG.decode(parts.file)
        #expect(decoded.metadata.entries.count == 8)
        #expect(try PNG.outline(of: parts.file).metadata.entries.count == 8)
        #expect(decoded.bitmap.bytes == [1, 2, 3, 4])
    }

    @Test("has no text after one that is too long, but those that are not compressed")
    func longText() throws {
        var parts = PNGParts(good.bytes)
        parts.chunks.insert(("iTXt", text(1 << 24)), at: 1)
        parts.chunks.insert(("iTXt", text(1000)), at: 2)
        parts.chunks.insert(("iTXt", text(10)), at: 3)
        #expect(try PNG.decode(parts.file).metadata.entries.map(\.text.utf8.count) == [10])
    }

    @Test("is compared by its size alone, where that is far from what was drawn")
    func sizes() {
        func compares(_ width: Int, _ height: Int) -> Bool {
            let drawn = PixelSize(width: 400, height: 300)
            return ImageComparison.comparesPixels(expected: PixelSize(width: width, height: height), actual: drawn)
        }
        #expect(compares(400, 300) && compares(1200, 900) && compares(1, 1) && compares(2048, 2732))
        #expect(!compares(16384, 16384) && !compares(1 << 28, 1) && !compares(1, 1 << 28))
        let huge = PixelSize(width: 1 << 28, height: 1)
        let comparison = ImageComparison(expectedSize: huge, actualSize: PixelSize(width: 1, height: 2))
        #expect(comparison.verdict == .sizeDiffers && comparison.mask == nil)
        #expect(comparison.counts.onlyExpected == (1 << 28) - 1 && comparison.counts.onlyActual == 1)
        #expect(comparison.details == ["the pixels are not compared: one picture is far larger than the other"])
    }
}
