package import TintypeGraphics

/// Portable Network Graphics, in and out.
package enum PNG {
    /// The effort of compression. The pixels are the same at each.
    package enum Level: Hashable, Sendable {
        /// For pictures that are looked at once: the least time.
        case fast
        /// For pictures that are kept: the fewest bytes, at many times the time.
        case smallest
    }

    /// The most pixels that a picture may have, on reading as on writing: 2^28, which is 1 GiB in memory.
    package static let maximumPixelCount = 1 << 28
    /// The most pixels that are read where nobody says how many are expected: 2^26, which is 256 MiB. A few kilobytes can say
    /// that they are of so many.
    package static let maximumReadPixelCount = 1 << 26

    /// The file of `bitmap`: 8 bits a sample, not interlaced, and as few samples a pixel as its colours allow (see
    /// ``PNGForm``).
    ///
    /// The bytes depend on nothing but the arguments (and the version of libdeflate).
    ///
    /// - Throws: ``PNGError/size(width:height:)`` where there is no pixel, or more than ``maximumPixelCount``.
    package static func encode(
        _ bitmap: Bitmap, metadata: PNGMetadata = PNGMetadata(), level: Level = .fast
    ) throws(PNGError) -> [UInt8] {
        try checkSize(width: bitmap.width, height: bitmap.height)
        return PNGWriter(bitmap: bitmap, metadata: metadata, level: level).write()
    }

    /// Reads a file of any colour type and bit depth, interlaced or not.
    ///
    /// Channels of 16 bits are rounded to 8. Chunks about colour (`gAMA`, `iCCP`) are not applied: values are taken for
    /// sRGB. Of an animation the still picture is read. Bytes after the end of the picture are ignored.
    ///
    /// - Parameter limit: The most pixels.
    /// - Throws: ``PNGError``.
    package static func decode(_ bytes: [UInt8], limit: Int = maximumReadPixelCount) throws -> DecodedPNG {
        try PNGSignature.check(bytes)
        return try bytes.withUnsafeBufferPointer { buffer in
            var reader = try PNGReader(file: buffer)
            try reader.gather()
            return try reader.decode(limit: limit)
        }
    }

    /// Reads size and metadata, and decompresses no pixel.
    ///
    /// - Throws: ``PNGError``; what is wrong with the compressed pixels alone is not seen.
    package static func outline(of bytes: [UInt8]) throws -> PNGOutline {
        try PNGSignature.check(bytes)
        return try bytes.withUnsafeBufferPointer { buffer in
            var reader = try PNGReader(file: buffer)
            try reader.gather()
            return try reader.outline()
        }
    }

    static func checkSize(width: Int, height: Int) throws(PNGError) {
        // Each side is below 2^31, so the product of two fits.
        guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max),
            width * height <= maximumPixelCount
        else { throw .size(width: width, height: height) }
    }
}

/// The contents of a PNG file.
package struct DecodedPNG: Hashable, Sendable {
    package var bitmap: Bitmap
    package var metadata: PNGMetadata

    package init(bitmap: Bitmap, metadata: PNGMetadata) {
        self.bitmap = bitmap
        self.metadata = metadata
    }

    /// Pixels a point; 1 where the file does not say.
    package var scale: Double { metadata.scale ?? 1 }
}
