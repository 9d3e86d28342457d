import Foundation
import Testing

/// The files that a scene reads besides its own are part of it: where one of them changes, the scene did.
@Suite("Files that scenes read")
struct ReadFileTests {
    /// A scene for each way of reading a file, and one that reads none.
    private func project() throws -> PainProject {
        let project = try PainProject(["alone"])
        try project.write("data", "data: {d: _files/d.json}\nbody: {Text: =d.title}\n")
        try project.write("import", "import: _files/parts.yaml\nbody: title\n")
        try project.write("picture", "body: {Image: {file: _files/a.png}}\n")
        try project.write("computed", "state: {path: _files/b.png}\nbody: {Image: {file: =path}}\n")
        try project.write("asset", "assets: _files/Media.xcassets\nbody: {Color: {name: brand}}\n")
        try write("{\"title\": \"One\"}", "d.json", in: project)
        try write("components: {title: {body: {Text: One}}}\n", "parts.yaml", in: project)
        for name in ["a", "b"] { try picture(name, "red", in: project) }
        try color("0.5", in: project)
        return project
    }

    private func write(_ text: String, _ name: String, in project: PainProject) throws {
        let file = project.folder.url.appendingPathComponent("Fixtures/scenes/_files/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func picture(_ name: String, _ color: String, in project: PainProject) throws {
        try write("canvas: {width: 4, height: 4}\nbody: {Color: \(color)}\n", "dot.yaml", in: project)
        let files = "Fixtures/scenes/_files"
        #expect(try project.run("render", "\(files)/dot.yaml", "-o", "\(files)/\(name).png").exitCode == 0)
    }

    private func color(_ red: String, in project: PainProject) throws {
        let parts = #"{"red": "\#(red)", "green": "0.5", "blue": "0.5", "alpha": "1"}"#
        try write(
            #"{"colors": [{"color": {"components": \#(parts)}}]}"#, "Media.xcassets/brand.colorset/Contents.json",
            in: project)
    }

    /// The changes, each with the scene that it changes.
    private func changes(of project: PainProject) -> [(scene: String, make: () throws -> Void)] {
        [
            ("data", { try write("{\"title\": \"Two\"}", "d.json", in: project) }),
            ("import", { try write("components: {title: {body: {Text: Two}}}\n", "parts.yaml", in: project) }),
            ("picture", { try picture("a", "blue", in: project) }),
            ("computed", { try picture("b", "blue", in: project) }),
            ("asset", { try color("0.9", in: project) }),
        ]
    }

    private func git(_ arguments: String..., in project: PainProject) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=a", "-c", "user.email=a@b.c", "-C", project.folder.url.path] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "git \(arguments)")
    }

    @Test("--changed-since takes the scenes that read what changed")
    func changedSince() throws {
        let project = try project()
        #expect(try project.run("record").exitCode == 0)
        try git("init", "-q", in: project)
        try git("add", "-A", in: project)
        try git("commit", "-qm", "a", in: project)
        let verify = { try project.run("verify", "--changed-since", "HEAD", "--pass-with-no-tests") }
        #expect(try verify().error.contains("none changed since HEAD"))
        for (scene, make) in changes(of: project) {
            try make()
            let run = try verify()
            #expect(run.output.contains("scenes/\(scene).png changed"), "\(scene): \(run.output)\(run.error)")
            #expect(!run.output.contains("scenes/alone"))
            // An expression may name any picture, so that scene is compared whenever one changed, or a catalogue.
            let count = ["picture", "asset"].contains(scene) ? 2 : 1
            #expect(run.output.contains("\(count) compared"), "\(scene): \(run.output)")
            try git("checkout", "-q", ".", in: project)
        }
    }

    @Test("--changed-since takes a scene whose file is gone, which is an error then")
    func gone() throws {
        let project = try project()
        #expect(try project.run("record").exitCode == 0)
        try git("init", "-q", in: project)
        try git("add", "-A", in: project)
        try git("commit", "-qm", "a", in: project)
        try FileManager.default.removeItem(atPath: project.folder.path("Fixtures/scenes/_files/d.json"))
        let run = try project.run("verify", "--changed-since", "HEAD")
        #expect(run.exitCode == 3)
        #expect(run.error.contains("there is no file \"_files/d.json\""))
        #expect(run.output.contains("0 compared"))
    }

    @Test("a resumed run draws the scenes again that read what changed meanwhile")
    func resumed() throws {
        let project = try project()
        #expect(try project.run("record").exitCode == 0)
        for (scene, make) in changes(of: project) {
            // The last scene in the order of names fails, so that the others are known from an interrupted run.
            try project.write("zebra", "body: {Txt: a}\n")
            #expect(try project.run("verify", "--max-failures", "1", "--jobs", "1").exitCode == 3)
            try make()
            try FileManager.default.removeItem(atPath: project.folder.path("Fixtures/scenes/zebra.yaml"))
            let run = try project.run("verify", "--resume")
            #expect(run.output.contains("scenes/\(scene).png changed"), "\(scene): \(run.output)\(run.error)")
            #expect(run.output.contains("6 compared, 5 equal, 1 changed"), "\(scene): \(run.output)")
            #expect(try project.run("record").exitCode == 0)
        }
    }
}
