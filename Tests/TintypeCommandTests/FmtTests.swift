import Foundation
import Testing

@Suite("tintype fmt")
struct FmtTests {
    private let untidy = "body:\n    Text:   Hello   # a greeting\n"
    private let tidy = "body:\n  Text: Hello   # a greeting\n"

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files { try Data(text.utf8).write(to: folder.url.appending(path: name)) }
        return folder
    }

    private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }

    @Test("files are written anew where they are untidy, and named; others are left alone")
    func writes() throws {
        let folder = try folder(["a.yaml": untidy, "b.yaml": tidy])
        let run = try CommandRun(["fmt", "."], in: folder.url)
        #expect(run.exitCode == 0)
        #expect(run.output == "./a.yaml\n")
        #expect(try text(folder, "a.yaml") == tidy)
        #expect(try folder.contents().count == 2)
        #expect(try CommandRun(["fmt", "--check", "."], in: folder.url).exitCode == 0)
    }

    @Test("--check writes nothing, names what would change, and exits with 1")
    func checks() throws {
        let folder = try folder(["a.yaml": untidy, "b.yaml": tidy])
        let run = try CommandRun(["fmt", "--check", "a.yaml", "b.yaml"], in: folder.url)
        #expect(run.exitCode == 1)
        #expect(run.output == "a.yaml\n")
        #expect(try text(folder, "a.yaml") == untidy)
    }

    @Test("a file that cannot be read is left as it is, and told with its place; the others are written")
    func unreadable() throws {
        let folder = try folder(["a.yaml": "body: {\n", "b.yaml": untidy])
        let run = try CommandRun(["fmt", "a.yaml", "b.yaml"], in: folder.url)
        #expect(run.exitCode == 3)
        #expect(run.error.contains("a.yaml:2:1: error: "))
        #expect(try text(folder, "a.yaml") == "body: {\n")
        #expect(try text(folder, "b.yaml") == tidy)
        #expect(try CommandRun(["fmt", "-", "b.yaml"], in: folder.url).exitCode == 2)
        #expect(try CommandRun(["fmt", "missing.yaml"], in: folder.url).exitCode == 2)
    }

    @Test("- reads standard input and writes standard output")
    func input() throws {
        let folder = try folder(["a.yaml": untidy])
        let run = Process()
        let output = Pipe()
        run.executableURL = CommandRun.executable
        run.arguments = ["fmt", "-"]
        run.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "a.yaml"))
        run.standardOutput = output
        try run.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
        #expect(String(decoding: data, as: UTF8.self) == tidy)
    }
}
