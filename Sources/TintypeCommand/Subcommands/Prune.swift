import ArgumentParser
import TintypeSnapshots

/// `tintype prune`: goldens that nobody draws any more.
struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "List the goldens that no scene draws any more; --write takes them away.",
        discussion: """
            It goes by the last run, which must have been over everything, to its end and without an error; shards \
            must be merged first. A golden whose picture a new case draws is not taken away: accepting that case moves \
            it. What was taken away comes back with `tintype accept --undo`.

            Examples:
              tintype prune
              tintype prune --write
            """
    )

    @Option(name: [.short, .long], help: "The folder that the run wrote to.")
    var output = GoldenOptions.standardOutput

    @Option(name: .shortAndLong, help: .config)
    var config: String?

    @Flag(help: "Take the goldens away.")
    var write = false

    @Flag(help: "Write the goldens as JSON.")
    var json = false

    func run() throws {
        var review = try Reviewing.open(output)
        do {
            let obsolete = try review.obsolete()
            if json { try Output.printJSON(obsolete) }
            let removable = obsolete.filter { $0.renamedTo == nil }
            if write {
                let report = try review.prune(removable.map(\.path))
                if !json { try Reviewing.tell(report) }
                return
            }
            if json { return }
            for golden in obsolete {
                let note = golden.renamedTo.map { ": renamed to \($0), accept that" } ?? ""
                Output.print("\(golden.path) \(golden.bytes) bytes\(note)")
            }
            let bytes = removable.reduce(0) { $0 + $1.bytes }
            Output.print(
                obsolete.isEmpty
                    ? "no golden is obsolete"
                    : "\(obsolete.count) obsolete; --write takes \(removable.count) away (\(bytes) bytes)")
        } catch let error as ReviewError {
            throw Reviewing.failure(error)
        }
    }
}
