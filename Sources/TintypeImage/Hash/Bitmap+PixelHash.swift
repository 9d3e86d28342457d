package import TintypeGraphics

extension Bitmap {
    /// A hash of the size and the RGBA values, as ``ContentHash`` makes it: for two pictures that were not made to collide, equal
    /// hashes mean equal pixels.
    package var pixelHash: Digest128 { ContentHash.hash(self) }
}
