import TintypeGraphics

/// Writes one picture. The order of chunks is fixed: IHDR, sRGB, pHYs, iTXt …, PLTE, tRNS, IDAT, IEND.
///
/// Rows are not filtered, which on drawn interfaces is both the fastest and the smallest. For the smallest file filtered
/// rows are tried too, as gradients and photographs gain by them.
struct PNGWriter {
    let bitmap: Bitmap
    let metadata: PNGMetadata
    let level: PNG.Level

    func write() -> [UInt8] {
        bitmap.bytes.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            let form = PNGForm(pixels)
            let plain = PNGScanlines.make(
                pixels, stride: bitmap.width, width: bitmap.width, height: bitmap.height, form: form)
            return write(form, PNGScanlines.pressed(plain, width: bitmap.width, form: form, level: level))
        }
    }

    private func write(_ form: PNGForm, _ scanlines: [UInt8]) -> [UInt8] {
        let compressor = ZlibCompressor(level)
        var front: [(PNGChunkType, [UInt8])] = [
            (.header, PNGHeader.data(width: bitmap.width, height: bitmap.height, form: form)), (.colorSpace, [0]),
        ]
        if let scale = metadata.scale { front.append((.pixelSize, PNGPixelSize.encode(scale: scale))) }
        front += metadata.entries.map { (.text, PNGText.encode($0, compressor: compressor)) }
        front += form.chunks

        let frontBytes = front.reduce(0) { $0 + 12 + $1.1.count }
        let capacity =
            PNGSignature.bytes.count + frontBytes + (12 + compressor.bound(scanlines.count)) + 12
        return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            var output = PNGOutput(buffer)
            output.append(PNGSignature.bytes)
            for (type, data) in front { output.appendChunk(type, data) }
            output.appendChunk(.pixels) { room in
                scanlines.withUnsafeBufferPointer { compressor.compress($0, into: room) }
            }
            output.appendChunk(.end, [])
            count = output.count
        }
    }
}

/// A file under construction, in memory that is large enough for it.
private struct PNGOutput {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        self.buffer = buffer
    }

    subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: buffer[range])
    }

    mutating func append(_ bytes: some Collection<UInt8>) {
        let end = buffer[count...].initialize(fromContentsOf: bytes)
        count = end
    }

    mutating func appendChunk(_ type: PNGChunkType, _ data: [UInt8]) {
        appendChunk(type) { room in room.update(fromContentsOf: data) }
    }

    /// Appends a chunk whose contents `fill` writes to the memory that it is given, and counts.
    mutating func appendChunk(
        _ type: PNGChunkType, fill: (UnsafeMutableBufferPointer<UInt8>) -> Int
    ) {
        let start = count
        // The sum, too, must find room.
        let room = UnsafeMutableBufferPointer(rebasing: buffer[(start + 8)..<(buffer.count - 4)])
        let length = fill(room)
        append(withUnsafeBytes(of: UInt32(length).bigEndian) { Array($0) })
        append(withUnsafeBytes(of: type.rawValue.bigEndian) { Array($0) })
        count += length
        let sum = Zlib.crc32(self[(start + 4)..<count])
        append(withUnsafeBytes(of: sum.bigEndian) { Array($0) })
    }
}
