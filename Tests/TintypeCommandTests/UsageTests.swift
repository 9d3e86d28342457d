import ArgumentParser
import Foundation
import Testing

@testable import TintypeCommand

@Suite("Usage of the command")
struct UsageTests {
    @Test(
        "a word that is near a command is answered with it, and nothing is complained about besides",
        arguments: ["rendr", "verfy", "acept", "pendig"])
    func near(word: String) throws {
        let run = try CommandRun([word, "x", "--y"])
        #expect(run.exitCode == 2)
        #expect(run.error.hasPrefix("error: there is no command \"\(word)\"\nhint: did you mean `tintype "))
        #expect(run.error.split(separator: "\n").count == 2)
        #expect(try CommandRun(["help", word]).exitCode == 2)
    }

    @Test("what started the command is what it hands out")
    func plugin() throws {
        let run = try CommandRun(["rendr"], environment: ["TINTYPE_COMMAND": "swift package tintype"])
        #expect(run.error.contains("did you mean `swift package tintype render`?"))
        let project = try ReviewedProject()
        let verify = try project.run("verify", environment: ["TINTYPE_COMMAND": "swift package tintype"])
        #expect(verify.output.contains("accept all 2: swift package tintype accept --all\n"))
    }

    /// Every command, by its name.
    private static let commands = Tintype.configuration.subcommands

    @Test("texts of help are wrapped once: a paragraph is a line of the source's", arguments: commands.indices)
    func paragraphs(index: Int) {
        let lines = Self.commands[index].configuration.discussion.split(
            separator: "\n", omittingEmptySubsequences: false)
        for (line, next) in zip(lines, lines.dropFirst()) {
            let isProse = !line.isEmpty && !line.hasPrefix(" ") && !line.hasSuffix(":")
            #expect(!isProse || next.isEmpty || next.hasPrefix(" "), "\(line)\n\(next)")
        }
    }

    @Test("-o is there wherever --output is, and means the same", arguments: commands.indices)
    func output(index: Int) {
        let help = Self.commands[index].helpMessage(columns: 200)
        for line in help.split(separator: "\n") where line.contains("--output") && line.hasPrefix("  -") {
            #expect(line.hasPrefix("  -o, --output"), "\(line)")
        }
    }

    @Test("nothing is pending where tests left nothing; a folder that is not there is wrong usage")
    func nothingPending() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun(["pending"], in: folder.url)
        #expect(run.exitCode == 0 && run.output == "nothing is pending in .build/tintype\n")
        #expect(try CommandRun(["pending", "--json"], in: folder.url).output.filter { !$0.isWhitespace } == "[]")
        #expect(try CommandRun(["pending", "-o", "nowhere"], in: folder.url).exitCode == 2)
    }

    @Test(
        "without a folder of scenes it says how to get one, and watching ends", arguments: ["verify", "watch", "list"])
    func noScenes(command: String) throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun([command], in: folder.url)
        #expect(run.exitCode == 2)
        #expect(run.error.hasPrefix("error: there is no scene file or folder \"Fixtures\"\nhint: `tintype init` makes"))
    }

    @Test("a picture's folder is made, and of several files each is named")
    func rendering() throws {
        let project = try ReviewedProject(scenes: 2)
        let scene = "Fixtures/scenes/0.yaml"
        let one = try project.run("render", scene, "-o", "deep/down/0.png")
        #expect(one.exitCode == 0 && one.output.isEmpty && one.error.isEmpty, "\(one.error)")
        #expect(FileManager.default.fileExists(atPath: project.folder.path("deep/down/0.png")))
        let many = try project.run("render", "-o", "out/")
        #expect(many.error == "wrote out/scenes/0.png\nwrote out/scenes/1.png\n2 pictures\n")
    }
}
