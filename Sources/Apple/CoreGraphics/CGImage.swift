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
}
