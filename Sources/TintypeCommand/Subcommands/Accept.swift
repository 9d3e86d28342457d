import ArgumentParser
import Foundation
import TintypeImage
import TintypeSnapshots

/// `tintype accept`: makes pictures that a run drew the goldens.
struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make pictures that the last run drew the goldens; nothing is drawn again.",
        discussion: """
            Without a case it lists what is pending and asks. A golden that changed since the run is not overwritten. What was
            replaced is kept in the output folder until --undo restores it.

            --from takes the pictures from the artifact of a CI job, a folder or a zip file, and trusts nothing in it: cases must
            be this package's, pictures are decoded and encoded anew, and must be drawn with this machine's fonts and libraries.

            Examples:
              tintype accept scenes/badges/bar@2x.png
              tintype accept 'scenes/badges/**'
              tintype accept --group 1f3c9a02
              tintype accept --list accept.json
              tintype accept --all --from artifact.zip
              tintype accept --undo
            """,
        aliases: ["approve"]
    )

    @OptionGroup var options: ReviewOptions
    @OptionGroup var artifact: ArtifactOptions
    @OptionGroup var file: ConfigOptions

    func validate() throws {
        if artifact.anyFingerprint && artifact.from == nil {
            throw ValidationError("--any-fingerprint goes with --from")
        }
        if options.undo && artifact.from != nil { throw ValidationError("--undo needs no --from") }
    }

    func run() throws {
        if options.undo { return try Undoing.run(output: options.output) }
        var review = try artifact.from.map { try imported($0) } ?? Reviewing.open(options.output)
        do {
            guard let decisions = try options.decisions(on: review.results) else {
                let ids = try options.ids(in: review.results, verb: "accept")
                return try Reviewing.tell(try review.accept(ids))
            }
            var report = try review.accept(decisions.accept)
            report.items += try review.reject(decisions.reject).items
            try Reviewing.tell(report)
        } catch let error as ReviewError {
            throw Reviewing.failure(error)
        }
    }

    /// The pictures of an artifact, checked, as results that can be reviewed. They are kept below the output folder.
    private func imported(_ path: String) throws -> PendingReview {
        let part = "imported"
        do {
            let artifact = try ArtifactImport(path, expecting: try self.artifact.expectation())
            Output.note(
                "the artifact's fingerprint is \(artifact.fingerprint.isEmpty ? "not told" : artifact.fingerprint)")
            // Only what will be accepted has to be sound.
            let ids = try options.list == nil ? options.ids(in: artifact.results, verb: "accept") : wanted(artifact)
            try artifact.stage(ids, into: FilePaths.join(options.output, part))
            return try PendingReview(output: options.output, snapshots: self.artifact.snapshotsDir, part: part)
        } catch let error as ArtifactError {
            Output.note("error: \(error)")
            if case .fingerprint = error { throw Outcome.notComparable }
            throw Outcome.usage
        } catch let error as ReviewError {
            throw Reviewing.failure(error)
        }
    }

    private func wanted(_ artifact: ArtifactImport) throws -> [String] {
        let known = Set(artifact.results.cases.map(\.id))
        let list = try options.decisions(on: artifact.results)
        return (list.map { $0.accept + $0.reject } ?? []).filter(known.contains)
    }
}

/// Takes the last step of a review back.
enum Undoing {
    static func run(output: String) throws {
        do {
            // The step may be of an artifact, so that there need not be results of this machine.
            try Reviewing.tell(try PendingReview.undoLast(output: output))
        } catch let error as ReviewError {
            throw Reviewing.failure(error)
        }
    }
}
