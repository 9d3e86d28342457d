import ArgumentParser
import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// A way in which results are told.
enum Reporter: String, CaseIterable, Sendable {
    /// A line for each case that needs one: the default.
    case list
    /// A dot for each case, then the lines of those that failed.
    case dot
    /// Annotations and a step's summary on GitHub.
    case github
    case junit
    case html
    case json
    /// reg-suit's `reg.json`.
    case reg
    /// A comment for a pull or merge request.
    case markdown
}

/// In which ways a run's results are told besides the terminal.
struct ReporterOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Write the results as JSON to this file, or to standard output (-).", valueName: "file"))
    var json: String?

    @Option(help: ArgumentHelp("Write the results as JUnit XML to this file.", valueName: "file"))
    var junit: String?

    @Option(
        help: """
            How to report, as a comma list: list, dot, github, junit, html, json, reg, markdown. Files go to the output folder. \
            github is on by itself where GITHUB_ACTIONS is true.
            """)
    var reporter: String?

    func validate() throws {
        for name in names where Reporter(rawValue: name) == nil {
            let near = nearestNames(to: name, among: Reporter.allCases.map(\.rawValue), limit: 1).first
            let known = Reporter.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError(
                "there is no reporter \"\(name)\"; " + (near.map { "did you mean \"\($0)\"?" } ?? "use one of \(known)")
            )
        }
    }

    private var names: [String] {
        reporter?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    }

    /// What is on, by the options and by the environment.
    var reporters: Set<Reporter> { reporters(in: ProcessInfo.processInfo.environment) }

    /// Whether standard output belongs to the results as JSON, so that all else goes to standard error.
    var ownsStandardOutput: Bool { json == "-" }

    func reporters(in environment: [String: String]) -> Set<Reporter> {
        var on = Set(names.compactMap(Reporter.init))
        if environment["GITHUB_ACTIONS"] == "true" { on.insert(.github) }
        if json != nil { on.insert(.json) }
        if junit != nil || environment["XML_OUTPUT_FILE"].map({ !$0.isEmpty }) == true { on.insert(.junit) }
        return on
    }

    /// Writes what is on, but for the terminal's lines, which the run writes as it goes.
    ///
    /// - Parameter output: The folder for files that are not named.
    func write(_ results: RunResults, output: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let on = reporters(in: environment)
        do throws(FileError) {
            if on.contains(.json) { try writeJSON(results, output: output) }
            if on.contains(.junit) {
                let named = [junit, environment["XML_OUTPUT_FILE"]].compactMap(\.self).filter { !$0.isEmpty }
                let text = JUnitReport.text(results)
                for path in named.isEmpty ? [FilePaths.join(output, "junit.xml")] : named { try put(text, at: path) }
            }
            if on.contains(.markdown) {
                try put(MarkdownReport.comment(results), at: FilePaths.join(output, "comment.md"))
            }
            if on.contains(.reg) { try writeReg(results, output: output) }
            if on.contains(.github) { try writeGitHub(results, summary: environment["GITHUB_STEP_SUMMARY"]) }
        } catch {
            Output.note("error: \(error)")
            throw Outcome.fault
        }
        if on.contains(.html) { try writePage(results, output: output) }
    }

    private func writePage(_ results: RunResults, output: String) throws {
        do {
            let written = try ReportWriter(results, folder: output).writeFolder(FilePaths.join(output, "report"))
            Output.note("report: \(written.page)")
        } catch {
            Output.note("error: \(error)")
            throw Outcome.fault
        }
    }

    private func writeJSON(_ results: RunResults, output: String) throws(FileError) {
        let text = String(decoding: results.json(), as: UTF8.self)
        if ownsStandardOutput { return Output.write(text, to: .standardOutput) }
        try put(text + "\n", at: json ?? FilePaths.join(output, "results.json"))
    }

    private func writeReg(_ results: RunResults, output: String) throws(FileError) {
        let goldens = URL(fileURLWithPath: results.run.snapshots).standardizedFileURL.path
        let report = RegReport(results, goldens: goldens)
        try put(String(decoding: report.json(), as: UTF8.self) + "\n", at: FilePaths.join(output, "reg.json"))
    }

    private func writeGitHub(_ results: RunResults, summary path: String?) throws(FileError) {
        let annotations = GitHubAnnotations.text(results)
        if !annotations.isEmpty {
            Output.write(annotations, to: ownsStandardOutput ? .standardError : .standardOutput)
        }
        guard let path, !path.isEmpty else { return }
        // Other steps of the job do not share the file, but what this one wrote before counts against its limit.
        let before = try WholeFile.read(path) ?? []
        let room = MarkdownReport.summaryLimit - before.count
        guard room > 4096 else { return Output.note("warning: the step's summary is full") }
        try put(String(decoding: before, as: UTF8.self) + MarkdownReport.summary(results, limit: room), at: path)
    }

    private func put(_ text: String, at path: String) throws(FileError) {
        try AtomicFile.write(Array(text.utf8), to: path, makingFolders: true)
    }
}
