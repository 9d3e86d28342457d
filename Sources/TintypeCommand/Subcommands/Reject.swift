import ArgumentParser
import TintypeSnapshots

/// `tintype reject`: puts pictures that a run drew away.
struct Reject: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reject",
        abstract: "Put the pictures that the last run drew away; goldens stay as they are.",
        discussion: """
            Without a case it lists what is pending and asks. What was put away comes back with --undo.

            Examples:
              tintype reject scenes/badges/bar@2x.png
              tintype reject --all
              tintype reject --undo
            """
    )

    @OptionGroup var options: ReviewOptions
    @Option(name: .shortAndLong, help: .config)
    var config: String?

    func run() throws {
        if options.undo { return try Undoing.run(output: options.output) }
        var review = try Reviewing.open(options.output)
        do {
            let choice = try options.choice(in: review.results, of: options.output, verb: "reject")
            try Reviewing.tell(try review.reject(choice.reject))
        } catch let error as ReviewError {
            throw Reviewing.failure(error)
        }
    }
}
