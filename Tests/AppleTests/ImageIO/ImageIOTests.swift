import Foundation
import ImageIO
import Testing
import Tintype

@Suite("ImageIO")
@MainActor
struct ImageIOTests {
    /// A picture of red on the left and clear blue on the right, so many pixels wide.
    private func picture(width: Int = 8, height: Int = 4) -> CGImage {
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { bitmap[x, y] = x < width / 2 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 0) }
        }
        return CGImage(bitmap)
    }

    private func written(_ image: CGImage) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))
        return Data(bytes: data.bytes, count: data.length)
    }

    @Test("a picture that is written is read as it was")
    func roundTrip() throws {
        let source = try #require(CGImageSourceCreateWithData(try written(picture()), nil))
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect((image.width, image.height) == (8, 4) && image.bitmap[0, 0] == SIMD4(255, 0, 0, 255))
        #expect(image.bitmap[7, 3].w == 0)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test("facts are told by their keys")
    func facts() throws {
        let source = try #require(CGImageSourceCreateWithData(try written(picture()), nil))
        let facts = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(facts[kCGImagePropertyPixelWidth] as? Int == 8 && facts[kCGImagePropertyPixelHeight] as? Int == 4)
        #expect(facts[kCGImagePropertyHasAlpha] as? Bool == true && facts[kCGImagePropertyOrientation] as? Int == 1)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 3, nil) == nil)
    }

    @Test("a small picture is as large as asked, never larger than the picture, and made only where it is asked for")
    func thumbnail() throws {
        let source = try #require(CGImageSourceCreateWithData(try written(picture()), nil))
        let options: CFDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 4,
        ]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect((small.width, small.height) == (4, 2) && small.bitmap[1, 1] == SIMD4(255, 0, 0, 255))
        let large: CFDictionary = [
            kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
            kCGImageSourceThumbnailMaxPixelSize: CGFloat(100),
        ]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large)?.width == 8)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }

    @Test("a pixel of a small picture is the mean of what it covers, and what is clear has no colour")
    func mean() throws {
        let source = try #require(CGImageSourceCreateWithData(try written(picture(width: 3, height: 1)), nil))
        let options: CFDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 1,
        ]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(small.bitmap[0, 0] == SIMD4(255, 0, 0, 85))
    }

    @Test("bytes that are no picture have none, and a file that comes in parts has one at its end")
    func parts() throws {
        let broken = try #require(CGImageSourceCreateWithData(Data("GIF89a".utf8), nil))
        #expect(CGImageSourceGetCount(broken) == 0 && CGImageSourceGetStatus(broken) == .statusUnknownType)
        let source = CGImageSourceCreateIncremental(nil)
        let data = try written(picture())
        CGImageSourceUpdateData(source, data.prefix(20), false)
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetStatus(source) == .statusIncomplete)
        CGImageSourceUpdateData(source, data, true)
        #expect(CGImageSourceGetCount(source) == 1)
    }

    @Test("other types than PNG are not written, nor is a file of none or two pictures")
    func refusals() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.jpeg", 1, nil) == nil)
        let none = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(none))
        let two = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil))
        for _ in 0..<2 { CGImageDestinationAddImage(two, picture(), nil) }
        #expect(!CGImageDestinationFinalize(two))
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png"), nil) == nil)
    }
}
