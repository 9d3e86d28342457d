import TintypeGraphics

/// Failures as workflow commands of GitHub, which shows them at the lines of a pull request.
package enum GitHubAnnotations {
    /// GitHub shows this many annotations of a step, and drops the rest without a word.
    package static let limit = 10
    /// The most further places of one cause that are named.
    private static let mostPlaces = 5

    /// One command a line and cause, whichever pictures it is seen in; at most ``limit``, of which the last then says how many
    /// more there are. Empty where all is well.
    package static func text(_ results: RunResults) -> String {
        let causes = sorted(results.cases.filter(\.status.fails))
        let shown = causes.count > limit ? Array(causes.prefix(limit - 1)) : causes
        var lines = shown.map { line($0, results) }
        if causes.count > shown.count {
            let message = "+\(causes.count - shown.count) more causes; the report and the log name them all"
            lines.append("::error title=tintype::\(ReportText.command(message))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The cases by their causes, in the order of the first case of each.
    private static func sorted(_ cases: [CaseResult]) -> [[CaseResult]] {
        var order: [Cause] = []
        var members: [Cause: [CaseResult]] = [:]
        for item in cases {
            let cause = Cause(item)
            if members[cause] == nil { order.append(cause) }
            members[cause, default: []].append(item)
        }
        return order.compactMap { members[$0] }
    }

    /// A cause that many cases can fail by.
    private enum Cause: Hashable {
        case group(String)
        /// Variants of one scene may change by different numbers of pixels, and still by one line.
        case change(String, SourceLocation)
        case alone(String)

        init(_ item: CaseResult) {
            if let group = item.group {
                self = .group(group)
            } else if let cause = item.causes.first, let source = cause.source {
                self = .change(cause.change, source)
            } else {
                self = .alone(item.id)
            }
        }
    }

    private static func line(_ cases: [CaseResult], _ results: RunResults) -> String {
        let first = cases[0]
        var properties: [String] = []
        if let place = first.place {
            properties.append("file=\(ReportText.property(place.file))")
            properties.append("line=\(place.line)")
            properties.append("col=\(place.column)")
        }
        let group = results.groups.first { $0.id == first.group }
        let change = group?.title ?? first.causes.first?.change ?? ""
        let title = cases.count > 1 ? "\(cases.count) pictures changed alike: \(change)" : first.id
        properties.append("title=\(ReportText.property(title))")
        var message = cases.count > 1 ? ["\(first.id) \(first.message)"] : [first.message]
        message += first.causes.prefix(3).map(\.text)
        if cases.count > 1 { message += others(cases) }
        return "::error \(properties.joined(separator: ","))::\(ReportText.command(message.joined(separator: "\n")))"
    }

    /// The places besides the first at which the same change was made; without any, the other cases.
    private static func others(_ cases: [CaseResult]) -> [String] {
        var seen = Set([cases[0].place.map { "\($0.file):\($0.line)" } ?? cases[0].id])
        let names = cases.dropFirst().map { item in item.place.map { "\($0.file):\($0.line)" } ?? item.id }
            .filter { seen.insert($0).inserted }
        guard !names.isEmpty else { return [] }
        let further = names.count - mostPlaces
        return [
            "also in " + names.prefix(mostPlaces).joined(separator: ", ") + (further > 0 ? " and \(further) more" : "")
        ]
    }
}
