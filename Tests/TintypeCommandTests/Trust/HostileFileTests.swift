import Foundation
import Testing

/// Files that a stranger's branch may carry.
@Suite("Hostile files", .timeLimit(.minutes(10)))
struct HostileFileTests {
    private let project: ReviewedProject
    private var folder: TemporaryFolder { project.folder }

    /// One changed scene, and a file outside of every folder of the run.
    init() throws {
        project = try ReviewedProject(scenes: 2)
        try Data("precious\n".utf8).write(to: folder.url.appendingPathComponent("precious"))
    }

    private var precious: String {
        get throws { try String(contentsOf: folder.url.appendingPathComponent("precious"), encoding: .utf8) }
    }

    private func link(_ name: String, to target: String) throws {
        try? FileManager.default.removeItem(atPath: folder.path(name))
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }

    @Test(
        "nothing is written through a golden that is a link out, and the link is named",
        arguments: [["record"], ["verify"], ["verify", "--record", "failed"]])
    func goldens(arguments: [String]) throws {
        try link("Snapshots/scenes/1@2x.png", to: "../../precious")
        let run = try CommandRun(arguments, in: folder.url)
        #expect(run.exitCode == 3)
        #expect(run.output.contains("cannot read Snapshots/scenes/1@2x.png: a link leads out of the folder Snapshots"))
        #expect(run.output.contains("hint: put the file itself in the place of the link"))
        #expect(try precious == "precious\n")
        _ = try project.run("accept", "--all")
        #expect(try precious == "precious\n")
    }

    @Test("nor through a folder of goldens that is one, by record, accept, prune or undo")
    func folders() throws {
        #expect(try project.run("accept", "--all").exitCode == 0)
        try FileManager.default.moveItem(atPath: folder.path("Snapshots/scenes"), toPath: folder.path("outside"))
        try link("Snapshots/scenes", to: folder.path("outside"))
        try project.write("scenes/1", padding: 30)
        try project.write("scenes/2", padding: 30)
        let before = try folder.contents().filter { $0.key.hasPrefix("outside/") }
        #expect(try project.run("record").exitCode == 3)
        #expect(try project.run("verify").exitCode == 3)
        for arguments in [["accept", "--all"], ["accept", "--undo"], ["rebaseline"], ["prune", "--write"]] {
            _ = try CommandRun(arguments, in: folder.url)
            #expect(try folder.contents().filter { $0.key.hasPrefix("outside/") } == before, "\(arguments)")
        }
    }

    @Test("the folder of goldens may be a link itself: the user named it")
    func root() throws {
        try FileManager.default.moveItem(atPath: folder.path("Snapshots"), toPath: folder.path("kept"))
        try link("Snapshots", to: "kept")
        #expect(try project.run("record").exitCode == 0)
        #expect(try project.run("verify").exitCode == 0)
    }

    @Test("links out and pipes among what a run writes are refused as well")
    func outputs() throws {
        try FileManager.default.createDirectory(atPath: folder.path("outside"), withIntermediateDirectories: true)
        for name in ["out", "single"] {
            try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
        }
        try link("out/scenes", to: "../outside")
        #expect(try project.run("render", "Fixtures", "-o", "out/").exitCode == 3)
        try link("single/picture.png", to: "../precious")
        #expect(try project.run("render", "Fixtures/scenes/0.yaml", "-o", "single/picture.png").exitCode == 3)
        #expect(try project.run("report", "--single-file", "-o", "single/picture.png").exitCode == 2)
        try link("out/pictures", to: "../outside")
        #expect(try project.run("report", "-o", "out").exitCode != 0)
        #expect(try precious == "precious\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("outside")).isEmpty)
    }

    @Test("a scene or a file of settings that leads out is refused without a word of what it leads to")
    func reading() throws {
        try Data("secret: hunter2\n".utf8).write(to: folder.url.appendingPathComponent("secret"))
        try link("Fixtures/scenes/stolen.yaml", to: "../../secret")
        try link("Fixtures/scenes/endless.yaml", to: "/dev/zero")
        #expect(mkfifo(folder.path("Fixtures/scenes/pipe.yaml"), 0o600) == 0)
        for arguments in [["verify"], ["list"], ["render", "Fixtures", "-o", "out/"], ["record"]] {
            let run = try CommandRun(arguments, in: folder.url)
            let text = run.output + run.error
            #expect(run.exitCode == (arguments[0] == "list" ? 0 : 3))
            #expect(!text.contains("hunter2"))
            #expect(text.contains("cannot read Fixtures/scenes/stolen.yaml: a link leads out of the folder Fixtures"))
            #expect(text.contains("cannot read Fixtures/scenes/endless.yaml: a link leads out of the folder Fixtures"))
            #expect(text.contains("cannot read Fixtures/scenes/pipe.yaml: it is a pipe, not a file"))
        }
        // What the user names is the user's choice; a device is none.
        try link("named.yaml", to: "Fixtures/scenes/0.yaml")
        #expect(try project.run("render", "named.yaml", "-o", "named.png").exitCode == 0)
        #expect(try project.run("render", "/dev/zero", "-o", "named.png").error.contains("it is a device, not a file"))
        try link("tintype.json", to: "/etc/passwd")
        let run = try project.run("list")
        #expect(run.exitCode == 2)
        #expect(run.error.contains("cannot read tintype.json: a link leads out of its folder"))
        #expect(!run.error.contains("root:"))
    }

    @Test("fonts that are pipes or not there are named, and goldens that are pipes or folders as well")
    func kinds() throws {
        #expect(mkfifo(folder.path("font.otf"), 0o600) == 0)
        let scene = "Fixtures/scenes/0.yaml"
        let pipe = try project.run("render", scene, "-o", "x.png", "--font", "font.otf")
        #expect(pipe.exitCode == 3)
        #expect(pipe.error.contains("font.otf: it is a pipe, not a file"))
        let missing = try project.run("render", scene, "-o", "x.png", "--font", "nowhere.otf")
        #expect(missing.exitCode == 3)
        #expect(missing.error.contains("nowhere.otf: there is no such file"))
        let golden = folder.path("Snapshots/scenes/0@2x.png")
        try FileManager.default.removeItem(atPath: golden)
        #expect(mkfifo(golden, 0o600) == 0)
        let run = try project.run("verify")
        #expect(run.exitCode == 3)
        #expect(run.output.contains("cannot read Snapshots/scenes/0@2x.png: it is a pipe, not a file"))
    }

    @Test("what cannot be listed or has no text for a name is an error, and not as good as nothing")
    func names() throws {
        let bytes = Array((folder.path("Fixtures/scenes/caf") + "\u{1}.yaml").utf8).map { $0 == 1 ? 0xE9 : $0 }
        let descriptor = (bytes + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer {
            open($0.baseAddress!, O_WRONLY | O_CREAT, 0o600)
        }
        #expect(descriptor >= 0)
        close(descriptor)
        let run = try project.run("verify")
        #expect(run.exitCode == 3)
        #expect(run.error.contains("error: cannot read Fixtures/scenes/caf\u{FFFD}.yaml: its name is not UTF-8"))
    }

    @Test(
        "a folder of scenes without permission is named",
        .enabled(if: geteuid() != 0, "root may read everything"))
    func permission() throws {
        chmod(folder.path("Fixtures/scenes"), 0)
        defer { chmod(folder.path("Fixtures/scenes"), 0o755) }
        let run = try project.run("verify")
        #expect(run.exitCode == 3)
        #expect(run.error.contains("permission denied"))
    }

    @Test("Bazel's folder of links to the sources is read")
    func bazel() throws {
        #expect(try project.run("record").exitCode == 0)
        let runfiles = try TemporaryFolder()
        for path in try folder.contents().keys where path.hasPrefix("Fixtures/") || path.hasPrefix("Snapshots/") {
            let file = runfiles.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: folder.path(path))
        }
        #expect(try CommandRun(["verify"], in: runfiles.url).exitCode == 3)
        #expect(try CommandRun(["verify"], in: runfiles.url, environment: ["BAZEL_TEST": "1"]).exitCode == 0)
    }
}
