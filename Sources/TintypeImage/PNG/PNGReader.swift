import TintypeGraphics

/// Reads one file: gathers what its chunks say, then unpacks the pixels.
struct PNGReader {
    let header: PNGHeader
    private var chunks: PNGChunkIterator
    private var palette: UnsafeBufferPointer<UInt8>?
    private var transparency: UnsafeBufferPointer<UInt8>?
    private(set) var metadata = PNGMetadata()
    /// Bytes of compressed texts that may still be read.
    private var textLeft = PNGText.maximumLength
    private var pixelData: [UnsafeBufferPointer<UInt8>] = []
    /// The number of frames that the file says it has; nil for a still picture.
    private var frameCount: Int?
    /// The frames; nil where only the still picture is read, whatever else there is.
    private(set) var frames: APNGChunks?

    /// - Precondition: `file` starts with the signature, and outlives the reader.
    init(file: UnsafeBufferPointer<UInt8>, readsFrames: Bool = false) throws {
        chunks = PNGChunkIterator(file: file)
        let first = try chunks.next()
        guard first.type == .header else { throw PNGError.missingChunk(PNGChunkType.header.name) }
        header = try PNGHeader(first.data)
        if readsFrames {
            frames = APNGChunks(file: file, canvas: PixelSize(width: header.width, height: header.height))
        }
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
                try frames?.take(type, data, afterPixels: true)
            case .animation, .frame, .framePixels:
                if type == .animation, pixelData.isEmpty, data.count == 8 { frameCount = Int(data.bigEndian32(at: 0)) }
                try frames?.take(type, data, afterPixels: !pixelData.isEmpty)
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
        return PNGOutline(
            size: PixelSize(width: header.width, height: header.height), metadata: metadata,
            frameCount: frameCount)
    }

    /// - Precondition: the chunks were gathered.
    /// - Parameter limit: The most pixels.
    func decode(limit: Int) throws -> DecodedPNG {
        guard header.width * header.height <= limit else {
            throw PNGError.tooLarge(width: header.width, height: header.height, limit: limit)
        }
        return DecodedPNG(bitmap: try pixels().bitmap(of: pixelData), metadata: metadata)
    }

    /// The decoder of the file's pixels, and of its frames'.
    ///
    /// - Precondition: the chunks were gathered.
    func pixels() throws(PNGError) -> PNGPixels {
        PNGPixels(
            header: header,
            expansion: try PNGPixelExpansion(header: header, palette: palette, transparency: transparency),
            hasTransparency: transparency != nil)
    }
}
