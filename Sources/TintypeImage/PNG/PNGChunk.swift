/// The name of a PNG chunk: four ASCII letters, the first in the highest byte.
struct PNGChunkType: Hashable {
    let rawValue: UInt32

    static let header = PNGChunkType("IHDR")
    static let palette = PNGChunkType("PLTE")
    static let pixels = PNGChunkType("IDAT")
    static let end = PNGChunkType("IEND")
    static let transparency = PNGChunkType("tRNS")
    static let colorSpace = PNGChunkType("sRGB")
    static let pixelSize = PNGChunkType("pHYs")
    static let text = PNGChunkType("iTXt")
    static let animation = PNGChunkType("acTL")
    static let frame = PNGChunkType("fcTL")
    static let framePixels = PNGChunkType("fdAT")

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    init(_ name: StaticString) {
        precondition(name.utf8CodeUnitCount == 4, "the name of a chunk has four letters")
        rawValue = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    /// Indicates whether a reader that does not know the chunk may leave it out.
    var isAncillary: Bool { rawValue & 0x2000_0000 != 0 }

    /// The four letters; bytes that are no letter are shown as `?`.
    var name: String {
        String(
            String.UnicodeScalarView(
                bytes.map { byte in
                    PNGChunkType.isLetter(byte) ? Unicode.Scalar(byte) : "?"
                }
            )
        )
    }

    var isValid: Bool { bytes.allSatisfy(PNGChunkType.isLetter) }

    private var bytes: [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte)
    }
}

/// Goes through the chunks of a file in memory and checks each one's sum.
struct PNGChunkIterator {
    private let file: UnsafeBufferPointer<UInt8>
    private var position = PNGSignature.bytes.count

    init(file: UnsafeBufferPointer<UInt8>) {
        self.file = file
    }

    /// The next chunk.
    ///
    /// - Throws: ``PNGError`` where the file ends first, as a file must have an `IEND` chunk, or the chunk is damaged.
    mutating func next() throws -> (type: PNGChunkType, data: UnsafeBufferPointer<UInt8>) {
        guard file.count - position >= 8 else {
            let isFirst = position == PNGSignature.bytes.count
            throw PNGError.truncated(chunk: (isFirst ? PNGChunkType.header : .end).name)
        }
        let length = Int(file.bigEndian32(at: position))
        let type = PNGChunkType(rawValue: file.bigEndian32(at: position + 4))
        guard type.isValid else {
            throw PNGError.brokenChunk(chunk: type.name, problem: "has a name that is not four letters")
        }
        guard length <= file.count - position - 12 else { throw PNGError.truncated(chunk: type.name) }
        let sum = Zlib.crc32(UnsafeBufferPointer(rebasing: file[position + 4..<position + 8 + length]))
        guard sum == file.bigEndian32(at: position + 8 + length) else {
            throw PNGError.checksumMismatch(chunk: type.name)
        }
        let data = UnsafeBufferPointer(rebasing: file[position + 8..<position + 8 + length])
        position += 12 + length
        return (type, data)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The four bytes from `index` on, the highest first.
    func bigEndian32(at index: Int) -> UInt32 {
        UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
            | UInt32(self[index + 3])
    }

    /// The two bytes from `index` on, the higher first.
    func bigEndian16(at index: Int) -> UInt16 {
        UInt16(self[index]) << 8 | UInt16(self[index + 1])
    }
}
