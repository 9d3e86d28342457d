package import CoreGraphics
import TintypeGraphics

/// The order of the four bytes of a pixel, whose colours are multiplied by its alpha.
struct PixelOrder {
    /// The places of red, green, blue and alpha.
    private let places: SIMD4<UInt8>

    /// Of a format of four bytes; nil for others.
    init?(_ format: OSType) {
        switch format {
        case kCVPixelFormatType_32BGRA: places = [2, 1, 0, 3]
        case kCVPixelFormatType_32ARGB: places = [1, 2, 3, 0]
        case kCVPixelFormatType_32RGBA: places = [0, 1, 2, 3]
        case kCVPixelFormatType_32ABGR: places = [3, 2, 1, 0]
        default: return nil
        }
    }

    /// The bytes of a pixel whose colours are not multiplied.
    func bytes(_ pixel: SIMD4<UInt8>) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        for channel in 0..<3 {
            bytes[Int(places[channel])] = UInt8((Int(pixel[channel]) * Int(pixel[3]) + 127) / 255)
        }
        bytes[Int(places[3])] = pixel[3]
        return bytes
    }

    /// The pixel of four bytes, its colours not multiplied.
    func pixel(_ bytes: UnsafeRawPointer) -> SIMD4<UInt8> {
        let alpha = Int(bytes.load(fromByteOffset: Int(places[3]), as: UInt8.self))
        var pixel = SIMD4<UInt8>(0, 0, 0, UInt8(alpha))
        guard alpha > 0 else { return pixel }
        for channel in 0..<3 {
            let value = Int(bytes.load(fromByteOffset: Int(places[channel]), as: UInt8.self))
            pixel[channel] = UInt8(min((value * 255 + alpha / 2) / alpha, 255))
        }
        return pixel
    }
}

extension CGImage {
    /// The picture of one in memory; nil for formats other than those of four bytes a pixel.
    package convenience init?(_ buffer: CVImageBuffer) {
        guard let order = PixelOrder(buffer.format), let plane = buffer.planes.first else { return nil }
        var bitmap = Bitmap(width: plane.width, height: plane.height)
        for row in 0..<plane.height {
            for column in 0..<plane.width {
                bitmap[column, row] = order.pixel(plane.base + row * plane.bytesPerRow + 4 * column)
            }
        }
        self.init(bitmap)
    }
}
