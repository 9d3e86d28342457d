import TintypeGraphics

extension Bitmap {
    /// A part of the picture; smaller than `part` where the picture ends within it, and empty where it lies outside.
    func cut(to part: PixelRect) -> Bitmap {
        let seen = part.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * seen.width * seen.height)
        for y in seen.y..<(seen.y + seen.height) {
            let start = 4 * (y * width + seen.x)
            bytes += self.bytes[start..<(start + 4 * seen.width)]
        }
        return Bitmap(width: seen.width, height: seen.height, bytes: bytes)
    }
}
