import Testing
import TintypeGraphics
import TintypeImage

@Suite("What is no animation")
struct APNGErrorTests {
    private let good = ForeignAnimation(
        frames: [
            .init(Pictures.gray(4, 4), x: 0), .init(Pictures.filled(2, 2, SIMD4(1, 2, 3, 255)), x: 2),
            .init(Pictures.filled(2, 2, SIMD4(3, 2, 3, 255)), x: 1),
        ]
    ).parts

    private func error(_ parts: PNGParts, limits: APNGReader.Limits = .init()) -> PNGError? {
        do {
            _ = try MadeFrames.read(parts.file, limits: limits)
            return nil
        } catch {
            return error as? PNGError
        }
    }

    /// The file with one byte of its nth chunk of a name changed.
    private func changed(_ name: String, _ number: Int, _ place: Int, _ value: UInt8) -> PNGParts {
        var parts = good
        let index = parts.chunks.indices.filter { parts.chunks[$0].name == name }[number]
        parts.chunks[index].data[place] = value
        return parts
    }

    private func broken(_ frame: Int?, _ problem: String) -> PNGError {
        .brokenAnimation(frame: frame, problem: problem)
    }

    @Test("is told by the frame and its fault")
    func controls() {
        #expect(error(good) == nil)
        #expect(error(changed("fcTL", 1, 7, 9)) == broken(1, "lies outside of the 4×4 pixels of the picture"))
        #expect(error(changed("fcTL", 1, 15, 3)) == broken(1, "lies outside of the 4×4 pixels of the picture"))
        #expect(error(changed("fcTL", 2, 4, 255)) == broken(2, "lies outside of the 4×4 pixels of the picture"))
        #expect(error(changed("fcTL", 2, 11, 0)) == broken(2, "lies outside of the 4×4 pixels of the picture"))
        #expect(error(changed("fcTL", 0, 7, 3)) == broken(0, "is the still picture, and not of its 4×4 pixels"))
        #expect(error(changed("fcTL", 1, 3, 7)) == broken(1, "has the sequence number 7 where 1 must be"))
        #expect(error(changed("fdAT", 1, 3, 0)) == broken(2, "has the sequence number 0 where 4 must be"))
        #expect(error(changed("fcTL", 1, 24, 3)) == broken(1, "is disposed of in the way 3"))
        #expect(error(changed("fcTL", 1, 25, 2)) == broken(1, "is blended in the way 2"))
        // Of a frame that says that it is smaller there are too many pixels.
        #expect(
            error(changed("fcTL", 1, 7, 1))
                == broken(1, "cannot be read: the pixel data goes on after the last row"))
    }

    @Test("is told by what the file promises")
    func promises() {
        #expect(error(changed("acTL", 0, 3, 0)) == broken(nil, "promises no frame"))
        #expect(error(changed("acTL", 0, 3, 4)) == broken(nil, "promises 4 frames and has 3"))
        #expect(error(changed("acTL", 0, 3, 2)) == broken(nil, "has more frames than the 2 that it promises"))
        #expect(error(changed("acTL", 0, 0, 255)) == broken(nil, "promises 4278190083 frames and has 3"))
        var parts = good
        parts.chunks.insert(parts.chunks[1], at: 1)
        #expect(error(parts) == broken(nil, "says twice how many frames it has"))
        parts = good
        parts.chunks.insert(parts.chunks.remove(at: 1), at: 3)
        // After the pixels it promises nothing any more.
        #expect(error(parts) == broken(nil, "says after the first pixels that it is one"))
        #expect(try! MadeFrames.read(good.without("acTL").file).count == 1)
    }

    @Test("lacks pixels, or has some of nobody")
    func pixels() {
        #expect(error(good.without("fdAT")) == broken(1, "has no pixels"))
        var parts = good
        parts.chunks.removeAll { $0.name == "fcTL" }
        #expect(error(parts) == broken(nil, "has pixels of no frame"))
        parts = good
        parts.chunks.insert(("fdAT", [0, 0]), at: 5)
        #expect(error(parts) == broken(1, "has pixels without a sequence number"))
        parts = good
        parts.chunks.swapAt(4, 3)
        parts.chunks.swapAt(3, 2)
        #expect(error(parts) != nil)
    }

    @Test("is over a limit, which its error names")
    func limits() {
        var limits = APNGReader.Limits()
        limits.frames = 2
        #expect(error(good, limits: limits) == .tooManyFrames(3, limit: 2))
        limits = APNGReader.Limits()
        limits.framePixels = 23
        #expect(error(good, limits: limits) == .tooManyFramePixels(limit: 23))
        limits = APNGReader.Limits()
        limits.pixels = 15
        #expect(error(good, limits: limits) == .tooLarge(width: 4, height: 4, limit: 15))
    }

    @Test("has any one byte changed, or was cut anywhere")
    func damaged() {
        let bytes = good.file
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x10
            #expect(throws: PNGError.self, "byte \(index)") { try MadeFrames.read(damaged) }
            if index > 0 {
                #expect(throws: PNGError.self, "cut at \(index)") { try MadeFrames.read(Array(bytes[..<index])) }
            }
        }
    }

    @Test("says instants that are none: then its delays count")
    func marks() throws {
        let entries = ["0 1/4 x", "0= 1/4 1/2", "1 1/4 1/2", "0 1/4", "0 1/4 1/2 1", "0 1/0 1/2", ""].map {
            PNGMetadata.Entry("Tintype-Frames", $0)
        }
        for entry in entries {
            var parts = good
            parts.chunks.insert(("iTXt", Array(entry.keyword.utf8) + [0, 0, 0, 0, 0] + Array(entry.text.utf8)), at: 2)
            #expect(try MadeFrames.read(parts.file).map(\.instant.text) == ["0", "0.03", "0.06"], "\(entry.text)")
        }
    }
}
