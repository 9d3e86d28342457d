import TintypeGraphics

/// Reads one file: gathers what its chunks say, then unpacks the pixels.
struct PNGReader {
    private let header: PNGHeader
    private var chunks: PNGChunkIterator
    private var palette: UnsafeBufferPointer<UInt8>?
    private var transparency: UnsafeBufferPointer<UInt8>?
    private var metadata = PNGMetadata()
    private var pixelData: [UnsafeBufferPointer<UInt8>] = []

    /// - Precondition: `file` starts with the signature, and outlives the reader.
    init(file: UnsafeBufferPointer<UInt8>) throws {
        chunks = PNGChunkIterator(file: file)
        let first = try chunks.next()
        guard first.type == .header else { throw PNGError.missingChunk(PNGChunkType.header.name) }
        header = try PNGHeader(first.data)
    }

    consuming func read() throws -> DecodedPNG {
        try gather()
        guard !pixelData.isEmpty else { throw PNGError.missingChunk(PNGChunkType.pixels.name) }
        var scanlines = try inflate()
        let unpacker = try PNGUnpacker(header: header, palette: palette, transparency: transparency)
        return DecodedPNG(bitmap: try unpacker.unpack(&scanlines), metadata: metadata)
    }

    private mutating func gather() throws {
        var previous = PNGChunkType.header
        while true {
            let (type, data) = try chunks.next()
            switch type {
            case .end: return
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
                if let entry = PNGText.decode(data) { metadata.append(entry) }
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

    private func inflate() throws -> [UInt8] {
        let expected = header.scanlineBytes
        let compressed = pixelData.reduce(0) { $0 + $1.count }
        // Before memory is asked for: a small file cannot hold a vast picture.
        guard expected <= compressed * Zlib.maximumRatio else {
            throw PNGError.brokenPixels(problem: "there are too few bytes for \(header.width)×\(header.height) pixels")
        }
        if pixelData.count == 1 { return try inflate(pixelData[0], expected: expected) }
        var joined: [UInt8] = []
        joined.reserveCapacity(compressed)
        for part in pixelData { joined.append(contentsOf: part) }
        return try joined.withUnsafeBufferPointer { try inflate($0, expected: expected) }
    }

    private func inflate(_ stream: UnsafeBufferPointer<UInt8>, expected: Int) throws -> [UInt8] {
        var outcome = Zlib.Outcome.broken
        let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
            outcome = Zlib.decompress(stream, into: UnsafeMutableBufferPointer(rebasing: buffer[..<expected]))
            if case .complete(let written) = outcome { count = written }
        }
        switch outcome {
        case .complete(count: expected): return bytes
        case .complete: throw PNGError.brokenPixels(problem: "the pixel data ends before the last row")
        case .tooLong: throw PNGError.brokenPixels(problem: "the pixel data goes on after the last row")
        case .broken: throw PNGError.brokenPixels(problem: "the compressed pixel data is damaged")
        }
    }
}
