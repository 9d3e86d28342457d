import Foundation
import Testing

@Suite("Files of other versions")
struct FormatVersionTests {
    private let project: ReviewedProject

    init() throws { project = try ReviewedProject(scenes: 2) }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: project.folder.url.appendingPathComponent(name))
    }

    @Test("a scene of the present version is drawn, one of a later is told, and nothing else is said of it")
    func scenes() throws {
        let scene = "Fixtures/scenes/0.yaml"
        try write("version: 1\nbody: {Text: Hello}\n", to: scene)
        #expect(try project.run("render", scene, "-o", "x.png").exitCode == 0)
        try write("version: 2\nmotion: {spring: 1}\nbody: {Hologram: x}\n", to: scene)
        let run = try project.run("render", scene, "-o", "x.png")
        #expect(run.exitCode == 3)
        #expect(
            run.error.contains(
                "0.yaml:1:10: error: the scene was written by a newer tintype: its format is 2, and this one reads up to 1"
            ))
        #expect(run.error.contains("hint: update tintype"))
        #expect(!run.error.contains("Hologram"))
    }

    @Test("settings and results of a later version end with 2, and say so")
    func others() throws {
        try write("{\"version\": 1, \"jobs\": 1}", to: "tintype.json")
        #expect(try project.run("list").exitCode == 0)
        try write("{\"version\": 3, \"engine\": \"x\"}", to: "tintype.json")
        let settings = try project.run("list")
        #expect(settings.exitCode == 2)
        #expect(settings.error.contains("tintype.json was written by a newer tintype: its format is 3"))
        try FileManager.default.removeItem(atPath: project.folder.path("tintype.json"))

        let path = project.folder.url.appendingPathComponent(".build/tintype/results.json")
        let text = try String(contentsOf: path, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "\"schemaVersion\" : 1", with: "\"schemaVersion\" : 2").utf8).write(
            to: path)
        for arguments in [["pending"], ["accept", "--all"], ["report"], ["verify", "--last-failed"]] {
            let run = try CommandRun(arguments, in: project.folder.url)
            #expect(run.exitCode == 2, "\(arguments)")
            #expect(run.error.contains("written by a newer tintype: its format is 2"), "\(arguments)")
        }
    }

    @Test("a list of decisions of a later version ends with 2, and nothing is accepted")
    func decisions() throws {
        let before = try project.goldens()
        try write("{\"schemaVersion\": 2, \"accept\": {\"all\": true}}", to: "accept.json")
        for command in ["accept", "reject"] {
            let run = try project.run(command, "--list", "accept.json")
            #expect(run.exitCode == 2)
            #expect(
                run.error
                    == "error: accept.json was written by a newer tintype: its format is 2, and this one reads up to 1\n"
                    + "hint: update tintype\n")
        }
        #expect(try project.goldens() == before)
        try write("{\"schemaVersion\": 1, \"accept\": [\"scenes/1@2x.png\"]}", to: "accept.json")
        #expect(try project.run("accept", "--list", "accept.json").exitCode == 0)
    }

    @Test("results that cannot be written leave none of the run before")
    func unwritable() throws {
        let output = project.folder.path(".build/tintype")
        let before = try Data(contentsOf: URL(fileURLWithPath: output + "/results.json"))
        // A folder in the journal's place stands in for a disk without room.
        try FileManager.default.createDirectory(atPath: output + "/journal.jsonl", withIntermediateDirectories: true)
        let run = try project.run("verify")
        #expect(run.exitCode == 1)
        #expect(run.error.contains("warning: cannot write .build/tintype/journal.jsonl"))
        #expect(!before.isEmpty && !FileManager.default.fileExists(atPath: output + "/results.json"))
        #expect(!run.output.contains("accept"))
    }
}
