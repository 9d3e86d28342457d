/// Results as Markdown: the summary of a GitHub step, and a comment on a pull or merge request.
///
/// Both are within their limits by construction: lines are added while there is room for them and for the last, which says how
/// many were left out.
package enum MarkdownReport {
    /// GitHub drops a step's summary whole above 1 MiB; this leaves room for the line ends of other steps.
    package static let summaryLimit = 1 << 20 - 1024
    /// A comment on GitHub takes 65 536 characters.
    package static let commentLimit = 60_000

    /// The most cases whose pictures a comment shows.
    private static let mostShown = 3

    /// For `GITHUB_STEP_SUMMARY`.
    ///
    /// - Parameters:
    ///   - limit: The most bytes; what other steps have written already should be taken off.
    ///   - commands: The commands that the reader can type.
    package static func summary(
        _ results: RunResults, limit: Int = summaryLimit, commands: ReaderCommands = ReaderCommands()
    ) -> String {
        document(results, limit: limit, rows: .max, commands)
    }

    /// For a comment: at most 20 failures. Its first line is an invisible mark, by which the next run finds it to replace it.
    package static func comment(_ results: RunResults, commands: ReaderCommands = ReaderCommands()) -> String {
        let mark = "<!-- tintype -->\n"
        return mark + document(results, limit: commentLimit - mark.utf8.count, rows: 20, commands)
    }

    private static func document(
        _ results: RunResults, limit: Int, rows: Int, _ commands: ReaderCommands
    ) -> String {
        let isGood = results.reported.isEmpty
        var page = Page(limit: limit)
        page.append("### Tintype: \(isGood ? "all pictures are as they should be" : "pictures differ")\n\n")
        page.append(ReportText.markdown(RunSummary(results).line) + "\n")
        guard !isGood else { return page.text }
        appendGroups(of: results, rows: rows, commands, to: &page)
        appendCases(of: results, rows: rows, to: &page)
        appendPictures(of: results, commands.pictures, to: &page)
        appendNextStep(commands, to: &page)
        return page.text
    }

    /// Appends the places of the pictures, and the commands that accept them.
    private static func appendNextStep(_ commands: ReaderCommands, to page: inout Page) {
        guard let job = commands.job else {
            let place =
                commands.isArtifact ? "The pictures are in the job's artifact" : "The pictures are in the output folder"
            return page.append(
                "\n\(place): open `report/index.html`. What is meant is accepted with "
                    + "\(ReportText.code(commands.acceptAll)).\n")
        }
        page.append(
            "\nThe pictures are in the artifact of [this run](\(job.page)); `report/index.html` in it shows them side by "
                + "side. To accept what is meant:\n\n```sh\n\(job.download)\n\(commands.acceptAll)\n```\n")
    }

    /// The pictures of the first cases, of each cause one, where the host shows them.
    private static func appendPictures(of results: RunResults, _ address: String?, to page: inout Page) {
        guard var address else { return }
        while address.hasSuffix("/") { address.removeLast() }
        var causes: Set<String> = []
        let cases = results.reported.filter { item in
            item.files.actual != nil && causes.insert(item.group ?? item.id).inserted
        }
        guard !cases.isEmpty else { return }
        page.append("\n| Case | Expected | Actual | Difference |\n| --- | --- | --- | --- |\n")
        for item in cases.prefix(mostShown) {
            let pictures = [item.files.expected, item.files.actual, item.files.difference].map { path in
                path.map { "![](\(address)/\(ReportText.address($0)))" } ?? "none"
            }
            page.append("| \(ReportText.code(item.id)) | \(pictures.joined(separator: " | ")) |\n")
        }
    }

    private static func appendGroups(of results: RunResults, rows: Int, _ commands: ReaderCommands, to page: inout Page)
    {
        guard !results.groups.isEmpty else { return }
        page.append("\n| One cause | Cases | Accept |\n| --- | ---: | --- |\n")
        let lines = results.groups.map { group in
            let place = group.source.map { " (\(ReportText.code("\($0.file):\($0.line)")))" } ?? ""
            return "| \(ReportText.markdown(group.title))\(place) | \(group.cases.count) | "
                + "\(ReportText.code(commands.accept(group: group.id))) |\n"
        }
        page.append(rows: lines, limit: rows) { "\n\($0) more causes are in the report.\n" }
    }

    private static func appendCases(of results: RunResults, rows: Int, to page: inout Page) {
        page.append("\n| Case | | What |\n| --- | --- | --- |\n")
        var told: Set<String> = []
        // A change that many pictures share is one row.
        let shown = results.reported.filter { item in item.group.map { told.insert($0).inserted } ?? true }
        let lines = shown.map { item in
            let cause = item.causes.first.map { "<br>\(ReportText.markdown(clipped($0.text)))" } ?? ""
            let alike = results.groups.first { $0.id == item.group }.map { $0.cases.count - 1 } ?? 0
            return "| \(ReportText.code(item.id))\(alike > 0 ? " and \(alike) alike" : "") | \(label(item.status)) | "
                + "\(ReportText.markdown(clipped(item.detail)))\(cause) |\n"
        }
        page.append(rows: lines, limit: rows) { "\n\($0) more are in the report.\n" }
    }

    private static func label(_ status: CaseStatus) -> String {
        switch status {
        case .failed: "changed"
        case .notComparable: "not comparable"
        case .errored: "error"
        case .passed, .missing, .recorded, .obsolete, .quarantined: status.rawValue
        }
    }

    private static func clipped(_ text: String) -> String { text.count > 400 ? text.prefix(400) + "…" : text }
}

/// Text that does not grow beyond a limit in bytes.
private struct Page {
    /// Kept free for the lines that close a table and the page.
    private static let reserve = 1024

    let limit: Int
    private(set) var text = ""
    private var count = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds `part` whole, or nothing of it.
    mutating func append(_ part: String) {
        let bytes = part.utf8.count
        guard count + bytes <= limit else { return }
        text += part
        count += bytes
    }

    /// Adds as many rows as there is room for, at most `limit`, then what `rest` says of the number of others.
    mutating func append(rows: [String], limit most: Int, rest: (Int) -> String) {
        var shown = 0
        for row in rows.prefix(most) {
            guard count + row.utf8.count + Page.reserve <= limit else { break }
            append(row)
            shown += 1
        }
        if shown < rows.count { append(rest(rows.count - shown)) }
    }
}
