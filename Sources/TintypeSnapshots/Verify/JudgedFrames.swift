import TintypeGraphics
import TintypeImage

/// The verdict on an animation, and its reasons.
struct JudgedFrames {
    let verdict: Verdict
    let explanation: Verification.Explanation?

    init(_ comparison: FramesComparison, _ golden: GoldenFile, terms: ComparisonSettings) {
        let finding = comparison.finding
        let layout = finding.frames.lazy.compactMap(\.layout).first
        let isEqual = finding.frames.allSatisfy { $0.outcome == .equal }
        guard !isEqual else {
            verdict = layout.map(Verdict.layoutChanged) ?? .passed
            explanation = nil
            return
        }
        explanation = JudgedFrames.explanation(comparison, golden)
        // Of instants alone there are no numbers of pixels.
        let numbers = finding.worst?.comparison
        let change = finding.worst?.layout ?? layout
        guard finding.frames.contains(where: \.fails) else {
            verdict = numbers.map(Verdict.tolerated) ?? .passed
            return
        }
        if let reason = terms.quarantine {
            verdict = .quarantined(numbers ?? .nothing, layout: change, reason: reason)
            return
        }
        let countsFontsInUse = !(change?.changesViews ?? false)
        let moved =
            golden.fingerprint.flatMap { old in
                comparison.fingerprint?.differences(from: old, countsFontsInUse: countsFontsInUse)
            } ?? []
        // Other instants are no matter of the machine.
        let isDrawnAlike = finding.differing.isEmpty || moved.isEmpty
        verdict =
            isDrawnAlike
            ? .changed(numbers ?? .nothing, layout: change) : .notComparable(numbers ?? .nothing, moved: moved)
    }

    private static func explanation(_ comparison: FramesComparison, _ golden: GoldenFile) -> Verification.Explanation {
        let finding = comparison.finding
        var differences: [LayoutDifference] = []
        if case .views(let found)? = finding.worst?.layout { differences = found }
        let change = LayoutCauses.signature(of: differences)
        let frames = finding.frames.filter(\.fails).map { frame in
            "\(frame.instant.fractionText) \(frame.outcome == .added) \(frame.outcome == .removed) "
                + (frame.comparison.map { "\($0)" } ?? "")
        }
        let signature = change.isEmpty ? frames.joined(separator: "\n") : change
        return Verification.Explanation(
            differences: differences, oldLayout: nil, signature: Digest64(signature.utf8).description,
            expectedHash: comparison.expectedHash.text, actualHash: comparison.actualHash.text)
    }
}

extension ImageComparison {
    /// The comparison of nothing: for a verdict that is not about pixels.
    fileprivate static var nothing: ImageComparison {
        ImageComparison(expectedSize: PixelSize(width: 0, height: 0), actualSize: PixelSize(width: 1, height: 1))
    }
}
