import Foundation
import Testing

@Suite("tintype verify and record")
struct GoldenTests {
    @Test("every golden of the package is what its scene draws")
    func package() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun(["verify", "--output", folder.path("out")])
        #expect(run.exitCode == 0, "\(run.output)\(run.error)")
    }

    @Test("what is recorded passes; recording again writes nothing")
    func roundTrip() throws {
        let project = try Project(padding: 8)
        #expect(try project.run("record").exitCode == 0)
        let recorded = try project.goldens()
        #expect(recorded.keys.sorted() == ["Snapshots/scenes/label@2x.png"])
        #expect(try project.run("verify").exitCode == 0)
        let date = try project.goldenDate()
        #expect(try project.run("record").exitCode == 0)
        #expect(try project.goldens() == recorded)
        #expect(try project.goldenDate() == date)
    }

    @Test("a padding that changes by 1 fails, with three pictures, and leaves the golden alone")
    func change() throws {
        let project = try Project(padding: 8)
        #expect(try project.run("record").exitCode == 0)
        let recorded = try project.goldens()
        try project.write(padding: 9)
        let run = try project.run("verify")
        #expect(run.exitCode == 1)
        #expect(run.output.contains("1 compared, 0 equal, 1 changed, 0 missing"))
        #expect(try project.goldens() == recorded)
        let pictures = try project.folder.contents().keys.filter {
            $0.hasPrefix(".build/tintype/") && $0.hasSuffix(".png")
        }
        .sorted()
        #expect(
            pictures == ["actual", "diff", "expected"].map { ".build/tintype/scenes/label@2x-\($0).png" })
    }

    @Test("a missing golden fails and is not made")
    func missing() throws {
        let project = try Project(padding: 8)
        let run = try project.run("verify")
        #expect(run.exitCode == 1)
        #expect(run.output.contains("missing"))
        #expect(try project.goldens().isEmpty)
    }

    @Test("on CI nothing is recorded unless told")
    func continuousIntegration() throws {
        let project = try Project(padding: 8)
        let refused = try project.run("record", environment: ["CI": "true"])
        #expect(refused.exitCode == 2)
        #expect(try project.goldens().isEmpty)
        #expect(try project.run("record", "--no-ci", environment: ["CI": "true"]).exitCode == 0)
        #expect(try project.goldens().count == 1)
    }

    @Test("a scene that cannot be drawn exits with 3")
    func undrawable() throws {
        let project = try Project(padding: 8)
        try Data("body: {Txt: a}\n".utf8).write(to: project.scene)
        let run = try project.run("verify")
        #expect(run.exitCode == 3)
        #expect(run.error.contains("scenes/label.yaml:1:8: error: unknown view \"Txt\""))
    }
}

/// A project of one scene.
private struct Project {
    let folder: TemporaryFolder
    var scene: URL { folder.url.appendingPathComponent("Fixtures/scenes/label.yaml") }

    init(padding: Int) throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: scene.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(padding: padding)
    }

    func write(padding: Int) throws {
        let text = """
            canvas: {scale: 2, background: white}
            body:
              Text: Hello
              modifiers:
                - padding: \(padding)

            """
        try Data(text.utf8).write(to: scene)
    }

    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
        try CommandRun(arguments, in: folder.url, environment: environment)
    }

    func goldens() throws -> [String: Data] {
        try folder.contents().filter { $0.key.hasPrefix("Snapshots/") }
    }

    func goldenDate() throws -> Date? {
        let path = folder.path("Snapshots/scenes/label@2x.png")
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
