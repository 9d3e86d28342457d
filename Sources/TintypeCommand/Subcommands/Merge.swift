import ArgumentParser
import Foundation
import TintypeImage
import TintypeSnapshots

/// `tintype merge`: joins the outputs of shards.
struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Join the outputs of the shards of one run.",
        discussion: """
            Every shard must be there, once, and of the same run; otherwise the exit code is 7 and the message names \
            which is not. The result can be reviewed, accepted and pruned by as that of a single run, and the exit \
            code is that of a single run, too: 1 where pictures differ. A folder that `swift test` left is a run of \
            one shard.

            Examples:
              tintype merge shard-1 shard-2 shard-3 -o .build/tintype
              tintype merge shards/* -o .build/tintype --reporter github,junit
            """,
        aliases: ["merge-reports"]
    )

    @Argument(help: "The output folder of each shard.")
    var folders: [String]

    @Option(name: [.short, .long], help: "The folder for the joined results and their pictures.")
    var output = GoldenOptions.standardOutput

    @OptionGroup var ending: EndingOptions
    @OptionGroup var reporters: ReporterOptions
    @Option(name: .shortAndLong, help: .config)
    var config: String?

    func run() throws {
        var planned = PlannedFiles()
        for folder in folders + [output] {
            planned.read(FilePaths.join(folder, OutputFolder.resultsName), as: "the results in \(folder)")
        }
        for report in reporters.files(output: output) { try planned.write(report.path, as: report.what) }
        do {
            let merge = try ShardMerge(folders)
            try merge.write(to: output)
            let count = folders.count
            Output.print("merged \(count) \(count == 1 ? "shard" : "shards"): \(RunSummary(merge.results).line)")
            let isCI = GoldenOptions.isCI(ProcessInfo.processInfo.environment)
            try reporters.write(merge.results, output: output, isCI: isCI)
            if let outcome = ending.outcome(of: merge.results) { throw outcome }
        } catch let error as MergeError {
            Output.note("error: \(error)")
            if case .intoInput = error { throw Outcome.usage }
            throw Outcome.incompleteMerge
        }
    }
}
