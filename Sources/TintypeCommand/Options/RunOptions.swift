import ArgumentParser

/// The course and the end of a run over scenes.
struct RunOptions: ParsableArguments {
    @Option(help: ArgumentHelp("End the run once this many pictures failed.", valueName: "count"))
    var maxFailures: Int?

    @Flag(name: .short, help: "End the run at the first failure, as --max-failures 1.")
    var x = false

    @Flag(
        help: "Go on with the run that was interrupted: what it found is kept where scene and golden are as they were.")
    var resume = false

    @Flag(help: "Only scenes that failed in the run before.")
    var lastFailed = false

    @Option(help: ArgumentHelp("Only scenes that, or whose goldens, git finds changed since.", valueName: "ref"))
    var changedSince: String?

    @Flag(help: "Draw each scene twice, the second time with nothing kept of the first, and fail where a byte differs.")
    var twice = false

    @Option(
        help: ArgumentHelp(
            "Draw each scene so often, as --twice does, and fail where two pictures differ.", valueName: "count"))
    var repeatEach: Int?

    @Flag(help: "Exit with 0 where no scene matched.")
    var passWithNoTests = false

    @Flag(name: .shortAndLong, help: "Write failures and the last line only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Name the pictures that are equal too.")
    var verbose = false

    @Flag(help: "Write progress line by line, as in a log, also on a terminal.")
    var plain = false

    /// The number of times that each scene is drawn.
    var draws: Int { max(repeatEach ?? 1, twice ? 2 : 1) }

    /// The number of failures after which the run ends; nil for never.
    var failureLimit: Int? { x ? 1 : maxFailures }

    func validate() throws {
        if let repeatEach, repeatEach < 1 { throw ValidationError("--repeat-each must be at least 1") }
        if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other") }
        if let maxFailures, maxFailures < 1 { throw ValidationError("--max-failures must be at least 1") }
    }
}
