import ArgumentParser
import TintypeSnapshots

/// The options for the results by which a command fails.
struct EndingOptions: ParsableArguments {
    @Flag(help: "Exit with 6 where goldens are left that no scene draws any more.")
    var failOnObsolete = false

    @Flag(name: [.customShort("I"), .long], help: "Report what changed, and exit with 0 all the same.")
    var ignoreChange = false

    /// The worst of what happened; nil where all is well.
    func outcome(of results: RunResults) -> Outcome? {
        if results.cases.contains(where: { $0.status == .errored }) { return .undrawable }
        if !ignoreChange {
            if results.cases.contains(where: { $0.status == .failed || $0.status == .missing }) { return .differences }
            if results.cases.contains(where: { $0.status == .notComparable }) { return .notComparable }
        }
        return failOnObsolete && !results.obsolete.isEmpty ? .obsolete : nil
    }
}
