/// Failures as workflow commands of GitHub, which shows them at the lines of a pull request.
package enum GitHubAnnotations {
    /// GitHub shows this many annotations of a step, and drops the rest without a word.
    package static let limit = 10

    /// One command a line; at most ``limit``, of which the last then says how many more there are. Empty where all is well.
    package static func text(_ results: RunResults) -> String {
        let failures = results.cases.filter(\.status.fails)
        let shown = failures.count > limit ? Array(failures.prefix(limit - 1)) : failures
        var lines = shown.map(line)
        if failures.count > shown.count {
            let message = "+\(failures.count - shown.count) more pictures differ; the report and the log name them all"
            lines.append("::error title=tintype::\(ReportText.command(message))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func line(_ item: CaseResult) -> String {
        var properties: [String] = []
        if let source = item.causes.first(where: { $0.source != nil })?.source ?? item.source {
            properties.append("file=\(ReportText.property(source.file))")
            properties.append("line=\(source.line)")
            properties.append("col=\(source.column)")
        }
        properties.append("title=\(ReportText.property(item.id))")
        let message = ([item.message] + item.causes.prefix(3).map(\.text)).joined(separator: "\n")
        return "::error \(properties.joined(separator: ","))::\(ReportText.command(message))"
    }
}
