import ArgumentParser
import Foundation
import TintypeImage
import TintypeSnapshots

/// `tintype report`: results as a page for people.
struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write the results of a run as a page: a folder, or one file.",
        discussion: """
            The page needs no server and no network. `verify` writes it too; this writes it again, or elsewhere.

            Examples:
              tintype report --open
              tintype report --single-file -o failures.html
              tintype report --from artifact/results.json -o artifact/report
            """
    )

    @Option(help: ArgumentHelp("The results, or the folder that holds them.", valueName: "results.json"))
    var from = GoldenOptions.standardOutput

    @Option(name: .shortAndLong, help: .config)
    var config: String?

    @Flag(help: "Write one file that holds everything.")
    var singleFile = false

    @Option(
        name: [.short, .long, .customLong("report")],
        help: "The folder or file to write; report or report.html beside the results without.")
    var output: String?

    @Option(
        help: ArgumentHelp("The most MiB of a single file; pictures beyond are left out, and named.", valueName: "MiB"))
    var sizeLimit: Int = ReportWriter.defaultLimit >> 20

    @Flag(help: "Open the page in a browser.")
    var open = false

    func validate() throws {
        guard (1...4096).contains(sizeLimit) else { throw ValidationError("--size-limit must be from 1 to 4096") }
        if output?.isEmpty == true { throw ValidationError("--output must name a folder or a file") }
    }

    func run() throws {
        let (results, folder) = try load()
        if let output {
            var planned = PlannedFiles()
            planned.read(FilePaths.join(folder, OutputFolder.resultsName), as: "the results")
            planned.read(from, as: "the results")
            if singleFile { try planned.write(output, as: "the report") }
        }
        let writer = ReportWriter(results, folder: folder, commands: commands(folder))
        let written: ReportWriter.Written
        do {
            written =
                singleFile
                ? try writer.writeFile(
                    output ?? FilePaths.join(folder, "report.html"), limit: sizeLimit << 20)
                : try writer.writeFolder(output ?? FilePaths.join(folder, "report"))
        } catch {
            Output.note("error: \(error)")
            throw Outcome.usage
        }
        Output.print("\(written.page)")
        if written.leftOut > 0 {
            Output.note(
                """
                warning: the pictures of \(written.leftOut) cases did not fit into \(sizeLimit) MiB
                hint: allow more with --size-limit, or write a folder: leave out --single-file
                """)
        }
        if open, !Browser.open(URL(fileURLWithPath: written.page).absoluteString) {
            Output.note("no browser could be opened: open the file yourself")
        }
    }

    /// The commands for readers of the page; on CI these fetch the artifact.
    private func commands(_ folder: String) -> ReaderCommands {
        let environment = ProcessInfo.processInfo.environment
        guard GoldenOptions.isCI(environment) else { return ReaderCommands(output: folder) }
        let job = CIJob(environment, artifact: "tintype", output: folder)
        return ReaderCommands(tool: InvokedTool.name, artifactOf: job, folder: folder)
    }

    /// The results, and the folder that their pictures are relative to.
    private func load() throws -> (RunResults, String) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: from, isDirectory: &isFolder)
        let name = from.split(separator: "/").last.map(String.init) ?? from
        do {
            if isFolder.boolValue || !exists && !from.hasSuffix(".json") {
                return (try OutputFolder(from).load(), from)
            }
            let folder = FilePaths.folder(of: from)
            if name == "results.json" { return (try OutputFolder(folder).load(), folder) }
            guard let bytes = try WholeFile.read(from) else {
                throw ValidationError("there is no file \(from)")
            }
            return (try RunResults(json: Data(bytes)), folder)
        } catch let error as ReviewError {
            throw Reviewing.failure(error)
        } catch let error as ResultsError {
            Output.note("error: \(from): \(error.message)\nhint: \(error.hint)")
            throw Outcome.usage
        } catch let error as FileError {
            Output.note("error: \(error)")
            throw Outcome.usage
        }
    }
}
