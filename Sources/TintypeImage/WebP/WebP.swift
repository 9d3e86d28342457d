import CWebP
package import TintypeGraphics

/// WebP files, in alone.
package enum WebP {
    /// Returns whether the bytes begin as a WebP file does.
    package static func isBeginning(of bytes: [UInt8]) -> Bool {
        bytes.count >= 12 && bytes.starts(with: "RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
    }

    /// Reads a file, lossy or lossless, with its alpha, turned as its Exif orientation says; of an animation the first
    /// picture.
    ///
    /// Colour profiles are not applied: values are taken for sRGB.
    ///
    /// - Parameter limit: The most pixels that are read.
    /// - Throws: ``WebPError``.
    package static func decode(
        _ bytes: [UInt8], limit: Int = PNG.maximumReadPixelCount
    ) throws(WebPError) -> Bitmap {
        guard isBeginning(of: bytes) else { throw .notWebP }
        var features = WebPBitstreamFeatures()
        let status = WebPGetFeatures(bytes, bytes.count, &features)
        guard status == VP8_STATUS_OK else { throw .broken(problem(status)) }
        let (width, height) = (Int(features.width), Int(features.height))
        guard width > 0, height > 0, width * height <= limit else {
            throw .size(width: width, height: height, limit: limit)
        }
        var picture = Bitmap(width: width, height: height)
        let isRead =
            features.has_animation != 0 ? readFirst(of: bytes, into: &picture) : read(bytes, into: &picture)
        guard isRead else { throw .broken("its pixels cannot be read") }
        if features.has_alpha != 0 { picture.clearTransparent() }
        return ExifOrientation(ofWebP: bytes).turn(picture)
    }

    private static func read(_ bytes: [UInt8], into picture: inout Bitmap) -> Bool {
        let row = Int32(4 * picture.width)
        return picture.bytes.withUnsafeMutableBufferPointer { pixels in
            WebPDecodeRGBAInto(bytes, bytes.count, pixels.baseAddress, pixels.count, row) != nil
        }
    }

    /// Reads the first frame to its place on an empty canvas. libwebp's own player would keep three canvases besides.
    private static func readFirst(of bytes: [UInt8], into picture: inout Bitmap) -> Bool {
        bytes.withUnsafeBufferPointer { file in
            var data = WebPData(bytes: file.baseAddress, size: file.count)
            guard let parts = WebPDemux(&data) else { return false }
            defer { WebPDemuxDelete(parts) }
            var frame = WebPIterator()
            guard WebPDemuxGetFrame(parts, 1, &frame) != 0 else { return false }
            defer { WebPDemuxReleaseIterator(&frame) }
            let (x, y) = (Int(frame.x_offset), Int(frame.y_offset))
            guard x >= 0, y >= 0, frame.width > 0, frame.height > 0, x + Int(frame.width) <= picture.width,
                y + Int(frame.height) <= picture.height
            else { return false }
            let row = 4 * picture.width
            return picture.bytes.withUnsafeMutableBufferPointer { pixels in
                let place = UnsafeMutableBufferPointer(rebasing: pixels[(y * row + 4 * x)...])
                return WebPDecodeRGBAInto(
                    frame.fragment.bytes, frame.fragment.size, place.baseAddress, place.count, Int32(row)) != nil
            }
        }
    }

    private static func problem(_ status: VP8StatusCode) -> String {
        switch status {
        case VP8_STATUS_NOT_ENOUGH_DATA: "it ends too early"
        case VP8_STATUS_OUT_OF_MEMORY: "there is not enough memory"
        case VP8_STATUS_UNSUPPORTED_FEATURE: "it needs what libwebp has not"
        default: "its head cannot be read"
        }
    }
}

extension Bitmap {
    /// Gives all pixels of alpha 0 the colour 0, which files need not.
    fileprivate mutating func clearTransparent() {
        bytes.withUnsafeMutableBufferPointer { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] == 0 {
                for channel in 0..<3 { bytes[start + channel] = 0 }
            }
        }
    }
}

/// The reason why a WebP file cannot be read.
package enum WebPError: Error, Hashable, Sendable {
    case notWebP
    /// No pixel, or more than may be read.
    case size(width: Int, height: Int, limit: Int)
    /// A clause that says how.
    case broken(String)
}

extension WebPError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notWebP: "this is not a WebP file"
        case .size(let width, let height, let limit):
            "a picture of \(width)×\(height) pixels is over the limit of \(limit) pixels"
        case .broken(let problem): "the WebP file is broken: \(problem)"
        }
    }
}
