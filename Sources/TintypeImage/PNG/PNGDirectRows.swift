import TintypeGraphics

/// Rows of 8-bit RGB or RGBA, restored within the memory that becomes the bitmap.
///
/// The stored rows are decompressed to the end of that memory. As they are restored from the top, four bytes a pixel are
/// written to its start; these never catch up with what is still to be read, as they end where the rows end.
struct PNGDirectRows {
    private let width: Int
    private let height: Int
    private let channels: Int

    /// nil for pictures of any other form.
    init?(_ header: PNGHeader, hasTransparentColor: Bool) {
        guard header.depth == 8, !header.isInterlaced else { return nil }
        switch header.colorType {
        case .rgba: channels = 4
        case .rgb where !hasTransparentColor: channels = 3
        default: return nil
        }
        width = header.width
        height = header.height
    }

    private var storedBytes: Int { height * (1 + channels * width) }
    private var bitmapBytes: Int { height * 4 * width }

    /// The bitmap of the rows that `fill` writes, to all of the memory that it is given.
    func bitmap(fill: (UnsafeMutableBufferPointer<UInt8>) throws -> Void) throws -> Bitmap {
        // Of a single column, each stored row is as long as what it becomes, or longer.
        let capacity = max(bitmapBytes, storedBytes)
        let bytes = try [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            let stored = UnsafeMutableBufferPointer(rebasing: buffer[(capacity - storedBytes)..<capacity])
            try fill(stored)
            try restore(UnsafeRawPointer(stored.baseAddress!), to: UnsafeMutableRawPointer(buffer.baseAddress!))
            count = bitmapBytes
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    private func restore(_ stored: UnsafeRawPointer, to target: UnsafeMutableRawPointer) throws {
        for y in 0..<height {
            let source = stored + y * (1 + channels * width)
            let number = source.load(as: UInt8.self)
            guard let filter = PNGFilter(rawValue: number) else {
                throw PNGError.brokenPixels(problem: "a row has the filter \(number), which does not exist")
            }
            let row = target + y * 4 * width
            let above = y > 0 ? UnsafeRawPointer(row - 4 * width) : nil
            if channels == 4 {
                PNGDirectRow<StoredRGBA>(source: source + 1, target: row, above: above, width: width).restore(filter)
            } else {
                PNGDirectRow<StoredRGB>(source: source + 1, target: row, above: above, width: width).restore(filter)
            }
            // Only now: the row was predicted from the colours that the file has.
            if channels == 4, let above { clearTransparent(UnsafeMutableRawPointer(mutating: above)) }
        }
        if channels == 4 { clearTransparent(target + (height - 1) * 4 * width) }
    }

    /// Gives pixels of alpha 0 the colour 0, as a bitmap has it.
    private func clearTransparent(_ row: UnsafeMutableRawPointer) {
        let alpha = UInt32(0xFF00_0000).littleEndian
        let pixels = row.assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
            let pixel = pixels[x]
            pixels[x] = pixel & alpha == 0 ? 0 : pixel
        }
    }
}
