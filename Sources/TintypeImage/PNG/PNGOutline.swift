package import TintypeGraphics

/// What a PNG file says before its pixels are decompressed. Every chunk's sum was checked.
package struct PNGOutline: Hashable, Sendable {
    package let size: PixelSize
    package let metadata: PNGMetadata
    /// nil where the file has no hashes, or where its pixel chunks are not those that the hashes were made of.
    private let provenPixels: Digest128?

    init(size: PixelSize, metadata: PNGMetadata, provenPixels: Digest128?) {
        self.size = size
        self.metadata = metadata
        self.provenPixels = provenPixels
    }

    /// Whether the file holds hashes that prove its pixels.
    package var isProven: Bool { provenPixels != nil }

    /// Whether decoding the file would give exactly `bitmap`; false also where only decoding can tell.
    ///
    /// False positives: see ``ContentHash``. A file from a stranger may lie, and is to be decoded.
    package func provesEqual(_ bitmap: Bitmap) -> Bool {
        guard let provenPixels, size == PixelSize(width: bitmap.width, height: bitmap.height) else { return false }
        return provenPixels == ContentHash.hash(bitmap)
    }
}
