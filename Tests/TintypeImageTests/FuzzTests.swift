import RandomInput
import Testing
import TintypeGraphics
import TintypeImage

@Suite("Pain 35: whatever the bytes, there is a verdict or an error")
struct FuzzTests {
    /// Files of every kind that the writer and others make.
    private static let files: [[UInt8]] = {
        let bitmaps = [
            Pictures.gray(5, 4), Pictures.blocks(seed: 1, width: 12, height: 9),
            PNGRoundTripTests.bitmap(seed: 2, isOpaque: true), PNGRoundTripTests.bitmap(seed: 3, isOpaque: false),
        ]
        let own = bitmaps.compactMap { try? PNG.encode($0, metadata: PNGMetadata(scale: 2), level: .smallest) }
        var foreign = BuiltPNG(
            width: 3, height: 3, depth: 2, colorType: 3, interlace: 1, samples: [[0, 1, 2], [2, 1, 0], [3, 3, 0]])
        foreign.extra = [("PLTE", [UInt8](repeating: 9, count: 12)), ("tRNS", [1, 2])]
        foreign.filter = { $0 % 5 }
        return own + [foreign.bytes]
    }()

    /// A few bytes of the file, or of a chunk whose sum then fits, changed, cut, doubled.
    private func mutated(_ file: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        if Bool.random(using: &generator) {
            var parts = PNGParts(file)
            let index = parts.chunks.indices.randomElement(using: &generator)!
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: parts.chunks.remove(at: index)
            case 1: parts.chunks.insert(parts.chunks[index], at: parts.chunks.indices.randomElement(using: &generator)!)
            default: parts.chunks[index].data = changed(parts.chunks[index].data, &generator)
            }
            return parts.file
        }
        return changed(file, &generator)
    }

    private func changed(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        guard !bytes.isEmpty else { return [7] }
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            guard let index = bytes.indices.randomElement(using: &generator) else { break }
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
            default: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...9, using: &generator)))
            }
        }
        return bytes
    }

    @Test("of files that were changed, and of what they decode to", arguments: 1...40 as ClosedRange<UInt64>)
    func files(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let original = FuzzTests.files.randomElement(using: &generator)!
            let file = mutated(original, &generator)
            let decoded: DecodedPNG
            do {
                decoded = try PNG.decode(file)
            } catch {
                #expect(error is PNGError)
                continue
            }
            // Small headers only: a comparison of what is not there takes memory for it.
            guard decoded.bitmap.width * decoded.bitmap.height < 1 << 16 else { continue }
            let outline = try PNG.outline(of: file)
            #expect(outline.size == PixelSize(width: decoded.bitmap.width, height: decoded.bitmap.height))
            #expect(outline.metadata == decoded.metadata)
            try compare(PNG.decode(original).bitmap, decoded.bitmap, &generator)
        }
    }

    /// Compares with a tolerance and a mask at random, and paints everything that can be painted.
    private func compare(_ expected: Bitmap, _ actual: Bitmap, _ generator: inout SeededGenerator) throws {
        let tolerance = Bool.random(using: &generator) ? try Tolerance(.edges, reason: "r") : nil
        let rect = PixelRect(
            x: Int.random(in: -4...20, using: &generator), y: Int.random(in: -4...20, using: &generator),
            width: Int.random(in: -2...30, using: &generator), height: Int.random(in: -2...30, using: &generator))
        let size = PixelSize(width: expected.width, height: expected.height)
        let mask = Bool.random(using: &generator) ? PixelMask(canvas: size, ignoring: [rect]) : nil
        let comparison = ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance, mask: mask)
        #expect(comparison.verdict.isPassing == false || comparison.counts.compared > 0)
        if mask == nil && tolerance == nil { #expect((comparison.verdict == .equal) == (expected == actual)) }
        _ = comparison.details
        for mode in DifferenceImage.Mode.allCases {
            _ = DifferenceImage.make(comparison, expected: expected, actual: actual, mode: mode)
        }
        if let cluster = comparison.clusters.first {
            _ = DifferenceImage.crop(cluster, of: comparison, expected: expected, actual: actual, side: 40)
        }
    }
}
