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
        guard width > 0, height > 0, let data = provider.data, bytesPerRow >= order.bytes * width,
            data.count >= bytesPerRow * (height - 1) + order.bytes * width
        else { return nil }
        var bitmap = Bitmap(width: width, height: height)
        data.withUnsafeBytes { pixels in
            for y in 0..<height {
                for x in 0..<width { bitmap[x, y] = order.color(pixels, at: y * bytesPerRow + x * order.bytes) }
            }
        }
        self.init(bitmap)
    }
}

/// The places of a pixel's components in its bytes.
private struct PixelOrder {
    let bytes: Int
    /// Red, green, blue and alpha; alpha is nil where a pixel is opaque.
    private let places: (red: Int, green: Int, blue: Int, alpha: Int?)
    private let isPremultiplied: Bool

    init?(_ info: CGBitmapInfo, bytes: Int, isGray: Bool) {
        guard let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
            !info.contains(.floatComponents)
        else { return nil }
        self.bytes = bytes
        isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
        if isGray {
            guard bytes == 1 else { return nil }
            places = (0, 0, 0, nil)
            return
        }
        if bytes == 3 {
            places = (0, 1, 2, nil)
            return
        }
        guard bytes == 4 else { return nil }
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
        let isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
        let isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
        let colors = isFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
        func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
        places = (place(colors.0), place(colors.1), place(colors.2), isOpaque ? nil : place(colors.3))
    }

    /// Straight red, green, blue and alpha of the pixel whose bytes begin at `start`.
    func color(_ pixels: UnsafeRawBufferPointer, at start: Int) -> SIMD4<UInt8> {
        let alpha = places.alpha.map { pixels[start + $0] } ?? 255
        func straight(_ place: Int) -> UInt8 {
            let value = Int(pixels[start + place])
            guard isPremultiplied, alpha > 0 else { return UInt8(value) }
            return UInt8(min(255, (value * 255 + Int(alpha) / 2) / Int(alpha)))
        }
        return SIMD4(straight(places.red), straight(places.green), straight(places.blue), alpha)
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
