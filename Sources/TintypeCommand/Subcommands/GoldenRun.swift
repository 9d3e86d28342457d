import ArgumentParser
import Foundation
import Tintype
import TintypeSnapshots

/// A run over scenes and their goldens: draws, compares, records what the mode says, and tells.
struct GoldenRun {
    let selection: SceneOptions
    let drawing: DrawOptions
    let goldens: GoldenOptions
    let mode: RecordMode

    private enum Result: Sendable {
        case verified(Verification, fingerprint: String)
        case failed(SceneFailure)
    }

    func run() throws {
        let start = ContinuousClock.now
        let scenes = try selection.discover()
        let pipeline = try drawing.pipeline()
        let verifier: Verifier
        do {
            verifier = try Verifier(
                store: SnapshotStore(root: goldens.snapshotsDir), mode: mode, artifacts: goldens.output)
        } catch {
            throw ValidationError("\(error)")
        }
        let results = Workers.map(scenes, jobs: drawing.jobs) { scene -> Result in
            do {
                let drawn = try pipeline.draw(try ScenePipeline.load(path: scene.path, name: scene.path))
                let snapshot = try pipeline.snapshot(drawn, name: scene.name)
                let name = SnapshotName(path: scene.name, scale: snapshot.scale)
                return .verified(verifier.verify(snapshot, as: name), fingerprint: snapshot.fingerprint.id)
            } catch {
                return .failed(SceneFailure(error, scene: scene))
            }
        }
        report(results, of: scenes, took: ContinuousClock.now - start, store: verifier.store)
        if let outcome = outcome(results) { throw outcome }
    }

    private func report(_ results: [Result], of scenes: [SceneCase], took: Duration, store: SnapshotStore) {
        var counts = Counts()
        for case .failed(let failure) in results {
            Output.note(failure.text)
            counts.errors += 1
        }
        var known: Set<String> = []
        var fingerprint = ""
        for case .verified(let verification, let id) in results {
            known.insert(verification.name.relativePath)
            fingerprint = id
            counts.add(verification.verdict)
            switch verification.verdict {
            case .passed: continue
            default: Output.print(verification.line)
            }
            for kind in SnapshotArtifact.allCases {
                if let path = verification.artifacts[kind] { Output.print("  \(kind.rawValue): \(path)") }
            }
            if let error = verification.artifactError { Output.note("warning: \(error)") }
        }
        // Only a run over everything knows which goldens nobody draws any more.
        let isWhole = selection.scenes.isEmpty && selection.grep == nil && counts.errors == 0
        counts.obsolete = isWhole ? store.existing().filter { !known.contains($0) }.count : 0
        let seconds = Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18
        let hundredths = Int((seconds * 100).rounded())
        let digits = hundredths % 100
        Output.print(
            counts.line + " - \(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s (\(drawing.jobs) "
                + "\(drawing.jobs == 1 ? "job" : "jobs")" + (fingerprint.isEmpty ? "" : ", fingerprint \(fingerprint)")
                + ")")
    }

    /// The worst of what happened; nil where all is well.
    private func outcome(_ results: [Result]) -> Outcome? {
        var worst: Outcome?
        for result in results {
            switch result {
            case .failed: return .undrawable
            case .verified(let verification, _):
                switch verification.verdict {
                case .errored: return .undrawable
                case .changed, .missing: worst = .differences
                case .notComparable: if worst == nil { worst = .notComparable }
                case .passed, .layoutChanged, .recorded: break
                }
            }
        }
        return worst
    }
}

/// How many of each verdict a run had.
private struct Counts {
    var equal = 0
    var changed = 0
    var missing = 0
    var recorded = 0
    var notComparable = 0
    var errors = 0
    var obsolete = 0

    mutating func add(_ verdict: Verdict) {
        switch verdict {
        case .passed, .layoutChanged: equal += 1
        case .missing: missing += 1
        case .changed: changed += 1
        case .notComparable: notComparable += 1
        case .recorded: recorded += 1
        case .errored: errors += 1
        }
    }

    var line: String {
        let compared = equal + changed + missing + recorded + notComparable
        var parts = ["\(compared) compared", "\(equal) equal", "\(changed) changed", "\(missing) missing"]
        if recorded > 0 { parts.append("\(recorded) recorded") }
        if notComparable > 0 { parts.append("\(notComparable) not comparable") }
        if errors > 0 { parts.append("\(errors) in error") }
        return (parts + ["\(obsolete) obsolete"]).joined(separator: ", ")
    }
}
