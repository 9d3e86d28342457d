import Foundation
import Testing
import TintypeSnapshots

/// The files and messages of `tintype report`; no browser is needed.
@Suite("tintype report")
final class ReportCommandTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tintype-report-command-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A run of one missing golden whose picture is not there either.
    private func writeResults() throws {
        var results = RunResults(
            tool: .init(name: "tintype", version: "0.1.0"), fingerprint: "3f9c",
            run: RunPlan(record: .never, snapshots: "Snapshots", hash: "plan", known: [], isWhole: true))
        var item = CaseResult(id: "a@2x.png", name: "a", scale: 2, status: .missing, message: "missing")
        item.files.actual = "a-actual.png"
        results.cases = [item]
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("out"), withIntermediateDirectories: true)
        try results.json().write(to: folder.appendingPathComponent("out/results.json"))
    }

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, error: String) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = ReviewProcess.executable
        process.arguments = arguments
        process.environment = ReviewProcess.variables
        process.currentDirectoryURL = folder
        let files = ["stdout", "stderr"].map(folder.appendingPathComponent)
        for file in files { try Data().write(to: file) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return (process.terminationStatus, texts[0], texts[1])
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }

    @Test("writes a folder beside the results, and names the page")
    func page() throws {
        try writeResults()
        let result = try run("report", "--from", "out/results.json")
        #expect(result.output == "out/report/index.html\n" && result.error == "" && result.status == 0)
        #expect(exists("out/report/index.html"))
    }

    @Test("writes one file, from a folder of results, where the user says")
    func singleFile() throws {
        try writeResults()
        let result = try run("report", "--from", "out", "--single-file", "-o", "deep/one.html")
        #expect(result.output == "deep/one.html\n" && result.status == 0)
        #expect(exists("deep/one.html") && !exists("deep/pictures"))
    }

    @Test("says what to do where there are no results, or none that it can read")
    func failures() throws {
        let missing = try run("report", "--from", "nowhere")
        #expect(
            missing.status == 2 && missing.error.contains("there are no results in nowhere\nhint: run `tintype verify`")
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: folder.appendingPathComponent("other.json"))
        let other = try run("report", "--from", "other.json")
        #expect(other.status == 2 && other.error.contains("other.json: this is no results file\nhint: "))
        #expect(try run("report", "--size-limit", "0").status == 2)
        #expect(try run("review", "--output", "nowhere").status == 2)
    }
}
