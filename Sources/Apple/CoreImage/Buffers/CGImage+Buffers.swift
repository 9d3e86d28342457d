package import CoreGraphics

extension PixelOrder {
    /// The order of a format of four bytes a pixel, whose colours are multiplied by its alpha; nil for others.
    init?(_ format: OSType) {
        let info: CGBitmapInfo
        switch format {
        case kCVPixelFormatType_32BGRA: info = [Self.alphaFirst, .byteOrder32Little]
        case kCVPixelFormatType_32ARGB: info = Self.alphaFirst
        case kCVPixelFormatType_32RGBA: info = Self.alphaLast
        case kCVPixelFormatType_32ABGR: info = [Self.alphaLast, .byteOrder32Little]
        default: return nil
        }
        self.init(info, bytes: 4, isGray: false)
    }

    private static let alphaFirst = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
    private static let alphaLast = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
}

extension CVBuffer.Plane {
    /// The bytes of the rows.
    var pixels: UnsafeMutableRawBufferPointer { .init(start: base, count: height * bytesPerRow) }
}

extension CGImage {
    /// The picture of one in memory; nil for formats other than those of four bytes a pixel.
    package convenience init?(_ buffer: CVImageBuffer) {
        guard let order = PixelOrder(buffer.format), let plane = buffer.planes.first,
            let bitmap = order.bitmap(
                UnsafeRawBufferPointer(plane.pixels), width: plane.width, height: plane.height,
                bytesPerRow: plane.bytesPerRow)
        else { return nil }
        self.init(bitmap)
    }
}
