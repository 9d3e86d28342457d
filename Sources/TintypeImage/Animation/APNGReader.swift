package import TintypeGraphics

/// Reads an animation frame by frame: no more than two pictures are in memory at a time.
///
/// A still picture is read as an animation of one frame, at 0.
package struct APNGReader {
    /// The most that an animation may be.
    package struct Limits: Hashable, Sendable {
        package var frames = FrameTimes.maximumCount
        /// Of one picture.
        package var pixels = PNG.maximumReadPixelCount
        /// Of all frames, each with the part of the picture that it changes.
        package var framePixels = 1 << 32

        package init() {}
    }

    /// A picture at an instant.
    package struct Frame: Hashable, Sendable {
        package var instant: FrameTime
        package var bitmap: Bitmap
        /// True where the picture is that of the instant before.
        package var isRepeated: Bool
    }

    package let size: PixelSize
    /// The file's texts, without the one of the instants.
    package let metadata: PNGMetadata
    /// The instants that the file tells, or else those at which its frames begin.
    package let instants: [FrameTime]
    /// True for a picture that is no animation.
    package let isStill: Bool
    private let marks: [FrameMarks.Mark]
    private let bytes: [UInt8]
    private let pixels: PNGPixels
    private let frames: [APNGChunks.Frame]
    private var canvas: APNGCanvas
    private var next = 0
    private var drawn = 0

    /// - Throws: ``PNGError`` for what is wrong with the file; with a frame's compressed pixels, only ``nextFrame()`` does.
    package init(_ bytes: [UInt8], limits: Limits = Limits()) throws {
        try PNGSignature.check(bytes)
        self.bytes = bytes
        var metadata = PNGMetadata()
        let found = try bytes.withUnsafeBufferPointer { file in
            var reader = try PNGReader(file: file, readsFrames: true)
            try reader.gather()
            try reader.frames?.finish()
            metadata = reader.metadata
            let size = PixelSize(width: reader.header.width, height: reader.header.height)
            return (size, try reader.pixels(), reader.frames?.frames ?? [])
        }
        (size, pixels, frames) = found
        guard size.area <= limits.pixels else {
            throw PNGError.tooLarge(width: size.width, height: size.height, limit: limits.pixels)
        }
        guard frames.count <= limits.frames else { throw PNGError.tooManyFrames(frames.count, limit: limits.frames) }
        // At most 10,000 frames of 2^26 pixels, as was made sure of before.
        let area = frames.reduce(0) { $0 + $1.control.area.width * $1.control.area.height }
        guard area <= limits.framePixels else {
            throw PNGError.tooManyFramePixels(limit: limits.framePixels)
        }
        isStill = frames.isEmpty
        marks = Self.marks(metadata, frames)
        instants = marks.map(\.instant)
        metadata.frameMarks = nil
        self.metadata = metadata
        canvas = APNGCanvas(size)
    }

    /// The picture at the next instant; nil after the last.
    ///
    /// - Throws: ``PNGError``.
    package mutating func nextFrame() throws -> Frame? {
        guard next < marks.count else { return nil }
        let mark = marks[next]
        next += 1
        if mark.isNew { try draw() }
        return Frame(instant: mark.instant, bitmap: canvas.bitmap, isRepeated: !mark.isNew)
    }

    private mutating func draw() throws {
        guard !isStill else {
            canvas.bitmap = try PNG.decode(bytes, limit: size.area).bitmap
            return
        }
        let (number, frame) = (drawn, frames[drawn])
        drawn += 1
        let area = frame.control.area
        let part: Bitmap
        do {
            part = try bytes.withUnsafeBufferPointer { file in
                try pixels.resized(width: area.width, height: area.height)
                    .bitmap(of: frame.pixels.map { UnsafeBufferPointer(rebasing: file[$0]) })
            }
        } catch PNGError.brokenPixels(let problem) {
            throw PNGError.brokenAnimation(frame: number, problem: "cannot be read: \(problem)")
        }
        canvas.draw(part, frame.control)
    }

    private static func marks(_ metadata: PNGMetadata, _ frames: [APNGChunks.Frame]) -> [FrameMarks.Mark] {
        if frames.isEmpty { return [FrameMarks.Mark(instant: .zero, isNew: true)] }
        if let marks = metadata.frameMarks.flatMap({ FrameMarks($0, frames: frames.count) }) { return marks.marks }
        var start = FrameTime.zero
        return frames.map { frame in
            defer { start = start + frame.control.delay }
            return FrameMarks.Mark(instant: start, isNew: true)
        }
    }
}

extension PNGMetadata {
    /// The instants of an animation, as ``FrameMarks`` writes them.
    var frameMarks: String? {
        get { self["Tintype-Frames"] }
        set { self["Tintype-Frames"] = newValue }
    }
}
