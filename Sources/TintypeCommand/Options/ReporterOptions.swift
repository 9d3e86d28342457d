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
    /// The output folder for `merge` to read, which is written in any case.
    case blob
}

/// In which ways a run's results are told besides the terminal.
struct ReporterOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Write the results as JSON to this file, or to standard output (-).", valueName: "file"))
    var json: String?

    @Option(help: ArgumentHelp("Write the results as JUnit XML to this file.", valueName: "file"))
    var junit: String?

    @Option(help: "What --json writes: the results, or what reg-suit reads.")
    var jsonFormat: JSONForm = .tintype

    @Option(
        help: ArgumentHelp(
            "Write the report there: into a folder, or into one file where the name ends in .html.",
            valueName: "folder|file.html"))
    var report: String?

    @Flag(help: "Write the report as one file.")
    var singleFile = false

    @Option(
        help: ArgumentHelp(
            "What the CI job uploads the output folder as: comments, summaries and the log name it.", valueName: "name")
    )
    var artifactName = "tintype"

    @Option(
        name: .customLong("image-base-url"),
        help: ArgumentHelp(
            """
            The address that the output folder is published at, so that comments show pictures. Without, GitLab's own \
            addresses are used; GitHub has none for files of artifacts.
            """, valueName: "url"))
    var imageBaseURL: String?

    @Flag(help: "Open the report in a browser where pictures fail; never where standard output is no terminal.")
    var openReport = false

    /// The form of the file of --json.
    enum JSONForm: String, CaseIterable, ExpressibleByArgument {
        case tintype
        case reg
    }

    @Option(
        help: """
            How to report, as a comma list: list, dot, github, junit, html, json, reg, markdown, blob. Files go to the output folder. \
            github is on by itself where GITHUB_ACTIONS is true.
            """)
    var reporter: String?

    func validate() throws {
        if let imageBaseURL {
            // What goes into a comment must not end the picture's mark.
            let isPlain = imageBaseURL.utf8.allSatisfy { $0 > 32 && $0 < 127 && !"()<>|\"\\".utf8.contains($0) }
            guard isPlain, ["https://", "http://"].contains(where: { imageBaseURL.hasPrefix($0) }) else {
                throw ValidationError("--image-base-url \"\(imageBaseURL)\" is no address that begins with https://")
            }
        }
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

    /// The reporters that are on, by the options and by the environment.
    var reporters: Set<Reporter> { reporters(in: ProcessInfo.processInfo.environment) }

    /// Indicates whether standard output belongs to the results as JSON, so that all else goes to standard error.
    var ownsStandardOutput: Bool { json == "-" }

    func reporters(in environment: [String: String]) -> Set<Reporter> {
        var on = Set(names.compactMap(Reporter.init))
        if environment["GITHUB_ACTIONS"] == "true" { on.insert(.github) }
        if json != nil { on.insert(.json) }
        if junit != nil || environment["XML_OUTPUT_FILE"].map({ !$0.isEmpty }) == true { on.insert(.junit) }
        return on
    }

    /// The files that the user named for reports, each with a noun phrase; none in the output folder unless it was named.
    ///
    /// - Parameter output: The folder that has the run's own results, in which JSON of the same form may be named again.
    func files(output: String) -> [(path: String, what: String)] {
        var files: [(String, String)] = []
        let results = FileIdentity(FilePaths.join(output, OutputFolder.resultsName))
        if let json, !(jsonFormat == .tintype && FileIdentity(json) == results) { files.append((json, "the JSON")) }
        let environment = ProcessInfo.processInfo.environment["XML_OUTPUT_FILE"] ?? ""
        for path in Set([junit ?? "", environment]).sorted() where !path.isEmpty {
            files.append((path, "the JUnit XML"))
        }
        if let report {
            let isFile = singleFile || report.hasSuffix(".html")
            files.append((isFile ? report : FilePaths.join(report, "index.html"), "the report"))
        }
        return files
    }

    /// The commands that a reader of the results can type.
    ///
    /// - Parameters:
    ///   - output: The folder that the results are in.
    ///   - isCI: True if they reach the reader as an artifact.
    func commands(output: String, isCI: Bool) -> ReaderCommands {
        let environment = ProcessInfo.processInfo.environment
        var commands = ReaderCommands(tool: InvokedTool.name, output: output)
        if isCI {
            let job = CIJob(environment, artifact: artifactName, output: output)
            commands = ReaderCommands(tool: InvokedTool.name, artifactOf: job, folder: output)
        }
        if let imageBaseURL { commands.pictures = imageBaseURL }
        return commands
    }

    /// Writes what is on, but for the terminal's lines, which the run writes as it goes.
    ///
    /// - Parameters:
    ///   - output: The folder for files that are not named.
    ///   - isCI: True if the results reach their reader as an artifact.
    func write(_ results: RunResults, output: String, isCI: Bool) throws {
        let environment = ProcessInfo.processInfo.environment
        let commands = commands(output: output, isCI: isCI)
        let on = reporters(in: environment)
        do throws(FileError) {
            if on.contains(.json) { try writeJSON(results, output: output) }
            if on.contains(.junit) {
                let named = [junit, environment["XML_OUTPUT_FILE"]].compactMap(\.self).filter { !$0.isEmpty }
                let text = JUnitReport.text(results, commands: commands)
                for path in named.isEmpty ? [FilePaths.join(output, "junit.xml")] : named { try put(text, at: path) }
            }
            if on.contains(.markdown) {
                try put(MarkdownReport.comment(results, commands: commands), at: FilePaths.join(output, "comment.md"))
            }
            if on.contains(.reg) { try writeReg(results, output: output) }
            if on.contains(.github) {
                try writeGitHub(results, commands, summary: environment["GITHUB_STEP_SUMMARY"])
            }
        } catch {
            Output.note("error: \(error)")
            throw error.isOfMachine ? Outcome.undrawable : .usage
        }
        if on.contains(.html) || report != nil || singleFile || openReport {
            try writePage(results, commands, output: output)
        }
    }

    private func writePage(_ results: RunResults, _ commands: ReaderCommands, output: String) throws {
        do {
            let writer = ReportWriter(results, folder: output, commands: commands)
            let isFile = singleFile || report?.hasSuffix(".html") == true
            let path = report ?? FilePaths.join(output, isFile ? "report.html" : "report")
            let written = try isFile ? writer.writeFile(path) : writer.writeFolder(path)
            Output.note("report: \(written.page)")
            let isWanted = openReport && isatty(STDOUT_FILENO) != 0 && results.cases.contains { $0.status.fails }
            let page = URL(fileURLWithPath: written.page).absoluteString
            if isWanted, !Browser.open(page) { Output.note("no browser could be opened: open \(page) yourself") }
        } catch {
            Output.note("error: \(error)")
            throw Outcome.usage
        }
    }

    private func writeJSON(_ results: RunResults, output: String) throws(FileError) {
        let text =
            try jsonFormat == .reg
            ? regText(results, output: output, file: ownsStandardOutput ? nil : json)
            : String(decoding: results.json(), as: UTF8.self)
        if ownsStandardOutput { return Output.json(text) }
        try put(text + "\n", at: json ?? FilePaths.join(output, "results.json"))
    }

    private func writeReg(_ results: RunResults, output: String) throws(FileError) {
        let path = FilePaths.join(output, "reg.json")
        try put(regText(results, output: output, file: path) + "\n", at: path)
    }

    /// - Parameter file: The file for the text; nil for standard output, which is read where the command was started.
    private func regText(_ results: RunResults, output: String, file: String?) throws(FileError) -> String {
        let pictures = try RegPictures(results, output: output)
        let place = RelativePath.text(
            FilePaths.join(output, RegPictures.folder), from: file.map { FilePaths.folder(of: $0) } ?? ".")
        return String(decoding: RegReport(results, pictures: pictures, place: place).json(), as: UTF8.self)
    }

    private func writeGitHub(
        _ results: RunResults, _ commands: ReaderCommands, summary path: String?
    ) throws(FileError) {
        let annotations = GitHubAnnotations.text(results)
        if !annotations.isEmpty {
            Output.verbatim(annotations, to: ownsStandardOutput ? .error : .output)
        }
        guard let path, !path.isEmpty else { return }
        // Other steps of the job do not share the file, but what this one wrote before counts against its limit.
        let before = try WholeFile.isGivenOpen(path) ? [] : WholeFile.read(path) ?? []
        let room = MarkdownReport.summaryLimit - before.count
        guard room > 4096 else { return Output.note("warning: the step's summary is full") }
        let text = MarkdownReport.summary(results, limit: room, commands: commands)
        try put(String(decoding: before, as: UTF8.self) + text, at: path)
    }

    private func put(_ text: String, at path: String) throws(FileError) {
        try AtomicFile.write(Array(text.utf8), to: path, makingFolders: true)
    }
}
