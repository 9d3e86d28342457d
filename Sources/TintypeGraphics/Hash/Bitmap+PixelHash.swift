extension Bitmap {
    /// The digest of the width and the height, 8 bytes each with the least first, and of the RGBA values: for two pictures that
    /// were not made to collide, equal digests mean equal pixels.
    package var pixelHash: Digest128 {
        [UInt64(width).littleEndian, UInt64(height).littleEndian].withUnsafeBytes { size in
            bytes.withUnsafeBytes { Digest128(size, $0) }
        }
    }
}
