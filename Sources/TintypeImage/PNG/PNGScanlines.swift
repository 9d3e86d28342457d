import TintypeGraphics

/// The rows of a picture as PNG compresses them: each after a byte that names its filter, here always none.
enum PNGScanlines {
    /// The rows, three bytes a pixel where every pixel is opaque, else four.
    static func make(_ bitmap: Bitmap) -> (bytes: [UInt8], isOpaque: Bool) {
        bitmap.bytes.withUnsafeBytes { pixels in
            guard let source = pixels.baseAddress else { return ([], true) }
            let isOpaque = isOpaque(pixels.bindMemory(to: UInt32.self))
            let (width, height) = (bitmap.width, bitmap.height)
            let rowBytes = 1 + (isOpaque ? 3 : 4) * width
            let bytes = [UInt8](unsafeUninitializedCapacity: rowBytes * height) { buffer, count in
                guard var row = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
                var pixelRow = source
                for _ in 0..<height {
                    row.storeBytes(of: 0, as: UInt8.self)
                    if isOpaque {
                        packRGB(from: pixelRow, to: row + 1, width: width)
                    } else {
                        (row + 1).copyMemory(from: pixelRow, byteCount: 4 * width)
                    }
                    row += rowBytes
                    pixelRow += 4 * width
                }
                count = rowBytes * height
            }
            return (bytes, isOpaque)
        }
    }

    private static func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
        let alpha = UInt32(0xFF00_0000).littleEndian
        var start = 0
        // In blocks, so that a transparent picture is known early and the inner loop has no branch.
        while start < pixels.count {
            let end = min(start + 4096, pixels.count)
            var common = UInt32.max
            for index in start..<end { common &= pixels[index] }
            if common & alpha != alpha { return false }
            start = end
        }
        return true
    }

    private static func packRGB(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, width: Int) {
        // Four bytes are stored at once; the fourth is overwritten by the next pixel. The last pixel has none after it.
        for x in 0..<(width - 1) {
            let pixel = source.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: 3 * x, as: UInt32.self)
        }
        (target + 3 * (width - 1)).copyMemory(from: source + 4 * (width - 1), byteCount: 3)
    }
}
