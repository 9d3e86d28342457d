import TintypeGraphics
import TintypeImage

/// A run's animation held against its golden, frame by frame: two pictures of each are in memory at a time.
struct FramesComparison {
    private let animation: AnimatedSnapshot
    private let terms: ComparisonSettings
    private let path: String
    private var golden: FrameSource?
    private let goldenLayouts: FrameLayouts

    private(set) var finding = FramesFinding()
    private(set) var colors = APNGColors()
    private(set) var layouts = FrameLayouts()
    /// Of what all pictures were drawn with.
    private(set) var fingerprint: Fingerprint?
    private(set) var size: PixelSize?
    private(set) var expectedHash = FramesHash()
    private(set) var actualHash = FramesHash()
    /// The layouts of the worst frame so far, the golden's and the run's.
    private var last: (expected: Bitmap, actual: Bitmap, outcome: FrameFinding.Outcome)?

    /// - Parameter golden: Its bytes; nil where there is none.
    /// - Throws: ``SnapshotError``.
    init(
        _ animation: AnimatedSnapshot, golden: GoldenFile?, terms: ComparisonSettings, path: String
    ) throws(SnapshotError) {
        (self.animation, self.terms, self.path) = (animation, terms, path)
        goldenLayouts = golden.map { FrameLayouts($0.outline.metadata) } ?? FrameLayouts()
        self.golden = try golden.map { file throws(SnapshotError) in try FrameSource(file.bytes, path: path) }
    }

    /// Draws and compares all frames.
    ///
    /// - Throws: ``SnapshotError`` for the golden, and what drawing throws.
    mutating func run() throws {
        let draw = try animation.begin()
        for instant in animation.times.instants {
            while let removed = try golden?.next(before: instant) { remove(removed) }
            let drawn = try draw(instant)
            take(drawn, at: instant)
            if let found = try golden?.next(at: instant) {
                expectedHash.add(instant, found.frame.bitmap)
                finding.append(compare(found, drawn, at: instant))
            } else {
                finding.append(FrameFinding(instant, .added, values: drawn.values))
            }
        }
        while let removed = try golden?.next() { remove(removed) }
    }

    private mutating func remove(_ found: FrameSource.Found) {
        expectedHash.add(found.frame.instant, found.frame.bitmap)
        finding.append(FrameFinding(found.frame.instant, .removed))
    }

    private mutating func take(_ drawn: DrawnFrame, at instant: FrameTime) {
        size = size ?? PixelSize(width: drawn.bitmap.width, height: drawn.bitmap.height)
        colors.add(drawn.bitmap)
        layouts.append(drawn.layout)
        fingerprint = fingerprint?.joined(with: drawn.fingerprint) ?? drawn.fingerprint
        actualHash.add(instant, drawn.bitmap)
    }

    private mutating func compare(_ found: FrameSource.Found, _ drawn: DrawnFrame, at instant: FrameTime)
        -> FrameFinding
    {
        let (expected, actual) = (found.frame.bitmap, drawn.bitmap)
        let outcome: FrameFinding.Outcome
        if let last, last.expected == expected, last.actual == actual {
            outcome = last.outcome
        } else {
            outcome = compare(expected, actual)
        }
        last = (expected, actual, outcome)
        var result = FrameFinding(instant, outcome, values: drawn.values)
        let stored = goldenLayouts[found.index]
        // What a golden does not tell of a further frame says nothing against it.
        if found.index == 0 || stored != nil { result.layout = LayoutChange(from: stored, to: drawn.layout) }
        if let comparison = result.comparison, case .views(let differences)? = result.layout {
            let views = ClusterViews(
                old: stored.flatMap(LayoutText.decode), new: drawn.layout, differences: differences,
                scale: animation.scale)
            result.views = comparison.clusters.map { views.views(in: CaseRect($0.bounds)) }
        } else if let comparison = result.comparison {
            let views = ClusterViews(old: nil, new: drawn.layout, differences: [], scale: animation.scale)
            result.views = comparison.clusters.map { views.views(in: CaseRect($0.bounds)) }
        }
        return result
    }

    private func compare(_ expected: Bitmap, _ actual: Bitmap) -> FrameFinding.Outcome {
        if expected == actual { return .equal }
        var comparison = FramesComparison.comparison(expected, actual, terms)
        // Of each pixel nothing is kept: a picture of the difference is painted in a pass of its own.
        comparison.mask = nil
        switch comparison.verdict {
        case .equal: return .equal
        case .tolerated: return .tolerated(comparison)
        case .differs, .sizeDiffers, .nothingCompared: return .differs(comparison)
        }
    }

    static func comparison(_ expected: Bitmap, _ actual: Bitmap, _ terms: ComparisonSettings) -> ImageComparison {
        let sizes = [expected, actual].map { PixelSize(width: $0.width, height: $0.height) }
        guard ImageComparison.comparesPixels(expected: sizes[0], actual: sizes[1]) else {
            return ImageComparison(expectedSize: sizes[0], actualSize: sizes[1], tolerance: terms.tolerance)
        }
        return ImageComparison.compare(
            expected: expected, actual: actual, tolerance: terms.tolerance,
            mask: terms.mask(on: sizes[0].union(sizes[1])))
    }
}
