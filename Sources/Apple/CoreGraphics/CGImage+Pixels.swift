public import Foundation

// Pictures of pixels that an app has made.
extension CGImage {
    /// The picture of pixels of 8 bits a component: of four components in the order that `bitmapInfo` says, of three, or
    /// of one for greys. Other formats are not read: nil.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let order = PixelOrder(bitmapInfo, bytes: bitsPerPixel / 8, isGray: space.model == .monochrome)
        guard bitsPerComponent == 8, let order else { return nil }
        self.init(width: width, height: height, bytesPerRow: bytesPerRow, order: order, provider: provider)
    }

    /// The mask of greys of 8 bits: as white is nothing of what is masked, and black is all.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard bitsPerComponent == 8, bitsPerPixel == 8, let order = PixelOrder([], bytes: 1, isGray: true) else {
            return nil
        }
        self.init(width: width, height: height, bytesPerRow: bytesPerRow, order: order, provider: provider)
    }

    private convenience init?(
        width: Int, height: Int, bytesPerRow: Int, order: PixelOrder, provider: CGDataProvider
    ) {
        let bitmap = provider.data?.withUnsafeBytes {
            order.bitmap($0, width: width, height: height, bytesPerRow: bytesPerRow)
        }
        guard let bitmap = bitmap ?? nil else { return nil }
        self.init(bitmap)
    }
}

/// The order of a pixel's bytes. CoreGraphics' type.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The packing of a pixel's components. CoreGraphics' type.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    case mask = 0xF0000
    case packed = 0
    case RGB555 = 0x10000
    case RGB565 = 0x20000
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
}
