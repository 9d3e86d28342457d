public import CoreGraphics
public import Foundation

extension CIImage {
    /// The picture of pixels in the memory, the top row first: of four bytes in one of the four orders, or of one byte
    /// for greys. Others make no picture.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let info: CGBitmapInfo? =
            switch format {
            case .RGBA8: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
            case .RGBX8: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue)
            case .ARGB8: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
            case .BGRA8:
                CGBitmapInfo(
                    rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
            case .ABGR8:
                CGBitmapInfo(
                    rawValue: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
            case .L8, .R8: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
            default: nil
            }
        let bytes = format == .L8 || format == .R8 ? 1 : 4
        guard let info, let width = Int(exactly: size.width.rounded(.down)),
            let height = Int(exactly: size.height.rounded(.down)), let provider = CGDataProvider(data: data as CFData),
            let image = CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8 * bytes,
                bytesPerRow: bytesPerRow,
                space: bytes == 1 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: info,
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        else {
            self.init()
            return
        }
        self.init(cgImage: image)
    }
}
