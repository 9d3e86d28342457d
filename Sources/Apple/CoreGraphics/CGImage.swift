public import Foundation

/// A finished picture, as `ImageRenderer` gives it. CoreGraphics' type, of which Linux needs the size and the pixels.
public final class CGImage: Sendable {
    /// The pixels, straight-alpha sRGB.
    public let bitmap: Bitmap

    package init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// The part of the picture in a rectangle, in pixels from the top left; nil where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        var cropped = Bitmap(width: Int(part.width), height: Int(part.height))
        for y in 0..<cropped.height {
            for x in 0..<cropped.width { cropped[x, y] = bitmap[Int(part.minX) + x, Int(part.minY) + y] }
        }
        return CGImage(cropped)
    }

    /// Pixels a row.
    public var width: Int { bitmap.width }
    /// Rows.
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { 4 * bitmap.width }

    /// The bytes of the pixels: red, green, blue and alpha, row by row from the top.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(bitmap.bytes)) }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public var alphaInfo: CGImageAlphaInfo { .last }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }
    public var isMask: Bool { false }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    public var utType: CFString? { nil }
    public func copy() -> CGImage? { self }
    public var decode: UnsafePointer<CGFloat>? { nil }
    public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    /// The picture, as opaque as a mask is dark: as white is nothing, and black is all.
    public func masking(_ mask: CGImage) -> CGImage? {
        var masked = bitmap
        for y in 0..<height {
            for x in 0..<width {
                let shade = mask.bitmap[x * mask.width / width, y * mask.height / height]
                masked[x, y].w = UInt8(Int(masked[x, y].w) * (255 - Int(shade.x)) / 255)
            }
        }
        return CGImage(masked)
    }
}
