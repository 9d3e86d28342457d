import Foundation
import Testing
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

@Suite("Instants and frames")
struct FrameTests {
    private let bar = "Fixtures/scenes/badges/bar.yaml"
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bytes(_ name: String) throws -> [UInt8] { try #require(try WholeFile.read(folder.path(name))) }

    private func scene(_ color: String, frames: String, name: String = "box") throws {
        let text = """
            canvas: {width: 8, height: 8, scale: 1}
            frames: \(frames)
            body: {Color: \(color)}
            """
        let path = folder.path("Fixtures/scenes/\(name).yaml")
        try AtomicFile.write(Array(text.utf8), to: path, makingFolders: true)
    }

    private func run(_ arguments: String...) throws -> CommandRun { try CommandRun(arguments, in: folder.url) }

    @Test("render draws one instant, numbered files, an animation, and a strip")
    func render() throws {
        #expect(try CommandRun(["render", bar, "-o", folder.path("still.png")]).exitCode == 0)
        #expect(try CommandRun(["render", bar, "-o", folder.path("one.png"), "--at", "0.25"]).exitCode == 0)
        #expect(try bytes("one.png") == bytes("still.png"), "a scene at rest is the same at each instant")
        let several = try CommandRun(["render", bar, "-o", folder.path("n.png"), "--at", "0,0.25,0.5"])
        #expect(several.error.hasSuffix("3 pictures\n"))
        for number in 0..<3 { #expect(try bytes("n-000\(number).png") == bytes("still.png")) }
        #expect(
            try CommandRun(["render", bar, "-o", folder.path("a.apng"), "--fps", "30", "--duration", "1"]).exitCode == 0
        )
        var reader = try APNGReader(bytes("a.apng"))
        #expect(reader.instants.count == 31)
        #expect(reader.instants.last == FrameTime(1))
        #expect(try reader.nextFrame()?.bitmap == PNG.decode(bytes("still.png")).bitmap)
        #expect(
            try CommandRun(["render", bar, "--strip", folder.path("s.png"), "--fps", "4", "--duration", "1"]).exitCode
                == 0)
        let strip = try PNG.decode(bytes("s.png")).bitmap
        #expect(strip.width > 2 * strip.height)
        let twice = try CommandRun(["render", bar, "-o", folder.path("many") + "/", "--at", "0,1", "--apng"])
        #expect(twice.exitCode == 0)
        #expect(try APNGReader(bytes("many/scenes/badges/bar.apng")).instants.map(\.text) == ["0", "1"])
    }

    @Test(
        "render refuses instants that are none, with the remedy",
        arguments: [
            (["-o", "x.png", "--at", "0,a"], "\"a\" is no number of seconds"),
            (["-o", "x.png", "--at", "1,0.5"], "0.5 s comes after 1 s and is not later"),
            (["-o", "x.png", "--at", "4000"], "4000 s is not between 0 and 3600 s"),
            (["-o", "x.png", "--fps", "30"], "--duration SECONDS"),
            (["-o", "x.png", "--duration", "1"], "--fps NUMBER"),
            (["-o", "x.png", "--at", "0", "--fps", "1"], "leave out --fps and --duration"),
            (["-o", "x.png", "--fps", "1001", "--duration", "1"], "not above 0 and at most 1000"),
            (["-o", "x.png", "--fps", "60", "--duration", "1000"], "60001 frames are more than the 10000"),
            (["-o", "x.png", "--fps", "thirty", "--duration", "1"], "--fps \"thirty\" is no number"),
            (["-o", "x.apng"], "an animation has instants"),
            (["--strip", "x.png"], "--strip has instants"),
            (["--strip", "x.png", "--fps", "60", "--duration", "10"], "at most 400 frames, not 601"),
            (["-o", "-", "--at", "0,1"], "standard output takes one picture, not 2"),
            (["--contact-sheet", "x.png", "--at", "0,1"], "--contact-sheet shows one instant"),
            (["--apng", "--strip", "x.png", "--at", "0,1"], "say where the animation goes"),
        ])
    func badInstants(arguments: [String], message: String) throws {
        let run = try CommandRun(["render", bar] + arguments)
        #expect(run.exitCode == 2)
        #expect(run.error.contains(message), "\(run.error)")
    }

    @Test("render writes no frame over another file that it reads or writes")
    func collisions() throws {
        try scene("red", frames: "{at: [0]}", name: "x-0001")
        let scene = folder.path("Fixtures/scenes/x-0001.yaml")
        try FileManager.default.moveItem(atPath: scene, toPath: folder.path("x-0001.png"))
        let run = try run("render", "x-0001.png", "-o", "x.png", "--at", "0,1")
        #expect(run.exitCode == 2, "\(run.error)")
    }

    @Test("inspect shows one instant")
    func inspect() throws {
        let (still, later) = (try CommandRun(["inspect", bar]), try CommandRun(["inspect", bar, "--at", "0.25"]))
        #expect(later.exitCode == 0)
        #expect(later.output == still.output)
        #expect(try CommandRun(["inspect", bar, "--at", "0,1"]).error.contains("one instant is shown, not 2"))
        #expect(try CommandRun(["inspect", bar, "--at", "soon"]).exitCode == 2)
    }

    @Test("a scene with frames has an animation for its golden, which verify compares and accept replaces")
    func golden() throws {
        try scene("red", frames: "{fps: 4, duration: 1}")
        #expect(try run("verify").exitCode == 1)
        #expect(try run("record").exitCode == 0)
        let golden = folder.path("Snapshots/scenes/animations/box.png")
        #expect(try APNGReader(try #require(try WholeFile.read(golden))).instants.count == 5)
        #expect(try run("verify", "--repeat-each", "3").exitCode == 0)
        try scene("blue", frames: "{fps: 4, duration: 1}")
        let changed = try run("verify")
        #expect(changed.exitCode == 1)
        #expect(changed.output.contains("5 of 5 frames differ, first at 0 s; worst at 0 s: 64 of 64 pixels differ"))
        #expect(try run("pending").output.contains("scenes/animations/box.png"))
        #expect(try run("accept", "scenes/animations/box.png").exitCode == 0)
        #expect(try run("verify").exitCode == 0)
        try scene("blue", frames: "{at: [0, 0.25, 0.5]}")
        #expect(try run("verify").output.contains("the golden has 5 frames, and 3 were drawn: 2 only in the golden"))
        try FileManager.default.removeItem(atPath: folder.path("Fixtures/scenes/box.yaml"))
        try scene("blue", frames: "{at: [0]}", name: "other")
        #expect(try run("record").exitCode == 0)
        #expect(try run("prune", "--write").exitCode == 0)
        #expect(!FileManager.default.fileExists(atPath: golden))
    }

    @Test("diff compares animations frame by frame, and draws what differs")
    func diff() throws {
        try scene("red", frames: "{at: [0, 1]}")
        for (name, times) in [("a.apng", "0,0.5,1"), ("same.apng", "0,0.5,1"), ("fewer.apng", "0,0.5")] {
            #expect(try run("render", "Fixtures/scenes/box.yaml", "-o", name, "--at", times).exitCode == 0)
        }
        try scene("blue", frames: "{at: [0, 1]}")
        #expect(try run("render", "Fixtures/scenes/box.yaml", "-o", "b.apng", "--at", "0,0.5,1").exitCode == 0)
        #expect(try run("render", "Fixtures/scenes/box.yaml", "-o", "b.png").exitCode == 0)
        let equal = try run("diff", "a.apng", "same.apng", "none.png")
        #expect(equal.exitCode == 0)
        #expect(equal.output == "all 3 frames are equal\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path("none.png")))
        let changed = try run("diff", "a.apng", "b.apng", "d.apng")
        #expect(changed.exitCode == 22)
        #expect(changed.output.hasPrefix("3 of 3 frames differ, first at 0 s; worst at 0 s: 64 of 64 pixels differ"))
        #expect(try APNGReader(bytes("d.apng")).instants.map(\.text) == ["0", "0.5", "1"])
        let fewer = try run("diff", "a.apng", "fewer.apng")
        #expect(fewer.exitCode == 22)
        #expect(fewer.output.contains("the golden has 3 frames, and 2 were drawn: 1 only in the golden, first at 1 s"))
        #expect(try run("diff", "a.apng", "b.png").exitCode == 22)
        let json = try run("diff", "a.apng", "b.apng", "--json")
        #expect(try JSONDecoder().decode(CaseFrames.self, from: Data(json.output.utf8)).list.count == 3)
        // Cut in the middle of a frame.
        try AtomicFile.write(Array(try bytes("a.apng").dropLast(40)), to: folder.path("cut.apng"))
        #expect(try run("diff", "a.apng", "cut.apng").exitCode == 3)
    }
}
