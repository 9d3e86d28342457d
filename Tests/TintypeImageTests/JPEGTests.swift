import Foundation
import Testing
import TintypeGraphics

@testable import TintypeImage

/// Files of 16×8 pixels, the left half blue and the right half red, in the forms that JPEG has.
@Suite("JPEG")
struct JPEGTests {
    private func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/images/jpeg")
        return Array(try Data(contentsOf: folder.appendingPathComponent(name + ".jpg")))
    }

    private func isBlue(_ pixel: SIMD4<UInt8>) -> Bool { pixel.z > 180 && pixel.x < 60 && pixel.w == 255 }
    private func isRed(_ pixel: SIMD4<UInt8>) -> Bool { pixel.x > 180 && pixel.z < 60 && pixel.w == 255 }

    @Test("baseline and progressive files are read", arguments: ["baseline", "progressive"])
    func colors(name: String) throws {
        let picture = try JPEG.decode(bytes(name))
        #expect(picture.width == 16 && picture.height == 8)
        #expect(isBlue(picture[2, 4]) && isRed(picture[13, 4]))
    }

    @Test("grey files are read as colours")
    func grey() throws {
        let pixel = try JPEG.decode(bytes("grey"))[13, 4]
        #expect(pixel.x == pixel.y && pixel.y == pixel.z && pixel.w == 255)
    }

    @Test("a picture is turned as its Exif block says")
    func orientation() throws {
        let picture = try JPEG.decode(bytes("turned"))
        #expect(picture.width == 8 && picture.height == 16)
        #expect(isBlue(picture[4, 2]) && isRed(picture[4, 13]))
    }

    @Test(
        "each orientation brings the upper left corner to its place",
        arguments: [(1, 0), (2, 1), (3, 3), (4, 2), (5, 0), (6, 1), (7, 3), (8, 2)])
    func corners(value: Int, corner: Int) {
        var picture = Bitmap(width: 3, height: 2)
        picture[0, 0] = SIMD4(9, 9, 9, 255)
        let turned = ExifOrientation(value: value).turn(picture)
        #expect(turned.width == (value < 5 ? 3 : 2))
        let (x, y) = (corner % 2 == 0 ? 0 : turned.width - 1, corner < 2 ? 0 : turned.height - 1)
        #expect(turned[x, y] == SIMD4(9, 9, 9, 255))
    }

    @Test("four inks are refused by name")
    func inks() throws {
        let file = try bytes("cmyk")
        #expect(throws: JPEGError.fourInks) { try JPEG.decode(file) }
        #expect(JPEGError.fourInks.description.contains("CMYK"))
    }

    @Test("what is no JPEG file, or breaks off in its header, is an error")
    func broken() throws {
        #expect(throws: JPEGError.notJPEG) { try JPEG.decode([1, 2, 3]) }
        let file = Array(try bytes("baseline").prefix(100))
        #expect { try JPEG.decode(file) } throws: { error in
            if case .broken? = error as? JPEGError { true } else { false }
        }
    }

    @Test("each scan takes as long as the picture and a few bytes: there are a hundred at most")
    func scans() throws {
        /// A progressive picture in grey, 8 pixels a side, with its first scan again and again.
        func file(_ scans: Int) -> [UInt8] {
            let table: [UInt8] = [0xFF, 0xDB, 0, 67, 0] + Array(repeating: 1, count: 64)
            let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
            // One code of one bit, for a difference of 0.
            let codes: [UInt8] = [0xFF, 0xC4, 0, 20, 0, 1] + Array(repeating: 0, count: 16)
            let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0x7F]
            return [0xFF, 0xD8] + table + frame + codes + (0..<scans).flatMap { _ in scan } + [0xFF, 0xD9]
        }
        #expect(try JPEG.decode(file(100))[3, 3] == SIMD4(128, 128, 128, 255))
        #expect(throws: JPEGError.broken(problem: "it has more than 100 scans")) { try JPEG.decode(file(101)) }
    }

    @Test("a file is told by its first bytes")
    func kinds() throws {
        #expect(try PictureFile.decode(bytes("baseline")).width == 16)
        let png = try PNG.encode(Bitmap(width: 5, height: 1))
        #expect(try PictureFile.decode(png).width == 5)
    }
}
