import TintypeGraphics
import TintypeImage

/// A picture that a run drew, or an animation, read for review.
struct DrawnPicture {
    let metadata: PNGMetadata
    /// The hash as results write it.
    let hash: String
    private let content: Content

    private enum Content {
        case still(Bitmap)
        /// The file: its frames are decoded one at a time, whenever they are needed.
        case frames([UInt8])
    }

    /// - Throws: ``PNGError`` where `bytes` are no picture.
    init(bytes: [UInt8]) throws(PNGError) {
        (metadata, hash, content) = try Self.reading {
            if try PNG.outline(of: bytes).frameCount == nil {
                let decoded = try PNG.decode(bytes)
                try decoded.metadata.checkFormat()
                return (decoded.metadata, PictureHash.text(of: decoded.bitmap), .still(decoded.bitmap))
            }
            var reader = try APNGReader(bytes)
            try reader.metadata.checkFormat()
            var hash = FramesHash()
            while let frame = try reader.nextFrame() { hash.add(frame.instant, frame.bitmap) }
            return (reader.metadata, hash.text, .frames(bytes))
        }
    }

    /// The file that becomes the golden: the same pixels and texts, pressed as hard as a golden is.
    func golden() throws(PNGError) -> [UInt8] { try encoded(metadata, level: .smallest) }

    /// The same pixels with other texts.
    func encoded(_ metadata: PNGMetadata, level: PNG.Level) throws(PNGError) -> [UInt8] {
        switch content {
        case .still(let bitmap): try PNG.encode(bitmap, metadata: metadata, level: level)
        case .frames(let bytes): try Self.reading { try Self.encoded(bytes, metadata, level: level) }
        }
    }

    private static func encoded(_ bytes: [UInt8], _ metadata: PNGMetadata, level: PNG.Level) throws -> [UInt8] {
        var (survey, reader) = (try APNGReader(bytes), try APNGReader(bytes))
        var colors = APNGColors()
        while let frame = try survey.nextFrame() { if !frame.isRepeated { colors.add(frame.bitmap) } }
        let times: FrameTimes
        do {
            times = try FrameTimes(reader.instants)
        } catch {
            throw PNGError.brokenAnimation(frame: nil, problem: "has instants that no run draws: \(error.message)")
        }
        let plan = APNG.Plan(
            size: reader.size, scale: metadata.scale ?? 1, times: times, colors: colors, level: level)
        return try APNG.encode(plan) { writer in
            while let frame = try reader.nextFrame() { try writer.append(frame.bitmap) }
            return metadata.entries
        }
    }

    /// Returns whether this picture differs from `other` in nothing but the name of the scene.
    func isSameButForName(_ other: DrawnPicture) -> Bool {
        hash == other.hash && metadata.layout == other.metadata.layout
            && metadata.furtherLayouts == other.metadata.furtherLayouts
            && metadata.fingerprint == other.metadata.fingerprint && metadata.scale == other.metadata.scale
    }

    private static func reading<Result>(_ body: () throws -> Result) throws(PNGError) -> Result {
        do {
            return try body()
        } catch let error as PNGError {
            throw error
        } catch {
            preconditionFailure("reading a picture throws nothing but PNGError: \(error)")
        }
    }
}

/// The hash of a picture's size and pixels, as results write it.
enum PictureHash {
    /// 32 hex digits.
    static func text(of bitmap: Bitmap) -> String { bitmap.pixelHash.description }
}
