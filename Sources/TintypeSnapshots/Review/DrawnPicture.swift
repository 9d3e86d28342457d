import TintypeGraphics
import TintypeImage

/// A picture that a run drew, read for review.
struct DrawnPicture {
    let decoded: DecodedPNG
    /// The hash as results write it.
    let hash: String

    /// - Throws: ``PNGError`` where `bytes` are no picture.
    init(bytes: [UInt8]) throws(PNGError) {
        do {
            decoded = try PNG.decode(bytes)
            try decoded.metadata.checkFormat()
        } catch let error as PNGError {
            throw error
        } catch {
            preconditionFailure("reading a picture throws nothing but PNGError")
        }
        hash = PictureHash.text(of: decoded.bitmap)
    }

    /// The file that becomes the golden: the same pixels and texts, pressed as hard as a golden is.
    func golden() throws(PNGError) -> [UInt8] {
        try PNG.encode(decoded.bitmap, metadata: decoded.metadata, level: .smallest)
    }

    /// Returns whether this picture differs from `other` in nothing but the name of the scene.
    func isSameButForName(_ other: DrawnPicture) -> Bool {
        hash == other.hash && decoded.metadata.layout == other.decoded.metadata.layout
            && decoded.metadata.fingerprint == other.decoded.metadata.fingerprint
            && decoded.metadata.scale == other.decoded.metadata.scale
    }
}

/// The hash of a picture's size and pixels, as results write it.
enum PictureHash {
    /// 32 hex digits.
    static func text(of bitmap: Bitmap) -> String { bitmap.pixelHash.description }
}
