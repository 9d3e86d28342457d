import ArgumentParser
import Foundation
import TintypeImage
import TintypeSnapshots

/// `tintype accept`: makes pictures that a run drew the goldens.
struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Make pictures that the last run drew the goldens; nothing is drawn again.",
        discussion: """
            Without a case it lists what is pending and asks. A golden that changed since the run is not overwritten. \
            What was replaced is kept in the output folder until --undo restores it.

            --from takes the pictures from the artifact of a CI job, a folder or a zip file, and trusts nothing in it: \
            cases must be this package's, pictures are decoded and encoded anew, and must be drawn with this machine's \
            fonts and libraries.

            Examples:
              tintype accept scenes/badges/bar@2x.png
              tintype accept 'scenes/badges/**'
              tintype accept --group 1f3c9a02
              tintype accept --list accept.json
              tintype accept --all --from artifact.zip
              tintype accept --group 1f3c9a02 --from artifact --dry-run
              tintype accept --undo
            """,
        aliases: ["approve"]
    )

    @OptionGroup var options: ReviewOptions
    @OptionGroup var artifact: ArtifactOptions
    @Option(name: .shortAndLong, help: .config)
    var config: String?

    @Flag(help: "Say what would be accepted, and write nothing.")
    var dryRun = false

    func validate() throws {
        if artifact.anyFingerprint && artifact.from == nil {
            throw ValidationError("--any-fingerprint goes with --from")
        }
        if options.undo && artifact.from != nil { throw ValidationError("--undo needs no --from") }
        if options.undo && dryRun { throw ValidationError("--undo cannot be tried with --dry-run") }
    }

    func run() throws {
        if options.undo { return try Undoing.run(output: options.output) }
        do {
            let (found, choice) = try artifact.from.map { try imported($0) } ?? local()
            if dryRun { return tell(choice, of: found) }
            var review = found
            var report = try review.accept(choice.accept)
            if !choice.reject.isEmpty { report.items += try review.reject(choice.reject).items }
            try Reviewing.tell(report)
        } catch let error as ArtifactError {
            Output.note("error: \(InvokedTool.naming("\(error)"))")
            if case .fingerprint = error { throw Outcome.notComparable }
            throw Outcome.usage
        } catch let error as ReviewError {
            throw Reviewing.failure(error)
        }
    }

    private func local() throws -> (PendingReview, ReviewOptions.Choice) {
        let review = try Reviewing.open(options.output)
        return (review, try options.choice(in: review.results, of: options.output, verb: "accept"))
    }

    /// The pictures of an artifact that the user chose, checked, as results that can be reviewed. They are kept below the output
    /// folder. Groups and lists of decisions are those of the artifact.
    private func imported(_ path: String) throws -> (PendingReview, ReviewOptions.Choice) {
        let part = "imported"
        let source = try ArtifactImport(path, expecting: try artifact.expectation())
        Output.note("the artifact's fingerprint is \(source.fingerprint.isEmpty ? "not told" : source.fingerprint)")
        let choice = try options.choice(in: source.results, of: path, verb: "accept")
        let known = Set(source.results.cases.map(\.id))
        // Only what will be accepted has to be sound.
        try source.stage(
            (choice.accept + choice.reject).filter(known.contains), into: FilePaths.join(options.output, part))
        let review = try PendingReview(output: options.output, snapshots: artifact.snapshotsDir, part: part)
        return (review, choice)
    }

    private func tell(_ choice: ReviewOptions.Choice, of review: PendingReview) {
        let cases = Dictionary(review.results.cases.map { ($0.id, $0) }) { first, _ in first }
        for id in choice.accept {
            guard let item = cases[id], item.isPending else {
                Output.print("would not accept \(id): nothing about it is pending")
                continue
            }
            let isNew = item.status == .missing
            Output.print("would accept \(item.files.golden ?? id)\(isNew ? " (new)" : "")")
        }
        for id in choice.reject { Output.print("would reject \(id)") }
        Output.print("\(choice.accept.count) to accept, \(choice.reject.count) to reject; nothing was written")
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
