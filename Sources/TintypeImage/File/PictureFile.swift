package import TintypeGraphics

/// A file of a picture in a form that is read here: PNG, JPEG or WebP, told by its first bytes, whatever its name says.
package enum PictureFile {
    /// The endings of files that are read, without the full stop.
    package static let endings = ["png", "jpg", "jpeg", "webp"]

    /// - Parameter limit: The most pixels that are read.
    /// - Throws: ``PictureFileError``, `PNGError`, `JPEGError` or `WebPError`.
    package static func decode(_ bytes: [UInt8], limit: Int = PNG.maximumReadPixelCount) throws -> Bitmap {
        if JPEG.isBeginning(of: bytes) { return try JPEG.decode(bytes, limit: limit) }
        if WebP.isBeginning(of: bytes) { return try WebP.decode(bytes, limit: limit) }
        do {
            return try PNG.decode(bytes, limit: limit).bitmap
        } catch PNGError.notPNG {
            throw PictureFileError(kind: FileKind(of: bytes))
        }
    }
}

/// A file that is no picture that is read here.
package struct PictureFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of file that was found instead; nil where that cannot be told.
    package let kind: FileKind?

    package var description: String {
        kind.map { "it is \($0.rawValue), and PNG, JPEG and WebP are read" } ?? "it is no PNG, JPEG or WebP file"
    }
}
