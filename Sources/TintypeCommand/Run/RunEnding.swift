import TintypeSnapshots

/// The last lines of a run: changes that many pictures share, what to do next, and one line of numbers.
struct RunEnding {
    let results: RunResults
    let options: GoldenRunOptions
    /// The number of scenes or previews to do.
    let total: Int
    /// Indicates whether the results were written, so that there is something to accept.
    let isKept: Bool
    let lines: RunLines

    /// The greatest number of groups that are told; the report has them all.
    private static let mostGroups = 5

    func tell() {
        lines.end()
        for group in results.groups.prefix(RunEnding.mostGroups) {
            let place = group.source.map { " (\($0.file):\($0.line))" } ?? ""
            lines.write("\(group.cases.count) pictures changed alike: \(group.title)\(place)")
            if isKept { lines.write("  accept: \(commands.accept(group: group.id))") }
        }
        if results.groups.count > RunEnding.mostGroups {
            let rest = results.groups.dropFirst(RunEnding.mostGroups)
            let pictures = rest.reduce(0) { $0 + $1.cases.count }
            lines.write("and \(rest.count) more groups of \(pictures) pictures")
        }
        for (old, new) in renames { lines.write("\(new) is \(old) renamed: accepting it moves the golden") }
        let pending = results.cases.filter(\.isPending).count
        if pending > 0, isKept {
            if let job = commands.job { lines.write("fetch: \(job.download)") }
            let review = commands.review.map { "review: \($0); " } ?? ""
            lines.write("\(review)accept all \(pending): \(commands.acceptAll)")
        }
        if results.run.isInterrupted {
            let ofPreviews = options.previews.path != nil
            let way = ofPreviews ? "" : "; to go on: \(InvokedTool.name) verify --resume"
            lines.write("ended early, \(done) of \(total) \(ofPreviews ? "previews" : "scenes") done\(way)")
        }
        lines.write("\(line)")
    }

    /// Obsolete goldens, and the new case that draws the picture of each.
    private var renames: [(old: String, new: String)] {
        guard isKept, !results.obsolete.isEmpty, results.cases.contains(where: { $0.status == .missing }),
            let review = try? PendingReview(output: options.goldens.output), let obsolete = try? review.obsolete()
        else { return [] }
        return obsolete.compactMap { golden in golden.renamedTo.map { (golden.path, $0) } }
    }

    private var commands: ReaderCommands {
        options.reporting.commands(output: options.goldens.output, isCI: options.goldens.isCI)
    }

    private var done: Int { Set(results.cases.map(\.name)).count }

    private var line: String {
        let hundredths = Int((results.durationMs / 10).rounded())
        let digits = hundredths % 100
        let jobs = options.drawing.jobs
        return RunSummary(results).line + " - \(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s "
            + "(\(jobs) \(jobs == 1 ? "job" : "jobs")"
            + (results.fingerprint.isEmpty ? "" : ", fingerprint \(results.fingerprint)") + ")"
    }
}
