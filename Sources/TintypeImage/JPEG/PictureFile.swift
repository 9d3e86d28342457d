package import TintypeGraphics

/// A file of a picture in a form that is read here: PNG or JPEG, told by its first bytes.
package enum PictureFile {
    /// - Throws: ``PNGError`` or ``JPEGError``.
    package static func decode(_ bytes: [UInt8]) throws -> Bitmap {
        if JPEG.isBeginning(of: bytes) { return try JPEG.decode(bytes) }
        return try PNG.decode(bytes).bitmap
    }
}
