package import TintypeGraphics

/// The colours of all frames of an animation, of which its one form of pixels is chosen: the fewest bytes that hold them.
package struct APNGColors: Sendable {
    private var table: PixelTable? = PixelTable()
    private var isOpaque = true
    private var isGray = true

    package init() {}

    package mutating func add(_ bitmap: Bitmap) {
        bitmap.bytes.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            var previous: UInt32?
            for pixel in pixels where pixel != previous {
                let value = pixel.littleEndian
                isOpaque = isOpaque && value >> 24 == 255
                isGray = isGray && (value ^ value >> 8) & 0xFFFF == 0
                if table?.insert(value) == false { table = nil }
                previous = pixel
                // Nothing is left to be found out.
                if table == nil, !isOpaque, !isGray { return }
            }
        }
    }

    var form: PNGForm {
        if isOpaque, isGray { return .gray }
        if let table { return .palette(PNGPalette(table)) }
        return isOpaque ? .rgb : .rgba
    }
}
