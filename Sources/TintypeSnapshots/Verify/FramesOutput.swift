import TintypeGraphics
import TintypeImage

/// Writes what a run drew of an animation, in a further pass over it.
struct FramesOutput {
    private let animation: AnimatedSnapshot
    private let comparison: FramesComparison
    private let terms: ComparisonSettings

    init(_ animation: AnimatedSnapshot, _ comparison: FramesComparison, terms: ComparisonSettings) {
        (self.animation, self.comparison, self.terms) = (animation, comparison, terms)
    }

    var size: PixelSize { comparison.size ?? PixelSize(width: 0, height: 0) }

    /// The texts of the file.
    private var entries: [PNGMetadata.Entry] {
        var metadata = PNGMetadata()
        metadata.format = PNGMetadata.animationFormat
        metadata.sceneName = animation.sceneName
        metadata.fingerprint = comparison.fingerprint?.text
        comparison.layouts.store(in: &metadata)
        return metadata.entries
    }

    /// The file of the run's frames.
    func file(level: PNG.Level) throws -> [UInt8] {
        let draw = try animation.begin()
        return try APNG.encode(plan(level)) { writer in
            for instant in animation.times.instants { try writer.append(try draw(instant).bitmap) }
            return entries
        }
    }

    /// The pictures that explain a failure: of the difference only where there is a golden.
    func pictures(
        _ golden: GoldenFile?, mode: DifferenceImage.Mode = .overlay
    ) throws -> [(SnapshotArtifact, [UInt8])] {
        guard let golden else { return [(.actual, try file(level: .fast))] }
        let canvas = golden.outline.size.union(size)
        guard ImageComparison.comparesPixels(expected: golden.outline.size, actual: size) else {
            return [(.expected, golden.bytes), (.actual, try file(level: .fast))]
        }
        let instants = comparison.finding.frames.map(\.instant)
        guard let times = try? FrameTimes(instants) else {
            return [(.expected, golden.bytes), (.actual, try file(level: .fast))]
        }
        var difference: [UInt8] = []
        let actual = try APNG.encode(plan(.fast)) { writer in
            let draw = try animation.begin()
            var source = try FrameSource(golden.bytes, path: "")
            difference = try APNG.encode(APNG.Plan(size: canvas, scale: animation.scale, times: times)) { painter in
                for frame in comparison.finding.frames {
                    let expected = frame.outcome == .added ? nil : try source.next()?.frame.bitmap
                    let drawn = frame.outcome == .removed ? nil : try draw(frame.instant).bitmap
                    if let drawn { try writer.append(drawn) }
                    try painter.append(paint(expected, drawn, on: canvas, mode: mode))
                }
                return []
            }
            return entries
        }
        return [(.expected, golden.bytes), (.actual, actual), (.difference, difference)]
    }

    /// The picture of a difference; of a frame that only one of both has, beside nothing at all.
    private func paint(
        _ expected: Bitmap?, _ actual: Bitmap?, on canvas: PixelSize, mode: DifferenceImage.Mode
    ) -> Bitmap {
        let nothing = Bitmap(width: canvas.width, height: canvas.height)
        let (expected, actual) = (expected ?? nothing, actual ?? nothing)
        let comparison = FramesComparison.comparison(expected, actual, terms)
        return DifferenceImage.make(comparison, expected: expected, actual: actual, mode: mode)
    }

    private func plan(_ level: PNG.Level) -> APNG.Plan {
        APNG.Plan(
            size: size, scale: animation.scale, times: animation.times, colors: comparison.colors, level: level)
    }
}
