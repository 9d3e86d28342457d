import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// Compares what a strategy made with its golden.
struct SnapshotComparison {
    let place: SnapshotPlace
    let mode: RecordMode
    let diffTool: SnapshotTestingConfiguration.DiffTool?

    func run(_ output: SnapshotOutput) throws -> SnapshotOutcome {
        switch output {
        case .picture(let snapshot, let terms, let warnings):
            try compare(snapshot, terms).adding(warnings: warnings.map { "\(place.displayName): \($0)" })
        case .animation(let animation):
            try compare(animation).adding(warnings: animation.notes.map { "\(place.displayName): \($0)" })
        case .text(let text): try compare(text)
        }
    }

    private func compare(_ snapshot: Snapshot, _ terms: ComparisonSettings) throws -> SnapshotOutcome {
        try ComparatorSelfTest.ensure()
        let result = try verifier().verify(snapshot, as: place.name, terms: terms)
        var numbers: String?
        if case .changed(let comparison, _) = result.verdict { numbers = comparison.description }
        return outcome(of: result, numbers: numbers, scale: snapshot.scale) {
            CaseResult(result, of: snapshot, output: $0)
        }
    }

    /// Compares frame by frame.
    private func compare(_ animation: StagedAnimation) throws -> SnapshotOutcome {
        try ComparatorSelfTest.ensure()
        let result = try verifier().verify(animation.snapshot, as: place.name)
        var numbers: String?
        if case .changed = result.verdict { numbers = result.frames?.description }
        return outcome(of: result, numbers: numbers, scale: animation.scale) {
            CaseResult(frames: result, output: $0)
        }
    }

    /// The outcome of a comparison of pictures.
    ///
    /// - Parameters:
    ///   - numbers: The differing pixels, where there are some.
    ///   - describe: Makes the case of the result, with paths below a folder.
    private func outcome(
        of result: Verification, numbers: String?, scale: Double, _ describe: (_ output: String) -> CaseResult
    ) -> SnapshotOutcome {
        var outcome = SnapshotOutcome.passed
        switch result.verdict {
        case .passed: break
        case .layoutChanged, .tolerated, .quarantined, .recorded:
            outcome.warning = "\(place.displayName) \(result.verdictText)\n  \(goldenLine)"
        case .missing, .changed, .notComparable, .errored:
            outcome.failed = failure(result, describe(""), numbers: numbers)
            outcome.attachments = attachments(result.artifacts)
        }
        do throws(FileError) {
            if let error = result.artifactError { throw error }
            let file = ResultFile(place)
            try file.write(describe(file.output), scale: scale)
        } catch {
            outcome.failed?.details.append("warning: \(error.message)")
        }
        return outcome
    }

    private func compare(_ text: String) throws -> SnapshotOutcome {
        let result = try verifier().verify(text, as: place.name)
        let reason: String
        switch result.verdict {
        case .passed: return .passed
        case .recorded(let isNew):
            return SnapshotOutcome(
                warning: "\(place.displayName) recorded: \(isNew ? "new" : "another text")\n  \(goldenLine)")
        case .missing: reason = "there is no golden"
        case .changed: reason = "the texts differ"
        }
        var failure = SnapshotFailure(
            name: place.displayName, testTitle: place.testTitle, verdict: "\(result.verdict)", reason: reason)
        failure.details = result.golden.map { TextDifference.lines(from: $0, to: text) } ?? []
        failure.details += fileLines(result.artifacts)
        if let error = result.artifactError { failure.details.append("warning: \(error.message)") }
        return SnapshotOutcome(failed: failure, attachments: attachments(result.artifacts))
    }

    private func verifier() throws -> Verifier {
        try Verifier(store: place.store, mode: mode, artifacts: place.artifacts)
    }

    private var goldenLine: String { "golden: \(fileURL(place.goldenPath))" }
}

extension SnapshotComparison {
    /// The failure of a picture that does not hold.
    private func failure(_ result: Verification, _ described: CaseResult, numbers: String?) -> SnapshotFailure {
        var described = described
        place.locate(&described.causes, isFull: true)
        var failure = SnapshotFailure(
            described, verdict: result.verdictText, name: place.displayName, testTitle: place.testTitle,
            numbers: numbers)
        failure.details += fileLines(result.artifacts)
        if result.artifacts[.actual] != nil { failure.acceptID = place.id }
        return failure
    }

    /// The paths of the files, and the command that compares them by eye.
    private func fileLines(_ artifacts: [SnapshotArtifact: String]) -> [String] {
        var lines = SnapshotArtifact.allCases.compactMap { kind in
            artifacts[kind].map { "\(kind.rawValue): \(fileURL($0))" }
        }
        if let expected = artifacts[.expected], let actual = artifacts[.actual], let diffTool {
            lines.append(diffTool(currentFilePath: expected, failedFilePath: actual))
        }
        return lines + [goldenLine]
    }

    /// The files under the names that swift-snapshot-testing gives them.
    private func attachments(_ artifacts: [SnapshotArtifact: String]) -> [(name: String, bytes: [UInt8])] {
        let names: [(SnapshotArtifact, String)] = [
            (.expected, "reference"), (.actual, "failure"), (.difference, "difference"),
        ]
        return names.compactMap { kind, word in
            // What cannot be read back is still named by its path.
            guard let path = artifacts[kind], let bytes = try? WholeFile.read(path) else { return nil }
            return ("\(place.displayName)-\(word).\(place.name.pathExtension)", bytes)
        }
    }

    private func fileURL(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
