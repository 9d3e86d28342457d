import SwiftUI
import Testing
import TintypeGraphics

@Suite("Pictures drawn by hand")
@MainActor
struct HandDrawingTests {
    @Test("a picture is as large as its renderer, and its pixels are what was drawn")
    func pixels() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.cgContext.translateBy(x: 10, y: 0)
            context.cgContext.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            context.cgContext.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
        }
        #expect(image.size == CGSize(width: 20, height: 10))
        let bitmap = try #require(image.cgImage).bitmap
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bitmap.bytes[(y * 20 + x) * 4..<(y * 20 + x) * 4 + 4]) }
        #expect(pixel(5, 5) == [255, 0, 0, 255])
        #expect(pixel(15, 2)[3] == 0 && pixel(15, 7) == [0, 0, 255, 255])
        #expect(try #require(image.pngData()).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("what is saved comes back, and nothing is drawn outside of the closure")
    func state() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.green.setFill()
            context.cgContext.saveGState()
            UIColor.red.setFill()
            context.cgContext.scaleBy(x: 0.5, y: 0.5)
            context.cgContext.restoreGState()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(UIGraphicsGetCurrentContext() == nil)
        let bitmap = try #require(image.cgImage).bitmap
        #expect(bitmap.bytes[60..<64].elementsEqual([0, 255, 0, 255]))
    }

    @Test("a canvas of pixels has its origin at the bottom left")
    func pixelCanvas() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.makeImage()).bitmap.bytes
        #expect(bytes[3] == 0 && bytes[8..<12].elementsEqual([255, 0, 0, 255]))
    }
}
