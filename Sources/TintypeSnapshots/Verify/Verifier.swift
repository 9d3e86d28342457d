import Foundation
import TintypeImage

/// Compares what runs drew with goldens, and writes goldens where the mode says so.
///
/// In mode ``RecordMode/never`` nothing is ever written among the goldens. Pictures that explain a failure go to a folder of
/// their own, at the path that the golden has in its store.
package struct Verifier: Sendable {
    package let store: SnapshotStore
    package let mode: RecordMode
    /// The folder for pictures of failures; nil for none.
    package let artifacts: String?

    /// - Throws: ``SnapshotError/artifactsAmongGoldens(artifacts:goldens:)``.
    package init(
        store: SnapshotStore, mode: RecordMode, artifacts: String?
    ) throws(SnapshotError) {
        if let artifacts, Verifier.isFolder(artifacts, within: store.root) {
            throw .artifactsAmongGoldens(artifacts: artifacts, goldens: store.root)
        }
        self.store = store
        self.mode = mode
        self.artifacts = artifacts
    }

    /// Compares `snapshot` with the golden of `name`, and does what the mode says.
    ///
    /// Pictures that an earlier run left in the folder for artifacts are taken away first, so that what lies there is from
    /// this run.
    package func verify(
        _ snapshot: Snapshot, as name: SnapshotName, terms: ComparisonSettings = .exact
    ) -> Verification {
        var result = Verification(name: name, verdict: .passed, goldenPath: store.path(for: name))
        var pair: ComparedPair?
        do throws(SnapshotError) {
            if let golden = try store.file(for: name) {
                let compared = try ComparedPair(snapshot, golden, terms: terms, path: result.goldenPath)
                result.verdict = compared.verdict
                result.explanation = compared.explanation()
                pair = compared
            } else {
                result.verdict = .missing
            }
        } catch {
            result.verdict = .errored(error)
        }
        if let reason = reasonToRecord(result.verdict) {
            result.verdict = record(snapshot, as: name, reason)
        }
        do throws(FileError) {
            try removeArtifacts(of: name)
            try writeArtifacts(snapshot, pair, into: &result)
        } catch {
            result.artifactError = error
        }
        return result
    }

    /// The reason for which the mode wants the golden written; nil where it does not.
    func reasonToRecord(_ verdict: Verdict) -> Verdict.Recording? {
        let (finding, reason): (RecordMode.Finding, Verdict.Recording)
        switch verdict {
        case .missing: (finding, reason) = (.missing, .new)
        case .changed(let comparison, _), .notComparable(let comparison, _), .quarantined(let comparison, _, _):
            (finding, reason) = (.failing, .changed(comparison))
        case .tolerated(let comparison): (finding, reason) = (.passing, .changed(comparison))
        case .layoutChanged(let layout): (finding, reason) = (.passing, .layoutChanged(layout))
        // Behind a pointer there may be the very picture; to write over it would take the file out of LFS.
        case .errored(.unreadableGolden(_, .gitLFSPointer)): return nil
        // A newer tool recorded it, and will read it.
        case .errored(.unreadableGolden(_, .laterFormat)): return nil
        case .errored(.unreadableGolden(_, let error)): (finding, reason) = (.failing, .unreadable(error))
        case .passed, .recorded, .errored: return nil
        }
        return mode.records(finding) ? reason : nil
    }

    private func record(_ snapshot: Snapshot, as name: SnapshotName, _ reason: Verdict.Recording) -> Verdict {
        let bytes: [UInt8]
        do {
            bytes = try snapshot.encoded()
        } catch {
            return .errored(.unwritablePicture(error))
        }
        do {
            try store.write(bytes, for: name)
        } catch {
            return .errored(error)
        }
        return .recorded(reason)
    }

    func removeArtifacts(of name: SnapshotName) throws(FileError) {
        guard let artifacts else { return }
        for kind in SnapshotArtifact.allCases {
            try RootFolder(artifacts).remove(name.artifactPath(kind))
        }
    }

    private func writeArtifacts(
        _ snapshot: Snapshot, _ pair: ComparedPair?, into result: inout Verification
    ) throws(FileError) {
        let status = CaseStatus(result.verdict)
        guard artifacts != nil, status.isPending || status == .errored else { return }
        var pictures: [(SnapshotArtifact, [UInt8])] = []
        if let pair { pictures.append((.expected, pair.golden.bytes)) }
        // A picture that cannot be a file is what the verdict is about, or has no pixel to show.
        if let actual = try? snapshot.encoded(.fast) { pictures.append((.actual, actual)) }
        if let difference = pair?.differenceImage,
            let bytes = try? PNG.encode(difference, metadata: PNGMetadata(scale: snapshot.scale))
        {
            pictures.append((.difference, bytes))
        }
        for (kind, bytes) in pictures { try write(bytes, as: kind, of: result.name, into: &result.artifacts) }
    }

    /// Writes a file that explains a failure, where there is a folder for them, and adds its path.
    func write(
        _ bytes: [UInt8], as kind: SnapshotArtifact, of name: SnapshotName, into paths: inout [SnapshotArtifact: String]
    ) throws(FileError) {
        guard let artifacts else { return }
        let path = name.artifactPath(kind)
        try RootFolder(artifacts).write(bytes, to: path)
        paths[kind] = FilePaths.join(artifacts, path)
    }

    private static func isFolder(_ folder: String, within other: String) -> Bool {
        func parts(_ path: String) -> [String] {
            URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
        }
        return parts(folder).starts(with: parts(other))
    }
}
