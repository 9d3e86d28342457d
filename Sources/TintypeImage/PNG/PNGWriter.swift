import TintypeGraphics

/// Writes one picture. The order of chunks is fixed: IHDR, sRGB, pHYs, iTXt …, IDAT, IEND.
///
/// Rows are not filtered: on drawn interfaces that is both the fastest and the smallest.
struct PNGWriter {
    let bitmap: Bitmap
    let metadata: PNGMetadata
    let level: PNG.Level

    func write() -> [UInt8] {
        let compressor = ZlibCompressor(level)
        let texts = metadata.entries.map { PNGText.encode($0, compressor: compressor) }
        let (scanlines, isOpaque) = PNGScanlines.make(bitmap)
        let pixelBound = compressor.bound(scanlines.count)
        let capacity =
            PNGSignature.bytes.count + (12 + 13) + (12 + 1) + (12 + 9) + texts.reduce(0) { $0 + 12 + $1.count }
            + (12 + pixelBound) + 12

        return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            var output = PNGOutput(buffer)
            output.append(PNGSignature.bytes)
            output.appendChunk(.header, header(isOpaque: isOpaque))
            output.appendChunk(.colorSpace, [0])
            if let scale = metadata.scale { output.appendChunk(.pixelSize, PNGPixelSize.encode(scale: scale)) }
            for text in texts { output.appendChunk(.text, text) }
            output.appendChunk(.pixels) { room in
                scanlines.withUnsafeBufferPointer { compressor.compress($0, into: room) }
            }
            output.appendChunk(.end, [])
            count = output.count
        }
    }

    private func header(isOpaque: Bool) -> [UInt8] {
        [bitmap.width, bitmap.height].flatMap { side in
            withUnsafeBytes(of: UInt32(side).bigEndian) { Array($0) }
        } + [8, isOpaque ? 2 : 6, 0, 0, 0]
    }
}

/// A file under construction, in memory that is large enough for it.
private struct PNGOutput {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        self.buffer = buffer
    }

    mutating func append(_ bytes: some Collection<UInt8>) {
        let end = buffer[count...].initialize(fromContentsOf: bytes)
        count = end
    }

    mutating func appendChunk(_ type: PNGChunkType, _ data: [UInt8]) {
        appendChunk(type) { room in room.update(fromContentsOf: data) }
    }

    /// Appends a chunk whose contents `fill` writes to the memory that it is given, and counts.
    mutating func appendChunk(_ type: PNGChunkType, fill: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        let start = count
        // The sum, too, must find room.
        let room = UnsafeMutableBufferPointer(rebasing: buffer[(start + 8)..<(buffer.count - 4)])
        let length = fill(room)
        append(withUnsafeBytes(of: UInt32(length).bigEndian) { Array($0) })
        append(withUnsafeBytes(of: type.rawValue.bigEndian) { Array($0) })
        count += length
        let sum = Zlib.crc32(UnsafeBufferPointer(rebasing: buffer[(start + 4)..<count]))
        append(withUnsafeBytes(of: sum.bigEndian) { Array($0) })
    }
}
