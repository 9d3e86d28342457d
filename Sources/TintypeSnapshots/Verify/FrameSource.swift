import TintypeGraphics
import TintypeImage

/// The frames of a golden in their order, one looked at ahead.
struct FrameSource {
    struct Found {
        var frame: APNGReader.Frame
        /// Its place among the golden's frames.
        var index: Int
    }

    private var reader: APNGReader
    private let path: String
    private var ahead: APNGReader.Frame?
    private var index = 0

    /// - Throws: ``SnapshotError/unreadableGolden(path:_:)``.
    init(_ bytes: [UInt8], path: String) throws(SnapshotError) {
        var limits = APNGReader.Limits()
        limits.pixels = PNG.maximumPixelCount
        self.path = path
        do {
            reader = try APNGReader(bytes, limits: limits)
            try reader.metadata.checkFormat()
        } catch {
            throw FrameSource.unreadable(path, error)
        }
        ahead = try read()
    }

    /// The next frame; nil after the last.
    mutating func next() throws(SnapshotError) -> Found? {
        guard let frame = ahead else { return nil }
        defer { index += 1 }
        let found = Found(frame: frame, index: index)
        ahead = try read()
        return found
    }

    /// The next frame where it is earlier than `instant`.
    mutating func next(before instant: FrameTime) throws(SnapshotError) -> Found? {
        guard let frame = ahead, frame.instant < instant else { return nil }
        return try next()
    }

    /// The next frame where it is of `instant`.
    mutating func next(at instant: FrameTime) throws(SnapshotError) -> Found? {
        guard let frame = ahead, frame.instant == instant else { return nil }
        return try next()
    }

    private mutating func read() throws(SnapshotError) -> APNGReader.Frame? {
        do {
            return try reader.nextFrame()
        } catch {
            throw FrameSource.unreadable(path, error)
        }
    }

    private static func unreadable(_ path: String, _ error: any Error) -> SnapshotError {
        guard let error = error as? PNGError else {
            preconditionFailure("reading a picture throws nothing but PNGError")
        }
        return .unreadableGolden(path: path, error)
    }
}
