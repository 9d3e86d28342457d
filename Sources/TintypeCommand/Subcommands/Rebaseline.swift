import ArgumentParser
import TintypeSnapshots

/// `tintype rebaseline`: accepts what other fonts or libraries alone have changed.
struct Rebaseline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rebaseline",
        abstract: "Accept pictures that are not comparable, where the layout is proved to be equal.",
        discussion: """
            After a change of fonts or libraries the verdict is "not comparable". A case is accepted if its layout is \
            that of the golden; otherwise the views that differ are named, and the pictures have to be looked at.

            Examples:
              tintype rebaseline
              tintype rebaseline 'scenes/badges/**'
            """
    )

    @Argument(help: "Ids, names, folders or patterns; all that are not comparable without any.")
    var cases: [String] = []

    @Option(name: [.short, .long], help: "The folder that the run wrote to.")
    var output = GoldenOptions.standardOutput

    @Option(name: .shortAndLong, help: .config)
    var config: String?

    func run() throws {
        var review = try Reviewing.open(output)
        do {
            var ids = review.pending.filter { $0.status == .notComparable }.map(\.id)
            if !cases.isEmpty {
                let selection = CaseSelection(review.results.cases)
                ids = try cases.flatMap { word throws(ReviewError) in try selection.ids(word) }
            }
            try Reviewing.tell(try review.rebaseline(ids))
        } catch let error as ReviewError {
            throw Reviewing.failure(error)
        }
    }
}
