import CJpeg
import Foundation
package import TintypeGraphics

/// JPEG files, in alone.
package enum JPEG {
    /// Returns whether the bytes begin as a JPEG file does.
    package static func isBeginning(of bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// Reads a file, baseline or progressive, grey or in colours, turned as its Exif orientation says.
    ///
    /// Colour profiles are not applied: values are taken for sRGB. The exact inverse transform is used, so that all
    /// processors give the same pixels.
    ///
    /// - Parameter limit: The most pixels that are read.
    /// - Throws: ``JPEGError``.
    package static func decode(
        _ bytes: [UInt8], limit: Int = PNG.maximumReadPixelCount
    ) throws(JPEGError) -> Bitmap {
        guard isBeginning(of: bytes) else { throw .notJPEG }
        var picture = TintypeJpeg()
        let result = tintype_jpeg_decode(bytes, bytes.count, limit, &picture)
        let (width, height) = (Int(picture.width), Int(picture.height))
        guard result == TintypeJpegRead, let pixels = picture.pixels else {
            switch result {
            case TintypeJpegFourInks: throw .fourInks
            case TintypeJpegTooLarge: throw .size(width: width, height: height, limit: limit)
            default: throw .broken(problem: problem(of: picture))
            }
        }
        defer { free(pixels) }
        let upright = Bitmap(
            width: width, height: height,
            bytes: Array(UnsafeBufferPointer(start: pixels, count: 4 * width * height)))
        return ExifOrientation(ofJPEG: bytes).turn(upright)
    }

    private static func problem(of picture: TintypeJpeg) -> String {
        withUnsafeBytes(of: picture.message) { text in
            String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

/// The reason why a JPEG file cannot be read.
package enum JPEGError: Error, Hashable, Sendable {
    case notJPEG
    /// The picture has four inks: its colours are unknown without a profile of them.
    case fourInks
    /// More pixels than may be read.
    case size(width: Int, height: Int, limit: Int)
    /// `problem` is in libjpeg's words.
    case broken(problem: String)
}

extension JPEGError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notJPEG: "this is not a JPEG file"
        case .fourInks: "the JPEG file has the four inks of print (CMYK); save it in RGB"
        case .size(let width, let height, let limit):
            "a picture of \(width)×\(height) pixels is over the limit of \(limit) pixels"
        case .broken(let problem): "the JPEG file is broken: \(problem)"
        }
    }
}
