import TintypeGraphics

/// Reads one file: gathers what its chunks say, then unpacks the pixels.
struct PNGReader {
    private let header: PNGHeader
    private var chunks: PNGChunkIterator
    private var palette: UnsafeBufferPointer<UInt8>?
    private var transparency: UnsafeBufferPointer<UInt8>?
    private var metadata = PNGMetadata()
    /// Bytes of compressed texts that may still be read.
    private var textLeft = PNGText.maximumLength
    private var pixelData: [UnsafeBufferPointer<UInt8>] = []

    /// - Precondition: `file` starts with the signature, and outlives the reader.
    init(file: UnsafeBufferPointer<UInt8>) throws {
        chunks = PNGChunkIterator(file: file)
        let first = try chunks.next()
        guard first.type == .header else { throw PNGError.missingChunk(PNGChunkType.header.name) }
        header = try PNGHeader(first.data)
    }

    /// Reads every chunk, up to the last; none is decompressed but texts.
    mutating func gather() throws {
        var previous = PNGChunkType.header
        while true {
            let (type, data) = try chunks.next()
            switch type {
            case .end:
                guard !pixelData.isEmpty else { throw PNGError.missingChunk(PNGChunkType.pixels.name) }
                return
            case .pixels:
                guard pixelData.isEmpty || previous == .pixels else { throw misplaced(type) }
                pixelData.append(data)
            case .palette:
                guard palette == nil, pixelData.isEmpty else { throw misplaced(type) }
                palette = data
            case .transparency:
                guard transparency == nil, pixelData.isEmpty else { throw misplaced(type) }
                transparency = data
            case .pixelSize: metadata.scale = PNGPixelSize.decode(data)
            case .text:
                if let entry = PNGText.decode(data, left: &textLeft) { metadata.append(entry) }
            case .header: throw misplaced(type)
            default:
                guard type.isAncillary else { throw PNGError.unknownCriticalChunk(type.name) }
            }
            previous = type
        }
    }

    private func misplaced(_ type: PNGChunkType) -> PNGError {
        .brokenChunk(chunk: type.name, problem: "stands where none may be")
    }

    /// - Precondition: the chunks were gathered.
    func outline() throws(PNGError) -> PNGOutline {
        // A palette that cannot be used is told here as it is on decoding.
        _ = try PNGPixelExpansion(header: header, palette: palette, transparency: transparency)
        return PNGOutline(size: PixelSize(width: header.width, height: header.height), metadata: metadata)
    }

    /// - Precondition: the chunks were gathered.
    /// - Parameter limit: The most pixels.
    func decode(limit: Int) throws -> DecodedPNG {
        guard header.width * header.height <= limit else {
            throw PNGError.tooLarge(width: header.width, height: header.height, limit: limit)
        }
        let expansion = try PNGPixelExpansion(header: header, palette: palette, transparency: transparency)
        let compressed = pixelData.reduce(0) { $0 + $1.count }
        // Before memory is asked for: a small file cannot hold a vast picture.
        guard header.scanlineBytes <= compressed * Zlib.maximumRatio else {
            throw PNGError.brokenPixels(problem: "there are too few bytes for \(header.width)×\(header.height) pixels")
        }
        let bitmap = try withJoinedPixels { try self.bitmap(of: $0, expansion) }
        return DecodedPNG(bitmap: bitmap, metadata: metadata)
    }

    /// Calls `body` with the contents of all `IDAT` chunks.
    private func withJoinedPixels<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        if pixelData.count == 1 { return try body(pixelData[0]) }
        var joined: [UInt8] = []
        joined.reserveCapacity(pixelData.reduce(0) { $0 + $1.count })
        for part in pixelData { joined.append(contentsOf: part) }
        return try joined.withUnsafeBufferPointer(body)
    }

    private func bitmap(of stream: UnsafeBufferPointer<UInt8>, _ expansion: PNGPixelExpansion) throws -> Bitmap {
        if let rows = PNGDirectRows(header, hasTransparentColor: transparency != nil) {
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
