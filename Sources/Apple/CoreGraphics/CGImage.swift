/// A finished picture, as `ImageRenderer` gives it. CoreGraphics' type, of which Linux needs the size and the pixels.
public final class CGImage: Sendable {
    /// The pixels, straight-alpha sRGB.
    public let bitmap: Bitmap

    package init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// Pixels a row.
    public var width: Int { bitmap.width }
    /// Rows.
    public var height: Int { bitmap.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { 4 * bitmap.width }
}
