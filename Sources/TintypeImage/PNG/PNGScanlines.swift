import TintypeGraphics

/// The rows of a picture as PNG compresses them: each after a byte that names its filter, here always none.
enum PNGScanlines {
    /// The rows of `area` of a bitmap; its forms are those of the whole.
    static func make(_ bitmap: Bitmap, _ area: PixelRect, form: PNGForm) -> [UInt8] {
        bitmap.bytes.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            let start = area.y * bitmap.width + area.x
            return make(
                UnsafeBufferPointer(rebasing: pixels[start...]), stride: bitmap.width, width: area.width,
                height: area.height, form: form)
        }
    }

    /// - Parameter stride: The pixels from a row's start to the next one's.
    static func make(
        _ pixels: UnsafeBufferPointer<UInt32>, stride: Int, width: Int, height: Int, form: PNGForm
    ) -> [UInt8] {
        let rowBytes = 1 + form.colorType.channels * width
        let numbers: PixelTable? = if case .palette(let palette) = form { palette.numbers } else { nil }
        return [UInt8](unsafeUninitializedCapacity: rowBytes * height) { buffer, count in
            guard let first = buffer.baseAddress, let source = pixels.baseAddress else { return }
            for y in 0..<height {
                let (row, pixelRow) = (first + y * rowBytes, source + y * stride)
                row[0] = PNGFilter.none.rawValue
                switch form {
                case .gray: for x in 0..<width { row[1 + x] = UInt8(truncatingIfNeeded: pixelRow[x].littleEndian) }
                case .palette(let palette): palette.write(pixelRow, count: width, to: row + 1, numbers: numbers!)
                case .rgb: packRGB(from: pixelRow, to: row + 1, width: width)
                case .rgba: UnsafeMutableRawPointer(row + 1).copyMemory(from: pixelRow, byteCount: 4 * width)
                }
            }
            count = rowBytes * height
        }
    }

    /// The rows as they are to be compressed: those of the filter none, or at the smallest level others where these gain by it.
    static func pressed(_ plain: [UInt8], width: Int, form: PNGForm, level: PNG.Level) -> [UInt8] {
        guard level == .smallest, form.isFilterable else { return plain }
        let channels = form.colorType.channels
        let filtered = PNGFilterChoice.filtered(plain, rowBytes: channels * width, distance: channels)
        // Tried at the fast level: which of both is smaller hardly depends on it, and pressing hard takes long.
        let compressor = ZlibCompressor(.fast)
        return compressor.compress(filtered).count < compressor.compress(plain).count ? filtered : plain
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
