/// Results as JUnit XML, as CI systems read it.
package enum JUnitReport {
    /// A document with one suite a folder of cases. Equal results have equal texts. A case that fails stands where its cause does.
    package static func text(_ results: RunResults, commands: ReaderCommands = ReaderCommands()) -> String {
        let suites = Dictionary(grouping: results.cases) { folder(of: $0) }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append("<testsuites name=\"tintype\"\(counts(results.cases, time: results.durationMs))>")
        for (name, cases) in suites {
            let time = cases.reduce(0) { $0 + $1.durationMs }
            lines.append("  <testsuite name=\"\(ReportText.xml(name))\"\(counts(cases, time: time))>")
            if name == suites.first?.key {
                let fingerprint = ReportText.xml(results.fingerprint)
                lines.append("    <properties><property name=\"fingerprint\" value=\"\(fingerprint)\"/></properties>")
            }
            lines += cases.flatMap { element(of: $0, suite: name, commands) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func folder(of item: CaseResult) -> String {
        guard let slash = item.id.lastIndex(of: "/") else { return "goldens" }
        return String(item.id[..<slash])
    }

    private static func counts(_ cases: [CaseResult], time: Double) -> String {
        let failures = cases.filter { $0.status.fails && $0.status != .errored }.count
        let errors = cases.filter { $0.status == .errored }.count
        let skipped = cases.filter { $0.status == .quarantined }.count
        return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
            + " time=\"\(time.millisecondsAsSeconds)\""
    }

    private static func element(of item: CaseResult, suite: String, _ commands: ReaderCommands) -> [String] {
        let name = item.id.split(separator: "/").last.map(String.init) ?? item.id
        var attributes = " name=\"\(ReportText.xml(name))\""
        attributes += " classname=\"\(ReportText.xml(suite.split(separator: "/").joined(separator: ".")))\""
        attributes += " time=\"\(item.durationMs.millisecondsAsSeconds)\""
        if let source = item.place {
            attributes += " file=\"\(ReportText.xml(source.file))\" line=\"\(source.line)\""
        }
        let message = "message=\"\(ReportText.xml(item.message))\" type=\"\(item.status.rawValue)\""
        let details = ReportText.xml(details(of: item, commands).joined(separator: "\n"))
        var children: [String] = []
        switch item.status {
        case .passed, .recorded, .obsolete: break
        case .errored: children.append("<error \(message)>\(details)</error>")
        case .failed, .missing, .notComparable: children.append("<failure \(message)>\(details)</failure>")
        case .quarantined: children.append("<skipped \(message)/>")
        }
        if !children.isEmpty, !details.isEmpty { children.append("<system-out>\(details)</system-out>") }
        if children.isEmpty { return ["    <testcase\(attributes)/>"] }
        return ["    <testcase\(attributes)>"] + children.map { "      " + $0 } + ["    </testcase>"]
    }

    private static func details(of item: CaseResult, _ commands: ReaderCommands) -> [String] {
        var lines = item.causes.map(\.text) + (item.frames?.lines(10) ?? [])
        if let hint = item.hint { lines.append("hint: \(hint)") }
        let files = item.files
        for (what, path) in [("expected", files.expected), ("actual", files.actual), ("diff", files.difference)] {
            if let path { lines.append("\(what): \(path)") }
        }
        if item.status.isPending { lines.append("accept: \(commands.accept([item.id]))") }
        return lines
    }
}
