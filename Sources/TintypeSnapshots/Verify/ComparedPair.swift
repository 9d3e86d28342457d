import Foundation
import TintypeGraphics
import TintypeImage

/// A run's picture beside its golden, and their comparison.
struct ComparedPair {
    let snapshot: Snapshot
    let golden: GoldenFile
    let verdict: Verdict
    /// The golden's pixels; nil where they are those that were drawn, and where it is far too large to be looked at.
    private let expected: Bitmap?
    /// The comparison with the finding for each pixel, which a verdict does not keep.
    private let comparison: ImageComparison?
    private let layout: LayoutChange?

    /// - Throws: ``SnapshotError/unreadableGolden(path:_:)``.
    init(
        _ snapshot: Snapshot, _ golden: GoldenFile, terms: ComparisonSettings, path: String
    ) throws(SnapshotError) {
        self.snapshot = snapshot
        self.golden = golden
        layout = LayoutChange(from: golden.layout, to: snapshot.layout)
        let equal = layout.map(Verdict.layoutChanged) ?? .passed
        let drawn = PixelSize(width: snapshot.bitmap.width, height: snapshot.bitmap.height)
        let size = golden.outline.size
        guard ImageComparison.comparesPixels(expected: size, actual: drawn) else {
            let comparison = ImageComparison(expectedSize: size, actualSize: drawn, tolerance: terms.tolerance)
            verdict = ComparedPair.verdict(comparison, snapshot, golden, layout: layout, terms: terms, equal: equal)
            (expected, self.comparison) = (nil, nil)
            return
        }
        let bitmap: Bitmap
        do {
            bitmap = try golden.bitmap()
        } catch let error as PNGError {
            throw .unreadableGolden(path: path, error)
        } catch {
            preconditionFailure("reading a picture throws nothing but PNGError")
        }
        guard bitmap != snapshot.bitmap else {
            (verdict, expected, comparison) = (equal, nil, nil)
            return
        }
        let comparison = ImageComparison.compare(
            expected: bitmap, actual: snapshot.bitmap, tolerance: terms.tolerance,
            mask: terms.mask(on: size.union(drawn)))
        expected = bitmap
        self.comparison = comparison
        verdict = ComparedPair.verdict(comparison, snapshot, golden, layout: layout, terms: terms, equal: equal)
    }

    private static func verdict(
        _ comparison: ImageComparison, _ snapshot: Snapshot, _ golden: GoldenFile, layout: LayoutChange?,
        terms: ComparisonSettings, equal: Verdict
    ) -> Verdict {
        // The verdict is kept as long as the run; what was found of each pixel only as long as it is painted.
        var numbers = comparison
        numbers.mask = nil
        switch comparison.verdict {
        case .equal: return equal
        case .tolerated: return .tolerated(numbers)
        case .differs, .sizeDiffers, .nothingCompared: break
        }
        if let reason = terms.quarantine { return .quarantined(numbers, layout: layout, reason: reason) }
        // A text in bold uses another font on the same machine.
        let countsFontsInUse = !(layout?.changesViews ?? false)
        let moved =
            golden.fingerprint.map { snapshot.fingerprint.differences(from: $0, countsFontsInUse: countsFontsInUse) }
            ?? []
        return moved.isEmpty ? .changed(numbers, layout: layout) : .notComparable(numbers, moved: moved)
    }

    /// A picture of what differs; nil where nothing does.
    var differenceImage: Bitmap? {
        guard let expected, let comparison, comparison.verdict != .equal else { return nil }
        return DifferenceImage.make(comparison, expected: expected, actual: snapshot.bitmap)
    }

    /// The reason why the pictures differ; nil where they do not.
    func explanation() -> Verification.Explanation? {
        guard let expected, let comparison, !comparison.verdict.isPassing || comparison.verdict == .tolerated else {
            return nil
        }
        var differences: [LayoutDifference] = []
        if case .views(let found)? = layout { differences = found }
        let change = LayoutCauses.signature(of: differences)
        let signature =
            change.isEmpty ? PixelSignature.text(comparison, expected: expected, actual: snapshot.bitmap) : change
        return Verification.Explanation(
            differences: differences, oldLayout: golden.layout.flatMap(LayoutText.decode),
            signature: Digest64(signature.utf8).description, expectedHash: PictureHash.text(of: expected),
            actualHash: PictureHash.text(of: snapshot.bitmap))
    }
}
