import ArgumentParser
import TintypeSnapshots

/// `tintype pending`: what waits for a decision.
struct Pending: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List what waits to be accepted or rejected since the last run.",
        discussion: """
            Examples:
              tintype pending
              tintype pending --json
            """
    )

    @Option(help: "The folder that the run wrote to.")
    var output = GoldenOptions.standardOutput

    @OptionGroup var file: ConfigOptions

    @Flag(help: "Write the cases as JSON, as results.json has them.")
    var json = false

    func run() throws {
        let review = try Reviewing.open(output)
        let pending = review.pending
        if json { return try Output.printJSON(pending) }
        let ids = Set(pending.map(\.id))
        for group in review.results.groups {
            let count = group.cases.filter(ids.contains).count
            guard count > 1 else { continue }
            let place = group.source.map { " (\($0.file):\($0.line))" } ?? ""
            Output.print("group \(group.id): \(count) cases, \(group.title)\(place)")
        }
        for item in pending { Output.print("\(item.id) \(item.message)") }
        Output.print(pending.isEmpty ? "nothing is pending" : "\(pending.count) pending")
    }
}
