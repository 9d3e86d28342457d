import Foundation
import Testing

@Suite("tintype render")
struct RenderTests {
    private let bar = "Fixtures/scenes/badges/bar.yaml"

    @Test("a scene becomes a PNG of its size and scale")
    func size() throws {
        let folder = try TemporaryFolder()
        let run = try CommandRun(["render", bar, "-o", folder.path("bar.png"), "--scale", "3"])
        #expect(run.exitCode == 0)
        let bytes = try [UInt8](Data(contentsOf: folder.url.appendingPathComponent("bar.png")))
        // The header's width and height, big-endian.
        #expect(Array(bytes[16..<24]) == [0, 0, 3, 192, 0, 0, 1, 104])
    }

    @Test("the same bytes from another folder and in a hostile environment")
    func hostileEnvironment() throws {
        let folder = try TemporaryFolder()
        #expect(try CommandRun(["render", bar, "-o", folder.path("a.png")]).exitCode == 0)
        let scene = CommandRun.package.appendingPathComponent(bar)
        try FileManager.default.copyItem(
            at: scene, to: folder.url.appendingPathComponent("bar.yaml"))
        let hostile = [
            "HOME": "/nonexistent", "LANG": "tr_TR.UTF-8", "LANGUAGE": "ar", "LC_ALL": "de_DE.UTF-8",
            "TZ": "Pacific/Kiritimati", "PANGO_LANGUAGE": "ja", "FONTCONFIG_FILE": "/nonexistent",
            "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 autofitter:warping=1", "PANGOCAIRO_BACKEND": "win32",
        ]
        let run = try CommandRun(["render", "bar.yaml", "-o", "b.png"], in: folder.url, environment: hostile)
        #expect(run.exitCode == 0, "\(run.error)")
        let (a, b) = (try pixels(folder.path("a.png")), try pixels(folder.path("b.png")))
        #expect(a == b)
        let again = try CommandRun(["render", bar, "-o", folder.path("c.png")])
        #expect(again.exitCode == 0)
        #expect(
            try Data(contentsOf: URL(fileURLWithPath: folder.path("a.png")))
                == Data(contentsOf: URL(fileURLWithPath: folder.path("c.png"))))
    }

    @Test("the same bytes with one job and with two")
    func jobs() throws {
        let folder = try TemporaryFolder()
        let scenes = "Fixtures/scenes/badges"
        #expect(try CommandRun(["render", scenes, "-o", folder.path("one") + "/", "--jobs", "1"]).exitCode == 0)
        #expect(try CommandRun(["render", scenes, "-o", folder.path("two") + "/", "--jobs", "2"]).exitCode == 0)
        let contents = try folder.contents()
        let one = contents.filter { $0.key.hasPrefix("one/") }
        #expect(one.count > 5)
        for (path, bytes) in one {
            #expect(contents["two/" + path.dropFirst(4)] == bytes, "\(path)")
        }
    }

    @Test("a scene that cannot be drawn leaves the output as it was")
    func leavesOutput() throws {
        let folder = try TemporaryFolder()
        try Data("before".utf8).write(to: URL(fileURLWithPath: folder.path("out.png")))
        let bad = folder.path("bad.yaml")
        try Data("body:\n  Text: Hello\n  modifiers:\n    - paddng: 4\n".utf8).write(to: URL(fileURLWithPath: bad))
        let run = try CommandRun(["render", bad, "-o", folder.path("out.png")])
        #expect(run.exitCode == 3)
        #expect(run.error.contains("bad.yaml:4:7: error: unknown modifier \"paddng\""))
        #expect(run.error.contains("hint: did you mean \"padding\"?"))
        #expect(try folder.contents()["out.png"] == Data("before".utf8))
        #expect(try folder.contents().count == 2)
    }

    @Test("Pain 11: a character that no font has is named with its view")
    func missingGlyph() throws {
        let folder = try TemporaryFolder()
        let scene = folder.path("scene.yaml")
        try Data("body:\n  Text: \"a \u{13080}\"\n".utf8).write(to: URL(fileURLWithPath: scene))
        let run = try CommandRun(["render", scene, "-o", folder.path("out.png")])
        #expect(run.exitCode == 3)
        #expect(run.error.contains("U+13080"))
        #expect(run.error.contains("scene.yaml:2"))
        #expect(run.error.contains("hint: declare a font that has it: --font <file>"))
        #expect(try folder.contents().keys.sorted() == ["scene.yaml"])
    }

    @Test("--font takes a file or a folder, whose families texts can be set in; a folder without fonts is an error")
    func fonts() throws {
        let folder = try TemporaryFolder()
        let scene = folder.path("scene.yaml")
        try Data("body:\n  Text: Brand\n  modifiers:\n    - font: {family: Liberation Sans, size: 20}\n".utf8)
            .write(to: URL(fileURLWithPath: scene))
        let font = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"
        try FileManager.default.createDirectory(atPath: folder.path("fonts/deep"), withIntermediateDirectories: true)
        #expect(try CommandRun(["render", scene, "-o", folder.path("out.png")]).exitCode == 3)
        #expect(
            try CommandRun(["render", scene, "--font", folder.path("fonts"), "-o", folder.path("x.png")]).exitCode == 3)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("fonts/deep/Brand.otf"), withDestinationPath: font)
        for path in [font, folder.path("fonts")] {
            let run = try CommandRun(["render", scene, "--font", path, "-o", folder.path("out.png")])
            #expect(run.exitCode == 0, "\(run.error)")
        }
    }

    @Test("wrong usage exits with 2, and no match with 5")
    func usage() throws {
        #expect(try CommandRun(["render", bar]).exitCode == 2)
        #expect(try CommandRun(["render", "no-such.yaml", "-o", "x.png"]).exitCode == 2)
        #expect(try CommandRun(["list", "--grep", "no such scene"]).exitCode == 5)
        #expect(try CommandRun(["--help"]).exitCode == 0)
    }

    /// The picture's image data, without the texts of the file.
    private func pixels(_ path: String) throws -> Data {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let start = try #require(bytes.range(of: Data("IDAT".utf8)))
        return bytes[start.lowerBound...]
    }
}
