import Foundation
import Testing

@Suite("Files that would be written over")
struct OverwritingTests {
    private let folder: TemporaryFolder

    /// Scenes `a`, `b`, `x/a` and `y/a`, and two pictures.
    init() throws {
        folder = try TemporaryFolder()
        for (name, text) in [("a", "A"), ("b", "B"), ("x/a", "X"), ("y/a", "Y")] { try write("\(name).yaml", text) }
        try write("a.json", "J")
        for name in ["p", "q"] {
            let scene = name == "p" ? "a.yaml" : "b.yaml"
            #expect(try run("render", scene, "-o", "\(name).png").exitCode == 0)
        }
        #expect(link(folder.path("b.yaml"), folder.path("hard.png")) == 0)
        try FileManager.default.createDirectory(atPath: folder.path("inner"), withIntermediateDirectories: true)
    }

    private func write(_ name: String, _ text: String) throws {
        let file = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{\"body\": {\"Text\": \"\(text)\"}}".utf8).write(to: file)
    }

    private func run(_ arguments: String..., below: String = ".") throws -> CommandRun {
        try CommandRun(arguments, in: folder.url.appendingPathComponent(below))
    }

    static let refused: [(arguments: [String], folder: String, names: [String])] = [
        (["render", "b.yaml", "-o", "b.yaml"], ".", ["the scene b.yaml"]),
        (["render", "b.yaml", "-o", "./inner/../b.yaml"], ".", ["the scene b.yaml", "./inner/../b.yaml"]),
        (["render", "b.yaml", "-o", "hard.png"], ".", ["the scene b.yaml", "hard.png"]),
        (["render", "b.yaml", "-o", "new.png", "--contact-sheet", "./new.png"], ".", ["contact sheet", "new.png"]),
        (["render", "a.yaml", "a.json", "-o", "out/"], ".", ["a.yaml", "a.json", "out/a.png"]),
        (["render", "../x", "../y", "-o", "out/"], "inner", ["../x/a.yaml", "../y/a.yaml", "out/a.png"]),
        (["inspect", "b.yaml", "--image", "b.yaml"], ".", ["the scene b.yaml"]),
        (["diff", "p.png", "q.png", "p.png"], ".", ["the picture p.png"]),
        (["diff", "p.png", "q.png", "./q.png"], ".", ["the picture q.png"]),
    ]

    @Test("are named before anything is drawn, with what goes there and what can be done", arguments: refused.indices)
    func refuses(index: Int) throws {
        let row = Self.refused[index]
        let before = try folder.contents()
        let run = try CommandRun(row.arguments, in: folder.url.appendingPathComponent(row.folder))
        #expect(run.exitCode == 2)
        for name in row.names { #expect(run.error.contains(name), "\(run.error)") }
        #expect(run.error.contains("hint: "))
        #expect(try folder.contents() == before)
    }

    @Test("a scene that is named twice is drawn once, and others of one name go to folders of their own")
    func allowed() throws {
        #expect(try run("render", "a.yaml", "./a.yaml", "b.yaml", "-o", "out/").exitCode == 0)
        #expect(try run("render", "x", "y", "-o", "out/").exitCode == 0)
        let written = try folder.contents().keys.filter { $0.hasPrefix("out/") }.sorted()
        #expect(written == ["out/a.png", "out/b.png", "out/x/a.png", "out/y/a.png"])
        #expect([21, 22].contains(try run("diff", "p.png", "q.png", "d.png").exitCode))
    }

    static let reports: [(arguments: [String], names: [String])] = [
        (["verify", "--json", "Fixtures/scenes/0.yaml"], ["the JSON", "the scene Fixtures/scenes/0.yaml"]),
        (["verify", "--json", "./Snapshots/scenes/1@2x.png"], ["the JSON", "the golden Snapshots/scenes/1@2x.png"]),
        (["record", "--junit", "Fixtures/scenes/1.yaml"], ["the JUnit XML", "the scene Fixtures/scenes/1.yaml"]),
        (["verify", "--junit", "tintype.json"], ["the JUnit XML", "the settings"]),
        (["verify", "--junit", ".build/tintype/results.json"], ["the JUnit XML", "the run's results"]),
        (["verify", "--json", "x.json", "--junit", "x.json"], ["the JSON", "the JUnit XML", "x.json"]),
        (["verify", "--single-file", "--report", "Snapshots/scenes/0@2x.png"], ["the report", "the golden"]),
        (
            ["record", "--json", "Snapshots/scenes/new.png"],
            ["the JSON", "among the goldens", "Snapshots/scenes/new.png"]
        ),
        (["record", "--junit", "Fixtures/../Snapshots/a/b.png"], ["the JUnit XML", "among the goldens"]),
        (
            ["record", "--snapshots-dir", "Later", "--json", "Later/scenes/0@2x.png"],
            ["the JSON", "among the goldens", "Later/scenes/0@2x.png"]
        ),
        (["verify", "--report", "page.html", "--json", "page.html"], ["the JSON", "the report", "page.html"]),
        (
            ["merge", ".build/tintype", "-o", "joined", "--json", ".build/tintype/results.json"],
            ["the JSON", "the results in"]
        ),
    ]

    @Test("by a run's reports are named before it begins", arguments: reports.indices)
    func refusesReports(index: Int) throws {
        let project = try ReviewedProject(scenes: 2)
        try Data("{}".utf8).write(to: project.folder.url.appendingPathComponent("tintype.json"))
        let before = try project.folder.contents()
        let row = Self.reports[index]
        let run = try CommandRun(row.arguments, in: project.folder.url)
        #expect(run.exitCode == 2)
        for name in row.names { #expect(run.error.contains(name), "\(run.error)") }
        #expect(run.error.contains("hint: "))
        #expect(try project.folder.contents() == before)
    }

    @Test("are not those that the run writes anyway, nor standard output")
    func allowedReports() throws {
        let project = try ReviewedProject(scenes: 2)
        for place in [".build/tintype/results.json", "-", "new/results.json"] {
            #expect(try project.run("verify", "--json", place, "--junit", "new/junit.xml").exitCode == 1)
        }
        #expect(try project.run("accept", "--all").exitCode == 0)
    }
}
