import Foundation
import Testing

@Suite("A scene takes no other along") struct SupervisionTests {
    /// A folder with scenes `a`, `b`, … of which each draws its name.
    static func folder(_ scenes: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let place = folder.url.appendingPathComponent("Fixtures/scenes")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (name, text) in scenes {
            try Data(text.utf8).write(to: place.appendingPathComponent(name + ".yaml"))
        }
        return folder
    }

    static let three = Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ($0, "body: {Text: \($0)}") })

    /// A text of 20 MB, by making it ten times as long four times.
    static let hungry: String = {
        let ten = Array(repeating: "t", count: 10).joined(separator: " + ")
        let names = ["A", "B", "C", "D", "Text"]
        var lines = ["components:"]
        for (name, next) in zip(names, names.dropFirst()) {
            lines.append(
                "  \(name): {parameters: {t: string}, body: {\(next): \(next == "Text" ? "=\(ten)" : "{t: =\(ten)}")}}")
        }
        return (lines + ["body: {A: {t: \(String(repeating: "many words ", count: 180))}}"]).joined(separator: "\n")
    }()

    /// A picture whose drawing takes a minute, on any machine.
    static let slow = """
        canvas: {width: 4000, height: 4000, scale: 1}
        body:
          ZStack:
            - ForEach:
                data: 0..<2000
                content:
                  - LinearGradient: {colors: [red, blue, green], startPoint: top, endPoint: bottom}
                    modifiers: [{rotationEffect: {degrees: 30}}]
        """

    private struct Results: Decodable {
        struct Case: Decodable {
            var name: String
            var status: String
            var message: String
        }
        var cases: [Case]
    }

    private func results(in folder: TemporaryFolder) throws -> [String: Results.Case] {
        let data = try Data(contentsOf: folder.url.appendingPathComponent(".build/tintype/results.json"))
        let cases = try JSONDecoder().decode(Results.self, from: data).cases
        return Dictionary(uniqueKeysWithValues: cases.map { ($0.name, $0) })
    }

    @Test("when it crashes: the run is whole, and names scene and signal", arguments: [4, 6, 9, 11])
    func crash(signal: Int32) throws {
        let folder = try Self.folder(Self.three)
        #expect(try CommandRun(["record", "--no-ci", "-q"], in: folder.url).exitCode == 0)
        let crashing = ["TINTYPE_TEST_CRASH": "scenes/b=\(signal)"]
        for resuming in [[], ["--resume"]] {
            let run = try CommandRun(
                ["verify", "--junit", "junit.xml"] + resuming, in: folder.url, environment: crashing)
            #expect(run.exitCode == 3)
            #expect(run.error.contains("Fixtures/scenes/b.yaml:1:1: error: crashed: signal \(signal)"))
            #expect(run.output.contains("2 compared, 2 equal, 0 changed, 0 missing, 1 in error"))
            let cases = try results(in: folder)
            #expect(cases.mapValues(\.status) == ["scenes/a": "passed", "scenes/b": "errored", "scenes/c": "passed"])
            #expect(cases["scenes/b"]?.message.contains("crashed: signal \(signal)") == true)
            let junit = try String(contentsOfFile: folder.path("junit.xml"), encoding: .utf8)
            #expect(junit.components(separatedBy: "<testcase ").count == 4)
        }
        // The next run is an ordinary one.
        #expect(try CommandRun(["verify"], in: folder.url).exitCode == 0)
    }

    @Test("when it crashes while it is read, before anything is drawn: the others are drawn and listed")
    func crashWhileReading() throws {
        let folder = try Self.folder(Self.three)
        let crashing = ["TINTYPE_TEST_CRASH": "scenes/b=11,read"]
        let error = "Fixtures/scenes/b.yaml:1:1: error: crashed: signal 11"
        let render = try CommandRun(["render", "Fixtures", "-o", "out/"], in: folder.url, environment: crashing)
        #expect(render.exitCode == 3)
        #expect(render.error.components(separatedBy: error).count == 2)
        let written = try folder.contents().keys.filter { $0.hasPrefix("out/") }.sorted()
        #expect(written == ["out/scenes/a.png", "out/scenes/c.png"])
        let list = try CommandRun(["list"], in: folder.url, environment: crashing)
        #expect(list.exitCode == 0)
        #expect(list.output == "scenes/a\nscenes/b\nscenes/c\n")
        #expect(list.error.contains(error))
        let json = try CommandRun(["list", "--json"], in: folder.url, environment: crashing)
        #expect(json.output.components(separatedBy: "\"golden\"").count == 3)
    }

    @Test("when it crashes while goldens are recorded, or pictures drawn: the others are written")
    func crashWhileWriting() throws {
        let folder = try Self.folder(Self.three)
        let crashing = ["TINTYPE_TEST_CRASH": "scenes/a=4"]
        let record = try CommandRun(["record", "--no-ci"], in: folder.url, environment: crashing)
        #expect(record.exitCode == 3)
        let render = try CommandRun(["render", "Fixtures/scenes", "-o", "out/"], in: folder.url, environment: crashing)
        #expect(render.exitCode == 3)
        #expect(render.error.contains("Fixtures/scenes/a.yaml:1:1: error: crashed: signal 4"))
        let files = Set(try folder.contents().keys)
        #expect(files.isSuperset(of: ["out/scenes/b.png", "out/scenes/c.png"]))
        #expect(files.isSuperset(of: ["Snapshots/scenes/b.png", "Snapshots/scenes/c.png"]))
        #expect(!files.contains("out/scenes/a.png") && !files.contains("Snapshots/scenes/a.png"))
    }

    @Test(
        "when it takes more memory or time than it may: the error says which limit, and how to raise it",
        .disabled(if: CommandRun.isSanitized, "a sanitizer needs terabytes of addresses, so memory has no limit there"))
    func limits() throws {
        var scenes = Self.three
        scenes["hungry"] = Self.hungry
        scenes["slow"] = Self.slow
        let folder = try Self.folder(scenes)
        let options = [
            "--limit", "textLength=100000000", "--limit", "texts=100000000", "--limit", "steps=1000000000", "--limit",
            "memory=200", "--limit",
            "seconds=1",
        ]
        let run = try CommandRun(["render", "Fixtures/scenes", "-o", "out/"] + options, in: folder.url)
        #expect(run.exitCode == 3)
        #expect(run.error.contains("hungry.yaml:1:1: error: drawing it needs more than 200 MiB of memory"))
        #expect(run.error.contains("raise the limit with --limit memory=400"))
        #expect(run.error.contains("slow.yaml:1:1: error: "))
        #expect(run.error.contains(" takes more than 1 s"))
        #expect(run.error.contains("raise the limit with --limit seconds=2"))
        #expect(Set(try folder.contents().keys).isSuperset(of: ["a", "b", "c"].map { "out/scenes/\($0).png" }))
    }

    @Test(
        "alone, it ends the command with its name and the same words",
        .disabled(if: CommandRun.isSanitized, "a sanitizer needs terabytes of addresses, so memory has no limit there"))
    func alone() throws {
        let folder = try Self.folder(["hungry": Self.hungry, "slow": Self.slow])
        let options = [
            "--limit", "textLength=100000000", "--limit", "texts=100000000", "--limit", "steps=1000000000", "--limit",
            "memory=200",
        ]
        // On a busy machine the hungry one takes its time, too.
        for (scene, seconds, words) in [("hungry", 60, "needs more than 200 MiB"), ("slow", 1, "takes more than 1 s")] {
            let path = "Fixtures/scenes/\(scene).yaml"
            let limit = ["--limit", "seconds=\(seconds)"]
            let run = try CommandRun(["render", path, "-o", "\(scene).png"] + options + limit, in: folder.url)
            #expect(run.exitCode == 3)
            #expect(run.error.contains("\(path):1:1: error: ") && run.error.contains(words))
            #expect(!FileManager.default.fileExists(atPath: folder.path("\(scene).png")))
        }
    }

    @Test("by a variable that somebody set: it is no worker")
    func variable() throws {
        let folder = try Self.folder(Self.three)
        let run = try CommandRun(
            ["render", "Fixtures/scenes", "-o", "out/"], in: folder.url, environment: ["TINTYPE_WORKER": "1"])
        #expect(run.exitCode == 0)
        #expect(try folder.contents().keys.contains("out/scenes/a.png"))
    }
}
