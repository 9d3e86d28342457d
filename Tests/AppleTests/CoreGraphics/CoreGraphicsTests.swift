import CoreGraphics
import Testing
import TintypeGraphics

@Suite("CoreGraphics")
@MainActor
struct CoreGraphicsTests {
    @Test("a canvas becomes pixels, with its origin at the bottom left")
    func canvas() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.width == 4 && image.height == 4)
        #expect(image.bitmap.bytes.suffix(4) == [255, 0, 0, 255])
        #expect(image.bitmap.bytes.prefix(4) == [0, 0, 0, 0])
    }

    @Test("formats that are not there are refused")
    func formats() {
        let space = CGColorSpaceCreateDeviceRGB()
        for (width, bits) in [(0, 8), (4, 16)] {
            #expect(
                CGContext(
                    data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space,
                    bitmapInfo: 1) == nil)
        }
    }

    @Test("a colour that is chosen is written back, unless it depends on where it is used")
    func colorPicker() throws {
        #expect(Color(cgColor: CGColor(gray: 0.5, alpha: 1)).cgColor == CGColor(gray: 0.5, alpha: 1))
        #expect(Color.primary.cgColor == nil)
        let picker = ColorPicker("Ink", selection: .constant(CGColor(gray: 0, alpha: 1)))
        #expect(try LaidOutView(picker).texts == ["Ink"])
    }
}
