/// Conversions between cairo's pixels (premultiplied, blue first on little-endian machines) and a bitmap's (straight, red
/// first).
enum PixelConversion {
    /// 255/alpha as 16.16 fixed point.
    private static let reciprocals: [UInt32] = [0] + (1...255).map { (255 * 65536 + $0 / 2) / $0 }

    /// Converts `count` pixels in place. Opaque pixels are only reordered.
    static func makeStraight(_ pixels: UnsafeMutableRawPointer, count: Int) {
        let words = pixels.bindMemory(to: UInt32.self, capacity: count)
        let block = 256
        var start = 0
        while start < count {
            let end = min(start + block, count)
            var least: UInt32 = 0xFF00_0000
            for index in start..<end { least &= words[index] }
            if least >= 0xFF00_0000 {
                for index in start..<end { words[index] = reordered(words[index]) }
            } else {
                reciprocals.withUnsafeBufferPointer { table in
                    for index in start..<end { words[index] = straight(words[index], table) }
                }
            }
            start = end
        }
    }

    /// The pixels of a bitmap as cairo has them.
    static func premultiplied(_ bytes: [UInt8]) -> [UInt32] {
        (0..<(bytes.count / 4)).map { index in
            let alpha = UInt32(bytes[4 * index + 3])
            func channel(_ offset: Int) -> UInt32 {
                let product = UInt32(bytes[4 * index + offset]) * alpha + 128
                return (product + product >> 8) >> 8
            }
            return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
        }
    }

    /// The order of bytes from 0xAARRGGBB in a register to red, green, blue, alpha in memory.
    private static func reordered(_ pixel: UInt32) -> UInt32 {
        let swapped = pixel & 0xFF00_FF00 | (pixel >> 16) & 0xFF | (pixel & 0xFF) << 16
        return UInt32(littleEndian: swapped)
    }

    private static func straight(_ pixel: UInt32, _ table: UnsafeBufferPointer<UInt32>) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return reordered(pixel) }
        if alpha == 0 { return 0 }
        let factor = table[Int(alpha)]
        func channel(_ shift: UInt32) -> UInt32 {
            min(((pixel >> shift & 0xFF) * factor + 0x8000) >> 16, 255)
        }
        return reordered(alpha << 24 | channel(16) << 16 | channel(8) << 8 | channel(0))
    }
}
