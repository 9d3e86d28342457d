import ArgumentParser
import Foundation
import Tintype
import TintypeSnapshots

/// `tintype verify`: compares pictures with their goldens.
typealias Verify = GoldenRunCommand<Verification>

/// The kind of run that compares.
struct Verification: GoldenRunKind {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract:
            "Compare scenes, or an app's previews, with their goldens; no golden is written unless --record says so.",
        discussion: """
            Pictures of what differs go to the output folder as NAME-expected.png, NAME-actual.png and NAME-diff.png. \
            -u, --update-snapshots[=all|changed|missing|none] and --update-goldens are understood as --record.

            Examples:
              tintype verify
              tintype verify Fixtures/scenes/badges --jobs 2
              tintype verify --record missing
              tintype verify -u
              tintype verify --previews Landmarks/
            """,
        aliases: ["test"]
    )

    @Option(help: "Which goldens to write: all, failed, missing or never.")
    var record: RecordMode = .never

    func run(_ options: GoldenRunOptions) throws {
        try GoldenRun(options: options, mode: record).run()
    }
}

/// `tintype record`: writes the goldens whose pixels or layout differ.
typealias Record = GoldenRunCommand<Recording>

/// The kind of run that records.
struct Recording: GoldenRunKind {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Write the goldens that are missing, or whose pixels or layout differ.",
        discussion: """
            Goldens that are equal keep their files. On CI nothing is recorded, unless --no-ci says that it is meant.

            Examples:
              tintype record Fixtures/scenes/badges
              tintype record --previews Landmarks/ --scheme light,dark
            """
    )

    func run(_ options: GoldenRunOptions) throws {
        if options.goldens.isCI {
            throw ValidationError("goldens are not recorded on CI; give --no-ci if that is meant")
        }
        try GoldenRun(options: options, mode: .all).run()
    }
}

extension RecordMode: ExpressibleByArgument {}
