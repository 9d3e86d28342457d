import Foundation
import Testing
import TintypeSnapshots

@testable import TintypeCommand

/// `tintype verify --previews` and `record --previews`: goldens without a line of test code.
@Suite("Goldens of previews", .serialized, .enabled(if: !CommandRun.isSanitized, "sanitized code is no toolkit"))
struct PreviewGoldenTests {
    /// A copy of an app, and a folder for its goldens.
    private final class Copy {
        let folder: TemporaryFolder
        let app: URL

        init(_ name: String) throws {
            folder = try TemporaryFolder()
            app = folder.url.appendingPathComponent(name)
            try FileManager.default.copyItem(at: PreviewToolkit.apps.appendingPathComponent(name), to: app)
        }

        func run(_ command: String, _ arguments: [String] = []) throws -> CommandRun {
            try PreviewToolkit.command([command, "--previews", app.lastPathComponent] + arguments, in: folder.url)
        }

        func results() throws -> RunResults {
            try RunResults(json: try Data(contentsOf: folder.url.appendingPathComponent(".build/tintype/results.json")))
        }

        func edit(_ file: String, _ old: String, _ new: String) throws {
            let url = app.appendingPathComponent(file)
            let text = try String(contentsOf: url, encoding: .utf8)
            #expect(text.contains(old))
            try text.replacingOccurrences(of: old, with: new).write(to: url, atomically: true, encoding: .utf8)
        }
    }

    @Test("a folder's previews are recorded, verified, named where they change, and accepted")
    func folder() throws {
        let copy = try Copy("Meadow")
        #expect(try copy.run("verify").exitCode == 1)
        let missing = try copy.results()
        #expect(missing.cases.map(\.status) == Array(repeating: .missing, count: 5))
        let recorded = try copy.run("record")
        #expect(recorded.exitCode == 0, "\(recorded.error)")
        let verified = try copy.run("verify", ["--twice", "--jobs", "2"])
        #expect(verified.exitCode == 0, "\(verified.output)\(verified.error)")
        let ids = try copy.results().cases.map(\.id)
        #expect(
            ids == [
                "previews/Meadow/FlowerList-List@3x.png", "previews/Meadow/FlowerList-Row@2x.png",
                "previews/Meadow/FlowerRow_Previews-Daisy@2x.png", "previews/Meadow/FlowerRow_Previews-Poppy@2x.png",
                "previews/Meadow/MeadowApp@3x.png",
            ])

        try copy.edit("Views/FlowerList.swift", ".padding(8)", ".padding(12)")
        let changed = try copy.run("verify", ["--reporter", "list,junit,html"])
        #expect(changed.exitCode == 1)
        #expect(
            changed.output.contains(
                "padding 8 → 12 (in 2 places) (Meadow/Views/FlowerList.swift:19); 18 more follow"),
            "\(changed.output)")
        let results = try copy.results()
        #expect(results.cases.allSatisfy { $0.status == .failed })
        #expect(results.cases[1].source.map { "\($0.file):\($0.line)" } == "Meadow/Views/FlowerList.swift:25")
        let accepted = try PreviewToolkit.command(["accept", "Meadow-FlowerList-*"], in: copy.folder.url)
        #expect(accepted.output.contains("2 accepted"), "\(accepted.output)\(accepted.error)")
        #expect(try copy.run("verify", ["--grep", "FlowerList"]).exitCode == 0)
        #expect(try copy.run("verify").exitCode == 1)
        #expect(try copy.results().cases.filter { $0.status == .failed }.count == 3)
    }

    @Test(
        "an Xcode project's and a package's previews, with what changed in a view and in a module that is stood on",
        arguments: [
            (
                "Orchard", "Orchard/TreeView.swift", "spacing: 12", "spacing: 20",
                "spacing 12 → 20 (Orchard/Orchard/TreeView.swift:9)"
            ),
            (
                "Harbor", "Tides/Sources/Tides/Tide.swift", "6.4", "7.1",
                "text 6.4 → 7.1 (Harbor/Sources/HarborUI/TideView.swift:4)"
            ),
        ])
    func projects(_ name: String, _ file: String, _ old: String, _ new: String, _ cause: String) throws {
        let copy = try Copy(name)
        #expect(try copy.run("record").exitCode == 0)
        try copy.edit(file, old, new)
        let changed = try copy.run("verify")
        #expect(changed.exitCode == 1)
        #expect(changed.output.contains(cause), "\(changed.output)")
        #expect(try PreviewToolkit.command(["accept", "--all"], in: copy.folder.url).exitCode == 0)
        #expect(try copy.run("verify").exitCode == 0)
    }

    @Test("a preview that cannot be drawn is one case in error, with its line, and the others are compared")
    func failing() throws {
        let copy = try Copy("Meadow")
        #expect(try copy.run("record", ["--grep", "FlowerList"]).exitCode == 0)
        try copy.edit(
            "Views/FlowerList.swift", "#Preview(\"Row\"",
            "#Preview(\"Trap\") {\n    Text(\"\\([Int]()[2])\")\n}\n\n#Preview(\"Row\"")
        let run = try copy.run("verify", ["--grep", "FlowerList"])
        #expect(run.exitCode == 3, "\(run.output)")
        #expect(run.error.contains("Meadow/Views/FlowerList.swift:25: error: Meadow-FlowerList-Trap: Fatal error"))
        let cases = try copy.results().cases
        #expect(cases.map(\.status) == [.errored, .passed, .passed])
        #expect(cases[0].source?.line == 25)
    }

    @Test("goldens of previews and of scenes in one folder are not each other's to take away")
    func obsolete() throws {
        let copy = try Copy("Meadow")
        let scene = copy.folder.url.appendingPathComponent("Fixtures/scenes/a.yaml")
        try FileManager.default.createDirectory(
            at: scene.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "body: {Color: red, modifiers: [{frame: {width: 8, height: 8}}]}\n"
            .write(to: scene, atomically: true, encoding: .utf8)
        let scenes = try PreviewToolkit.command(["record"], in: copy.folder.url)
        #expect(scenes.exitCode == 0, "\(scenes.error)")
        #expect(try copy.run("record").exitCode == 0)
        #expect(try copy.results().obsolete.isEmpty)
        #expect(try PreviewToolkit.command(["verify"], in: copy.folder.url).exitCode == 0)
        #expect(try copy.results().obsolete.isEmpty)
        try copy.edit("Views/FlowerList.swift", "#Preview(\"List\")", "#Preview(\"All\")")
        #expect(try copy.run("verify").exitCode == 1)
        #expect(try copy.results().obsolete == ["previews/Meadow/FlowerList-List@3x.png"])
        let pruned = try PreviewToolkit.command(["prune"], in: copy.folder.url)
        #expect(pruned.output.contains("renamed to previews/Meadow/FlowerList-All@3x.png"), "\(pruned.output)")
    }

    @Test("conditions make variants, shards add up, and options that contradict each other are refused")
    func options() throws {
        let copy = try Copy("Meadow")
        let dark = ["--scheme", "light,dark", "--grep", "Row$"]
        #expect(try copy.run("record", dark).exitCode == 0)
        #expect(try copy.results().cases.map(\.variant) == ["dark", nil])
        let shards = try (1...2).map { index in
            try copy.run("verify", ["--shard", "\(index)/2", "--record", "missing", "--no-ci", "-o", "shard\(index)"])
        }
        #expect(shards.map(\.exitCode) == [0, 0], "\(shards.map(\.error))")
        let merged = try PreviewToolkit.command(["merge", "shard1", "shard2"], in: copy.folder.url)
        #expect(merged.output.contains("5 compared"), "\(merged.output)\(merged.error)")
        // The dark golden is of no case of this run, but this app's.
        #expect(try copy.results().obsolete == ["previews/Meadow/FlowerList-Row.dark@2x.png"])
        for wrong in [["a.yaml"], ["--variant", "scheme=dark"], ["--resume"], ["--scheme", "blue"]] {
            #expect(try copy.run("verify", wrong).exitCode == 2)
        }
        #expect(try PreviewToolkit.command(["verify", "--scheme", "dark"], in: copy.folder.url).exitCode == 2)
        #expect(try copy.run("watch").exitCode == 2)
        #expect(try copy.run("verify", ["--grep", "Nothing"]).exitCode == 5)
    }
}
