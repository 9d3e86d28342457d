package import TintypeGraphics

/// Writes an animation frame by frame. No more than two pictures and one compressed frame are in memory at a time, however many
/// frames there are.
///
/// Of each frame only the smallest rectangle is stored that holds what changed, and equal frames become one that is shown longer.
/// The order of chunks is fixed: IHDR, acTL, sRGB, pHYs, PLTE, tRNS, then of each frame fcTL and IDAT or fdAT, then iTXt …, IEND.
package final class APNGWriter {
    private let size: PixelSize
    private let times: FrameTimes
    private let form: PNGForm
    private let level: PNG.Level
    private let compressor: ZlibCompressor
    private let output: APNGOutput
    private var marks = FrameMarks()
    private var previous: Bitmap?
    /// The frame that may still be shown longer.
    private var pending: (area: PixelRect, delay: FrameTime, pixels: [UInt8])?
    private var sequence: UInt32 = 0
    private var count = 0
    private let countPlace: Int

    /// - Parameters:
    ///   - scale: Pixels a point.
    ///   - colors: The colours of all frames; nil where they are not known ahead, for which four bytes a pixel are kept.
    /// - Throws: ``PNGError/size(width:height:)``.
    init(
        size: PixelSize, scale: Double, times: FrameTimes, colors: APNGColors?, level: PNG.Level, output: APNGOutput
    ) throws {
        try PNG.checkSize(width: size.width, height: size.height)
        (self.size, self.times, self.level, self.output) = (size, times, level, output)
        form = colors?.form ?? .rgba
        compressor = ZlibCompressor(level)
        try output.append(PNGSignature.bytes)
        try output.append(.header, PNGHeader.data(width: size.width, height: size.height, form: form))
        countPlace = output.count
        try output.append(.animation, Self.control(frames: 1))
        try output.append(.colorSpace, [0])
        try output.append(.pixelSize, PNGPixelSize.encode(scale: scale))
        for (type, data) in form.chunks { try output.append(type, data) }
    }

    /// Adds the picture at the next instant.
    ///
    /// - Throws: ``FrameSizeError`` for one of another size, and ``FileError``.
    package func append(_ bitmap: Bitmap) throws {
        let index = marks.marks.count
        precondition(index < times.instants.count, "there is a picture for each instant")
        let instant = times.instants[index]
        guard bitmap.width == size.width, bitmap.height == size.height else {
            throw FrameSizeError(
                instant: instant, size: PixelSize(width: bitmap.width, height: bitmap.height), first: size)
        }
        let delay = times.delay(at: index)
        let area = previous.map { $0.changedArea(to: bitmap) } ?? size.bounds
        if area == nil, let shown = pending, APNGControl.isExact(shown.delay + delay) {
            pending?.delay = shown.delay + delay
            marks.append(instant, isNew: false)
            return
        }
        try writePending()
        // A frame has a pixel even where nothing changed.
        let kept = area ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        pending = (kept, delay, compressed(bitmap, kept))
        marks.append(instant, isNew: true)
        previous = bitmap
    }

    /// Ends the file with the texts; nothing may follow.
    ///
    /// - Precondition: Each instant has its picture.
    func finish(_ entries: [PNGMetadata.Entry]) throws {
        precondition(marks.marks.count == times.instants.count, "there is a picture for each instant")
        try writePending()
        var metadata = PNGMetadata(entries: entries)
        metadata.frameMarks = marks.text
        for entry in metadata.entries { try output.append(.text, PNGText.encode(entry, compressor: compressor)) }
        try output.append(.end, [])
        try output.replace(countPlace, .animation, Self.control(frames: count))
        try output.finish()
    }

    private func compressed(_ bitmap: Bitmap, _ area: PixelRect) -> [UInt8] {
        let plain = PNGScanlines.make(bitmap, area, form: form)
        return compressor.compress(PNGScanlines.pressed(plain, width: area.width, form: form, level: level))
    }

    private func writePending() throws {
        guard let frame = pending else { return }
        pending = nil
        let control = APNGControl(sequence: sequence, area: frame.area, delay: frame.delay)
        sequence += 1
        try output.append(.frame, control.data)
        if count == 0 {
            try output.append(.pixels, frame.pixels)
        } else {
            try output.append(.framePixels, BigEndian.bytes(sequence), frame.pixels)
            sequence += 1
        }
        count += 1
    }

    /// The contents of `acTL`: played again and again.
    private static func control(frames: Int) -> [UInt8] { BigEndian.bytes(UInt32(frames)) + [0, 0, 0, 0] }
}

/// A frame of another size than the frames before it.
package struct FrameSizeError: ExplainedError, Hashable {
    package let instant: FrameTime
    package let size: PixelSize
    package let first: PixelSize

    /// The fault, without a full stop at the end.
    package var message: String {
        "the picture at \(instant.text) s is of \(size) pixels and the first of \(first): an animation has one size"
    }

    /// The remedy for the user.
    package var hint: String { "give the canvas a width and a height" }
}
