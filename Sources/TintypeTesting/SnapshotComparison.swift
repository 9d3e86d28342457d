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
        case .text(let text): try compare(text)
        }
    }

    private func compare(_ snapshot: Snapshot, _ terms: ComparisonTerms) throws -> SnapshotOutcome {
        try ComparatorSelfTest.ensure()
        let verifier = try Verifier(store: place.store, mode: mode, artifacts: place.artifacts)
        let result = verifier.verify(snapshot, as: place.name, terms: terms)
        var outcome = SnapshotOutcome.passed
        switch result.verdict {
        case .passed: break
        case .layoutChanged, .tolerated, .quarantined, .recorded:
            outcome.warning = "\(place.displayName) \(result.verdict)\n  \(goldenLine)"
        case .missing, .changed, .notComparable, .errored:
            outcome.failure = failure(
                "\(place.displayName) \(result.verdict)", artifacts: result.artifacts,
                details: SnapshotComparison.causeLines(result, of: snapshot))
            outcome.attachments = attachments(result.artifacts)
        }
        do throws(FileError) {
            if let error = result.artifactError { throw error }
            try ResultFile(place).write(result, of: snapshot)
        } catch {
            outcome.failure = outcome.failure.map { "\($0)\n  warning: \(error.message)" }
        }
        return outcome
    }

    private func compare(_ text: String) throws -> SnapshotOutcome {
        let golden = try WholeFile.read(place.goldenPath).map { String(decoding: $0, as: UTF8.self) }
        if golden == text { return .passed }
        let isNew = golden == nil
        if mode == .all || mode == .failed || (mode == .missing && isNew) {
            try AtomicFile.write(
                Array(text.utf8), to: place.goldenPath, durability: .synchronized, makingFolders: true)
            return SnapshotOutcome(
                warning: "\(place.displayName) recorded: \(isNew ? "new" : "another text")\n  \(goldenLine)")
        }
        let verdict = golden == nil ? "missing: there is no golden" : "changed: the texts differ"
        let (artifacts, warning) = writeTexts(expected: golden, actual: text)
        return SnapshotOutcome(
            failure: failure(
                "\(place.displayName) \(verdict)", artifacts: artifacts,
                details: golden.map { TextDifference.lines(from: $0, to: text) } ?? []) + warning,
            attachments: attachments(artifacts))
    }

    /// Writes the texts of a failure beside each other. Where that cannot be done the verdict stands all the same.
    ///
    /// - Returns: The files, and what is to be said about one that could not be written.
    private func writeTexts(
        expected: String?, actual: String
    ) -> (artifacts: [SnapshotArtifact: String], warning: String) {
        var artifacts: [SnapshotArtifact: String] = [:]
        do throws(FileError) {
            for (kind, contents) in [(SnapshotArtifact.expected, expected), (.actual, actual)] {
                guard let contents else { continue }
                try AtomicFile.write(Array(contents.utf8), to: place.artifactPath(kind), makingFolders: true)
                artifacts[kind] = place.artifactPath(kind)
            }
        } catch {
            return (artifacts, "\n  warning: \(error.message)")
        }
        return (artifacts, "")
    }

    private var goldenLine: String { "golden: \(fileURL(place.goldenPath))" }
}

extension SnapshotComparison {
    /// The verdict, the files, what moved, and how to accept it.
    private func failure(_ verdict: String, artifacts: [SnapshotArtifact: String], details: [String]) -> String {
        var lines = [verdict]
        for kind in SnapshotArtifact.allCases {
            if let path = artifacts[kind] { lines.append("  \(kind.rawValue): \(fileURL(path))") }
        }
        if let expected = artifacts[.expected], let actual = artifacts[.actual], let diffTool {
            lines.append("  \(diffTool(currentFilePath: expected, failedFilePath: actual))")
        }
        lines += details.map { "  \($0)" }
        lines.append("  \(goldenLine)")
        lines.append("  accept: TINTYPE_RECORD=failed swift test --filter '\(place.testTitle)'")
        if place.isPicture, artifacts[.actual] != nil {
            lines.append("      or: swift package tintype accept '\(place.id)'")
        }
        return lines.joined(separator: "\n")
    }

    /// Why the pictures differ, as far as a reader will follow, and where.
    private static func causeLines(_ result: Verification, of snapshot: Snapshot) -> [String] {
        let described = CaseResult(result, of: snapshot, output: "")
        var lines = described.causes.prefix(8).map { cause in
            "cause: \(cause.text)" + (cause.consequences > 0 ? "; \(cause.consequences) more follow from it" : "")
        }
        if described.causes.count > 8 { lines.append("and \(described.causes.count - 8) more causes") }
        for cluster in described.difference?.clusters.prefix(4) ?? [] {
            let views = cluster.views.isEmpty ? "" : ": \(cluster.views.joined(separator: ", "))"
            let box = cluster.bounds
            lines.append(
                "changed: \(cluster.pixels) pixels in \(box.width)×\(box.height) at (\(box.x), \(box.y))\(views)")
        }
        return lines
    }

    /// The files under the names that swift-snapshot-testing gives them.
    private func attachments(_ artifacts: [SnapshotArtifact: String]) -> [(name: String, bytes: [UInt8])] {
        let names: [(SnapshotArtifact, String)] = [
            (.expected, "reference"), (.actual, "failure"), (.difference, "difference"),
        ]
        return names.compactMap { kind, word in
            // What cannot be read back is still named by its path.
            guard let path = artifacts[kind], let bytes = try? WholeFile.read(path) else { return nil }
            return ("\(place.displayName)-\(word).\(place.pathExtension)", bytes)
        }
    }

    private func fileURL(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
