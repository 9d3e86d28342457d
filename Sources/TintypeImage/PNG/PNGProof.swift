/// What a file written here says about itself, so that it is known for equal to a bitmap without being decoded: the hash
/// of its pixels, and the hash of the chunks that the pixels are decoded from.
///
/// Whoever edits the pixels, with the metadata kept or not, changes the second hash or takes both away. The hashes are
/// no seal: files from strangers are decoded.
struct PNGProof: Hashable {
    /// Of the size and the RGBA values.
    let pixels: Digest128
    /// Of the contents of `IHDR`, `PLTE`, `tRNS` and all `IDAT` chunks.
    let chunks: Digest128

    /// Of the layout of the chunk's contents and of both hashes; another version is not read.
    private static let version: UInt8 = 1

    init(pixels: Digest128, chunks: Digest128) {
        self.pixels = pixels
        self.chunks = chunks
    }

    /// nil where the chunk is not of the known version.
    init?(_ data: UnsafeBufferPointer<UInt8>) {
        guard data.count == 33, data[0] == PNGProof.version else { return nil }
        pixels = Digest128(data, at: 1)
        chunks = Digest128(data, at: 17)
    }

    /// What the chunk holds: the version, then the hashes.
    var data: [UInt8] { [PNGProof.version] + pixels.bytes + chunks.bytes }

    /// The hash of the contents of the chunks that pixels are decoded from; `pixels` are those of all `IDAT` chunks, joined.
    static func chunkHash(
        header: [UInt8], palette: [UInt8]?, transparency: [UInt8]?, pixels: UnsafeBufferPointer<UInt8>
    ) -> Digest128 {
        // Each with its length, so that no byte can move from one to the next; and one that is missing is not empty.
        var front = field(header)
        front += palette.map(field) ?? [0]
        front += transparency.map(field) ?? [0]
        front += ContentHash.hash(UnsafeRawBufferPointer(pixels), tag: (0, 0)).bytes
        return front.withUnsafeBytes { ContentHash.hash($0, tag: (1, 0)) }
    }

    private static func field(_ bytes: [UInt8]) -> [UInt8] {
        [1] + withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { Array($0) } + bytes
    }
}
