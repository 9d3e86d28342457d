import Foundation
import RandomInput
import Testing
import TintypeGraphics

@testable import TintypeImage

/// Files of 16×8 pixels, the left half blue and the right half red, in the forms that WebP has. Of those with alpha the blue
/// half is half transparent, and the lower quarter of the red one is not there.
@Suite("WebP")
struct WebPTests {
    static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/images/webp")
        return Array(try Data(contentsOf: folder.appendingPathComponent(name + ".webp")))
    }

    private func isBlue(_ pixel: SIMD4<UInt8>) -> Bool { pixel.z > 180 && pixel.x < 60 }
    private func isRed(_ pixel: SIMD4<UInt8>) -> Bool { pixel.x > 180 && pixel.z < 60 && pixel.w == 255 }

    @Test("a lossy file is read")
    func lossy() throws {
        let picture = try WebP.decode(Self.bytes("lossy"))
        #expect(picture.width == 16 && picture.height == 8)
        #expect(isBlue(picture[2, 4]) && picture[2, 4].w == 255 && isRed(picture[13, 4]))
    }

    @Test("alpha is straight, and what is not there has no colour", arguments: ["alpha", "lossy-alpha"])
    func alpha(name: String) throws {
        let picture = try WebP.decode(Self.bytes(name))
        #expect(isBlue(picture[2, 4]) && picture[2, 4].w == 128)
        #expect(isRed(picture[13, 1]))
        #expect(picture[13, 6] == SIMD4(0, 0, 0, 0))
    }

    @Test("a picture is turned as its Exif block says")
    func orientation() throws {
        let picture = try WebP.decode(Self.bytes("turned"))
        #expect(picture.width == 8 && picture.height == 16)
        #expect(isBlue(picture[4, 2]) && isRed(picture[4, 13]))
    }

    @Test("of an animation the first picture is read")
    func animation() throws {
        let picture = try WebP.decode(Self.bytes("animated"))
        #expect(picture.width == 16 && picture.height == 8)
        #expect(isBlue(picture[2, 4]) && isRed(picture[13, 4]))
    }

    @Test("of an animation on a large canvas the first frame is read to its place, and the rest is clear")
    func canvas() throws {
        var file = try Self.bytes("animated")
        // The canvas's sides, less one, and the frame's place in steps of two pixels.
        for (index, byte) in [24: 0xFF, 25: 0x0F, 27: 0xFF, 28: 0x0F] as [Int: UInt8] { file[index] = byte }
        let frame = try #require((0..<file.count - 4).first { file[$0..<$0 + 4].elementsEqual("ANMF".utf8) })
        (file[frame + 8], file[frame + 11]) = (2, 3)
        let picture = try WebP.decode(file)
        #expect(picture.width == 4096 && picture.height == 4096)
        #expect(isBlue(picture[6, 10]) && isRed(picture[17, 10]))
        #expect(
            [(3, 10), (20, 10), (6, 5), (6, 14), (4095, 4095)].allSatisfy { picture[$0.0, $0.1] == SIMD4(0, 0, 0, 0) })
        #expect(throws: WebPError.size(width: 4096, height: 4096, limit: 1000)) { try WebP.decode(file, limit: 1000) }
    }

    @Test("the content of a file decides, not its name")
    func kinds() throws {
        #expect(try PictureFile.decode(Self.bytes("lossy")).width == 16)
    }

    @Test("a size over the limit is refused before anything is taken for it")
    func size() throws {
        // The head of a file with alpha has the sides of its canvas, less one, in three bytes each.
        var file = try Self.bytes("animated")
        for index in 24..<30 { file[index] = 0xFF }
        #expect { try WebP.decode(file) } throws: { error in
            switch error as? WebPError {
            case .size, .broken: true
            default: false
            }
        }
        // The head of a lossless picture: 14 bits a side, less one.
        var lossless = try Self.bytes("alpha")
        let start = try #require(lossless.indices.first { lossless[$0] == 0x2F && $0 > 12 })
        (lossless[start + 1], lossless[start + 2], lossless[start + 3]) = (0xFF, 0xFF, 0xFF)
        lossless[start + 4] |= 0x0F
        #expect { try WebP.decode(lossless) } throws: { ($0 as? WebPError) != nil }
    }

    @Test("whatever the bytes, there is a picture or an error", arguments: 1...20 as ClosedRange<UInt64>)
    func fuzz(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for name in ["lossy", "alpha", "lossy-alpha", "turned", "animated"] {
            let original = try Self.bytes(name)
            for _ in 0..<20 {
                var file = original
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let index = Int.random(in: 12..<file.count, using: &generator)
                    file[index] = UInt8.random(in: 0...255, using: &generator)
                }
                if Bool.random(using: &generator) {
                    file.removeLast(Int.random(in: 0...min(40, file.count - 13), using: &generator))
                }
                do {
                    let picture = try WebP.decode(file)
                    #expect(picture.bytes.count == 4 * picture.width * picture.height)
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
        }
    }

    @Test("what is no WebP file, or breaks off in its head, is an error")
    func broken() throws {
        #expect(throws: WebPError.notWebP) { try WebP.decode([1, 2, 3]) }
        let file = Array(try Self.bytes("lossy").prefix(24))
        #expect(throws: WebPError.broken("it ends too early")) { try WebP.decode(file) }
    }

    @Test(
        "a file that is no picture says what it is",
        arguments: [
            ("GIF89a", "it is a GIF, and PNG, JPEG and WebP are read"),
            ("<?xml version=\"1.0\"?>\n<svg/>", "it is an SVG, and PNG, JPEG and WebP are read"),
            ("\0\0\0\u{18}ftypheic", "it is a HEIC, and PNG, JPEG and WebP are read"),
            ("<!DOCTYPE html>", "it is a web page, and PNG, JPEG and WebP are read"),
            ("nothing of the kind", "it is no PNG, JPEG or WebP file"),
        ])
    func others(text: String, message: String) {
        #expect { try PictureFile.decode(Array(text.utf8)) } throws: { "\($0)" == message }
    }

    @Test("a pointer in a picture's place is told by its own name")
    func pointer() {
        #expect(throws: PNGError.gitLFSPointer) {
            try PictureFile.decode(Array("version https://git-lfs.github.com/spec/v1\n".utf8))
        }
    }
}
