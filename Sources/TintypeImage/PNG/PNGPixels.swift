import TintypeGraphics

/// Decodes compressed pixels that a file's header, or a frame's control, describes.
struct PNGPixels {
    private let header: PNGHeader
    private let expansion: PNGPixelExpansion
    private let hasTransparency: Bool

    /// - Parameter hasTransparency: True where the file has a chunk about it.
    init(header: PNGHeader, expansion: PNGPixelExpansion, hasTransparency: Bool) {
        self.header = header
        self.expansion = expansion
        self.hasTransparency = hasTransparency
    }

    /// The decoder of a frame of that size.
    func resized(width: Int, height: Int) -> PNGPixels {
        PNGPixels(
            header: header.resized(width: width, height: height), expansion: expansion,
            hasTransparency: hasTransparency)
    }

    /// The picture whose stream `parts` hold one after the other.
    func bitmap(of parts: [UnsafeBufferPointer<UInt8>]) throws -> Bitmap {
        let compressed = parts.reduce(0) { $0 + $1.count }
        // Before memory is asked for: a small file cannot hold a vast picture.
        guard header.scanlineBytes <= compressed * Zlib.maximumRatio else {
            throw PNGError.brokenPixels(problem: "there are too few bytes for \(header.width)×\(header.height) pixels")
        }
        if parts.count == 1 { return try bitmap(of: parts[0]) }
        var joined: [UInt8] = []
        joined.reserveCapacity(compressed)
        for part in parts { joined.append(contentsOf: part) }
        return try joined.withUnsafeBufferPointer { try bitmap(of: $0) }
    }

    private func bitmap(of stream: UnsafeBufferPointer<UInt8>) throws -> Bitmap {
        if let rows = PNGDirectRows(header, hasTransparentColor: hasTransparency) {
            return try rows.bitmap { try inflate(stream, into: $0) }
        }
        let count = header.scanlineBytes
        var scanlines = try [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            try inflate(stream, into: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            initialized = count
        }
        return try PNGUnpacker(header: header, expansion: expansion).unpack(&scanlines)
    }

    /// Fills `rows` to its end.
    private func inflate(
        _ stream: UnsafeBufferPointer<UInt8>, into rows: UnsafeMutableBufferPointer<UInt8>
    ) throws(PNGError) {
        switch Zlib.decompress(stream, into: rows) {
        case .complete(count: rows.count): return
        case .complete: throw PNGError.brokenPixels(problem: "the pixel data ends before the last row")
        case .tooLong: throw PNGError.brokenPixels(problem: "the pixel data goes on after the last row")
        case .broken: throw PNGError.brokenPixels(problem: "the compressed pixel data is damaged")
        }
    }
}
