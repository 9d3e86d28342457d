import TintypeGraphics
import TintypeImage

extension Verifier {
    /// Compares the frames of `animation` with those of the golden of `name`, and does what the mode says.
    ///
    /// - Throws: The error of drawing.
    package func verify(
        _ animation: AnimatedSnapshot, as name: SnapshotName, terms: ComparisonSettings = .exact
    ) throws -> Verification {
        var result = Verification(name: name, verdict: .passed, goldenPath: store.path(for: name))
        let (golden, comparison) = try compare(animation, name, terms: terms, into: &result)
        guard let comparison else { return try unread(animation, name, into: result) }
        result.frames = comparison.finding
        let frames = FramesOutput(animation, comparison, terms: terms)
        result.frameSize = frames.size
        if let reason = reasonToRecord(result.verdict) {
            result.verdict = record(try frames.file(level: .smallest), as: name, reason)
        }
        do throws(FileError) {
            try removeArtifacts(of: name)
        } catch {
            result.artifactError = error
            return result
        }
        let status = CaseStatus(result.verdict)
        guard artifacts != nil, status.isPending || status == .errored else { return result }
        let pictures = try frames.pictures(golden)
        do throws(FileError) {
            for (kind, bytes) in pictures { try write(bytes, as: kind, of: name, into: &result.artifacts) }
        } catch {
            result.artifactError = error
        }
        return result
    }

    /// The comparison, and the verdict that follows; no comparison where the golden cannot be read.
    private func compare(
        _ animation: AnimatedSnapshot, _ name: SnapshotName, terms: ComparisonSettings, into result: inout Verification
    ) throws -> (GoldenFile?, FramesComparison?) {
        do {
            let golden = try store.file(for: name)
            var comparison = try FramesComparison(animation, golden: golden, terms: terms, path: result.goldenPath)
            try comparison.run()
            guard let golden else {
                result.verdict = .missing
                result.actualHash = comparison.actualHash.text
                return (nil, comparison)
            }
            let judged = JudgedFrames(comparison, golden, terms: terms)
            result.verdict = judged.verdict
            result.explanation = judged.explanation
            return (golden, comparison)
        } catch let error as SnapshotError {
            result.verdict = .errored(error)
            return (nil, nil)
        }
    }

    /// The outcome where the golden cannot be read: the frames are drawn nevertheless, to be recorded or looked at.
    private func unread(
        _ animation: AnimatedSnapshot, _ name: SnapshotName, into found: Verification
    ) throws -> Verification {
        var result = found
        let reason = reasonToRecord(result.verdict)
        do throws(FileError) { try removeArtifacts(of: name) } catch { result.artifactError = error }
        guard reason != nil || artifacts != nil else { return result }
        var comparison: FramesComparison
        do throws(SnapshotError) {
            comparison = try FramesComparison(animation, golden: nil, terms: .exact, path: result.goldenPath)
        } catch {
            preconditionFailure("without a golden there is none that cannot be read")
        }
        try comparison.run()
        let frames = FramesOutput(animation, comparison, terms: .exact)
        result.frameSize = frames.size
        if let reason {
            result.verdict = record(try frames.file(level: .smallest), as: name, reason)
            return result
        }
        let bytes = try frames.file(level: .fast)
        do throws(FileError) {
            try write(bytes, as: .actual, of: name, into: &result.artifacts)
        } catch {
            result.artifactError = error
        }
        return result
    }

    private func record(_ bytes: [UInt8], as name: SnapshotName, _ reason: Verdict.Recording) -> Verdict {
        do {
            try store.write(bytes, for: name)
        } catch {
            return .errored(error)
        }
        return .recorded(reason)
    }
}
