import Foundation
import Testing

@testable import TintypeCommand

/// Debian has it wherever it is; elsewhere these tests are skipped.
private let script = URL(fileURLWithPath: "/usr/bin/script")
private let hasScript = FileManager.default.isExecutableFile(atPath: script.path)

/// `review --tty` in a terminal, which `script` makes.
@Suite("Review in the terminal")
struct TerminalReviewTests {
    /// The terminal's output while keys are pressed.
    private func press(
        _ keys: String, in project: ReviewedProject, environment: [String: String] = [:]
    ) throws -> String {
        let process = Process()
        process.executableURL = script
        process.arguments = ["-qec", "'\(CommandRun.executable.path)' review --tty", "/dev/null"]
        process.currentDirectoryURL = project.folder.url
        process.environment = CommandRun.variables.merging(["TERM": "xterm"]) { _, new in new }
            .merging(environment) { _, new in new }
        let (input, output) = (Pipe(), project.folder.url.appendingPathComponent("shown.txt"))
        try Data().write(to: output)
        process.standardInput = input
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: try Data(contentsOf: output), as: UTF8.self)
    }

    @Test("a accepts what is shown, s leaves it, and q says what is left", .enabled(if: hasScript))
    func accepts() throws {
        let project = try ReviewedProject()
        let before = try project.goldens()
        let shown = try press("sa", in: project)
        let after = try project.goldens()
        #expect(before.keys.filter { before[$0] != after[$0] } == ["Snapshots/scenes/2@2x.png"])
        #expect(shown.contains("1 of 2  scenes/1@2x.png"))
        #expect(shown.contains("padding 8 → 9"))
        #expect(shown.contains("1 accepted, 0 rejected, 1 left; to go on: tintype review --tty"))
    }

    @Test("u takes the last step back, and r rejects without touching a golden", .enabled(if: hasScript))
    func undoes() throws {
        let project = try ReviewedProject()
        let before = try project.goldens()
        let shown = try press("aurq", in: project)
        #expect(try project.goldens() == before)
        #expect(shown.contains("1 rejected, 1 left"))
    }

    @Test("an unknown key says which there are", .enabled(if: hasScript))
    func explains() throws {
        let shown = try press("xq", in: try ReviewedProject())
        #expect(shown.components(separatedBy: "u undo, q quit").count > 2)
    }

    @Test("a terminal that shows pictures gets them in its own way, others the paths", .enabled(if: hasScript))
    func pictures() throws {
        let project = try ReviewedProject()
        #expect(try press("q", in: project).contains("-actual.png"))
        let kitty = try press("q", in: project, environment: ["KITTY_WINDOW_ID": "1"])
        #expect(kitty.contains("\u{1B}_Ga=T,f=100,m=") && !kitty.contains("-actual.png"))
        let iTerm = try press("q", in: project, environment: ["TERM_PROGRAM": "iTerm.app"])
        let start = try #require(iTerm.range(of: "]1337;File=inline=1;size="))
        let encoded = try #require(iTerm[start.upperBound...].split(separator: ":").dropFirst().first)
        let png = Data(base64Encoded: String(encoded.prefix { $0 != "\u{07}" }))
        #expect(png?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    }

    @Test("without a terminal the commands that need none are named")
    func noTerminal() throws {
        let project = try ReviewedProject()
        let run = try project.run("review", "--tty")
        #expect(run.exitCode == 2)
        #expect(run.error.contains("--tty needs a terminal"))
    }
}
