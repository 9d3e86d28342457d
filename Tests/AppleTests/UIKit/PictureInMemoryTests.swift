import Testing
import TintypeGraphics
import UIKit

@MainActor
@Suite("Pictures in memory, by UIKit alone")
struct PictureInMemoryTests {
    @Test("a picture is written into its memory, the first row at the top")
    func written() throws {
        let size = CGSize(width: 2, height: 2)
        let picture = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        }
        var made: CVPixelBuffer?
        CVPixelBufferCreate(
            kCFAllocatorDefault, 2, 2, kCVPixelFormatType_32ARGB,
            [kCVPixelBufferCGImageCompatibilityKey: true] as CFDictionary, &made)
        let buffer = try #require(made)
        let image = try #require(CIImage(image: picture))
        CIContext().render(
            image.transformed(by: CGAffineTransform(scaleX: 2 / image.extent.width, y: 2 / image.extent.height)),
            to: buffer)
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
        let colours = [0, CVPixelBufferGetBytesPerRow(buffer)].map { place in
            (1...3).map { (bytes + place + $0).load(as: UInt8.self) }
        }
        #expect(colours[0][0] > 200 && colours[0][2] < 80)
        #expect(colours[1][2] > 200 && colours[1][0] < 80)
        #expect(CIImage(cvPixelBuffer: buffer).extent == CGRect(origin: .zero, size: size))
    }

    @Test("UIKit's drawing goes to the context that was pushed, and to the one before when it is popped")
    func pushed() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.translateBy(x: 0, y: 2)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        defer { UIGraphicsEndImageContext() }
        UIGraphicsPushContext(context)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
        UIGraphicsPopContext()
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 1, width: 2, height: 1))
        let own = try #require(context.makeImage()?.bitmap)
        let begun = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.bitmap)
        #expect(own[0, 0].w == 255 && own[0, 1].w == 0)
        #expect(begun[0, 0].w == 0 && begun[0, 1].w == 255)
    }
}
