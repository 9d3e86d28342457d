import ArgumentParser
import Foundation
import TintypeSnapshots

/// `tintype pending`: what waits for a decision.
struct Pending: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pending",
        abstract: "List what waits to be accepted or rejected since the last run.",
        discussion: """
            Examples:
              tintype pending
              tintype pending --json
            """
    )

    @Option(name: [.short, .long], help: "The folder that the run wrote to.")
    var output = GoldenOptions.standardOutput

    @Option(name: .shortAndLong, help: .config)
    var config: String?

    @Flag(help: "Write the cases as JSON, as results.json has them.")
    var json = false

    /// Indicates whether the folder is one that runs write to: the usual one need not be there, another was perhaps
    /// misspelt.
    private var isEmptyOutput: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
            ? isFolder.boolValue : output == GoldenOptions.standardOutput
    }

    func run() throws {
        let review: PendingReview
        do {
            review = try PendingReview(output: output)
        } catch .noResults where isEmptyOutput {
            // Tests whose pictures are all as they should be leave nothing.
            return try json ? Output.printJSON([CaseResult]()) : Output.print("nothing is pending in \(output)")
        } catch {
            throw Reviewing.failure(error)
        }
        let pending = review.pending
        if json { return try Output.printJSON(pending) }
        let ids = Set(pending.map(\.id))
        for group in review.results.groups {
            let count = group.cases.filter(ids.contains).count
            guard count > 1 else { continue }
            let place = group.source.map { " (\($0.file):\($0.line))" } ?? ""
            Output.print("group \(group.id): \(count) cases, \(group.title)\(place)")
        }
        for item in pending { Output.print("\(item.id) \(item.reason)") }
        Output.print(pending.isEmpty ? "nothing is pending" : "\(pending.count) pending")
    }
}
