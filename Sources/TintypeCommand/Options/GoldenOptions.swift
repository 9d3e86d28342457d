import ArgumentParser
import Foundation
import TintypeImage
import TintypeSnapshots

/// The folder of goldens, and the folder in which a run leaves its results.
struct GoldenOptions: ParsableArguments {
    @Option(help: "The folder of goldens, which mirrors the fixtures folder.")
    var snapshotsDir = "Snapshots"

    @Option(
        name: [.short, .long],
        help: "The folder for results, and for expected, actual and difference pictures of what fails.")
    var output = GoldenOptions.standardOutput

    static let standardOutput = Setting.standardOutput

    @Flag(
        inversion: .prefixedNo,
        help: "Whether this is a CI run, on which nothing is recorded; found out by the variables CI and BAZEL_TEST.")
    var ci: Bool?

    /// Indicates whether goldens must not be written unasked.
    var isCI: Bool { ci ?? Self.isCI(ProcessInfo.processInfo.environment) }

    /// The links that are followed on reading scenes and goldens. Bazel makes the folder that tests run in of links to the sources.
    static var readableLinks: RootFolder.Links {
        ProcessInfo.processInfo.environment["BAZEL_TEST"]?.isEmpty == false ? .anywhere : .inside
    }

    /// Returns whether the variables are those of a CI run.
    static func isCI(_ environment: [String: String]) -> Bool {
        // What Bazel runs must not write beside its sources.
        if environment["BAZEL_TEST"]?.isEmpty == false { return true }
        let value = environment["CI"]?.lowercased() ?? ""
        return !["", "0", "false", "no"].contains(value)
    }
}
