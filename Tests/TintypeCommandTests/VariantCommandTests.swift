import Foundation
import Testing

@Suite("Variants on the command line")
struct VariantCommandTests {
    private static let card = """
        canvas: {width: 40, height: 20, scale: 2}
        variants: {colorScheme: [light, dark], layoutDirection: [leftToRight, rightToLeft]}
        body: {Text: Hi}

        """

    /// A folder with `Fixtures/scenes/card.yaml`, and a scene without variants beside it.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let scenes = folder.url.appendingPathComponent("Fixtures/scenes")
        try FileManager.default.createDirectory(at: scenes, withIntermediateDirectories: true)
        try Data(Self.card.utf8).write(to: scenes.appendingPathComponent("card.yaml"))
        try Data("body: {Text: Plain}\n".utf8).write(to: scenes.appendingPathComponent("plain.yaml"))
        return folder
    }

    @Test("a folder gets all variants by their goldens' names, a file the scene as it stands")
    func render() throws {
        let folder = try folder()
        #expect(try CommandRun(["render", "-o", "out/"], in: folder.url).exitCode == 0)
        let out = try folder.contents().filter { $0.key.hasPrefix("out/") }
        #expect(
            out.keys.sorted()
                == [
                    "card.dark-rtl@2x", "card.dark@2x", "card.rtl@2x", "card@2x", "plain",
                ].map { "out/scenes/\($0).png" })
        let run = try CommandRun(["render", "Fixtures/scenes/card.yaml", "-o", "one.png"], in: folder.url)
        #expect(run.exitCode == 0)
        #expect(try folder.contents()["one.png"] == out["out/scenes/card@2x.png"])
    }

    @Test("inspect shows the variant that is named, or else the scene as it stands")
    func inspect() throws {
        let folder = try folder()
        let row = Self.card.replacingOccurrences(
            of: "{Text: Hi}", with: "{HStack: {children: [{Text: Hi}, {Spacer: {}}]}}")
        try Data(row.utf8).write(to: folder.url.appendingPathComponent("row.yaml"))
        func inspected(_ arguments: String...) throws -> CommandRun {
            try inspected(arguments)
        }
        func inspected(_ arguments: [String]) throws -> CommandRun {
            try CommandRun(["inspect", "row.yaml"] + arguments, in: folder.url)
        }
        #expect(try inspected([]).output.contains("(0, -0.25) 16 × 20.5"))
        #expect(try inspected("--variant", "dir=rtl").output.contains("(24, -0.25) 16 × 20.5"))
        #expect(try inspected("--display-list", "--variant", "scheme=dark").output.contains("#ffffff"))
        let (plain, turned) = (["--explain", "Text"], ["--explain", "Text", "--variant", "dir=rtl"])
        #expect(try inspected(plain).output != inspected(turned).output)
        let none = try inspected("--variant", "locale=ar")
        #expect(none.exitCode == 5)
        #expect(none.error.contains("no variant matched"))
    }

    @Test("a filter picks variants, and what matches nothing exits with 5")
    func filter() throws {
        let folder = try folder()
        let scene = "Fixtures/scenes/card.yaml"
        let all = try CommandRun(["render", scene, "-o", "out/", "--variant", "scheme=dark"], in: folder.url)
        #expect(all.exitCode == 0)
        #expect(try folder.contents().keys.filter { $0.hasPrefix("out/") }.count == 2)
        let one = try CommandRun(
            ["render", scene, "-o", "one.png", "--variant", "scheme=dark", "--variant", "dir=rtl"], in: folder.url)
        #expect(one.exitCode == 0)
        let contents = try folder.contents()
        #expect(contents["one.png"] == contents["out/scenes/card.dark-rtl@2x.png"])
        let none = try CommandRun(["render", scene, "-o", "no.png", "--variant", "locale=ar"], in: folder.url)
        #expect(none.exitCode == 5)
        #expect(none.error.contains("no variant matched"))
        #expect(
            try CommandRun(["render", scene, "-o", "no.png", "--variant", "scheme="], in: folder.url).exitCode == 2)
        #expect(try folder.contents()["no.png"] == nil)
    }

    @Test("a contact sheet is one picture of a scene, or one for each in a folder")
    func contactSheet() throws {
        let folder = try folder()
        let one = ["render", "Fixtures/scenes/card.yaml", "--contact-sheet", "sheet.png"]
        #expect(try CommandRun(one, in: folder.url).exitCode == 0)
        #expect(try CommandRun(["render", "--contact-sheet", "sheets/"], in: folder.url).exitCode == 0)
        let contents = try folder.contents()
        #expect(contents["sheets/scenes/card.png"] == contents["sheet.png"])
        #expect(contents["sheets/scenes/plain.png"] != nil)
        #expect(try CommandRun(["render", "--contact-sheet", "sheet.png"], in: folder.url).exitCode == 2)
    }

    @Test("list tells variants with their goldens, and what cannot be read by its name")
    func list() throws {
        let folder = try folder()
        let lines = try CommandRun(["list", "--variant", "scheme=dark"], in: folder.url).output.split(separator: "\n")
        #expect(lines == ["scenes/card.dark@2x", "scenes/card.dark-rtl@2x"])
        let json = try CommandRun(["list", "--json"], in: folder.url).output
        let scenes = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        let card = try #require(scenes.first?["variants"] as? [[String: Any]])
        #expect(card.count == 4)
        #expect(card[0]["name"] == nil)
        #expect(card[3]["name"] as? String == "dark-rtl")
        #expect(card[3]["golden"] as? String == "scenes/card.dark-rtl@2x.png")
        #expect(card[3]["axes"] as? [String: String] == ["colorScheme": "dark", "layoutDirection": "rightToLeft"])
        try Data("body: [".utf8).write(to: folder.url.appendingPathComponent("Fixtures/scenes/bad.yaml"))
        let bad = try CommandRun(["list"], in: folder.url)
        #expect(bad.output.hasPrefix("scenes/bad\n"))
        #expect(bad.error.contains("bad.yaml:1"))
    }

    @Test("what a scene is warned of is told once, with its place, and keeps nothing from being drawn")
    func warnings() throws {
        let folder = try TemporaryFolder()
        try Data(
            """
            canvas: {width: 20, height: 20, background: white}
            body:
              ZStack:
                - {Color: red, id: twice}
                - {Circle: {fill: blue}, id: twice}
            variants: {colorScheme: [light, dark]}

            """.utf8
        ).write(to: URL(fileURLWithPath: folder.path("scene.yaml")))
        let run = try CommandRun(["render", "scene.yaml", "-o", "out/"], in: folder.url)
        #expect(run.exitCode == 0)
        let line = "scene.yaml:5:34: warning: several views have the id \"twice\", the first on line 4\n"
        #expect(run.error.components(separatedBy: line).count == 2, "\(run.error)")
        let verified = try CommandRun(["verify", "scene.yaml"], in: folder.url)
        #expect(
            (verified.output + verified.error).contains(
                "warning: line 5: several views have the id \"twice\", the first on line 4"),
            "\(verified.output + verified.error)")
    }

    @Test("a mask that covers nothing is told once, not for each variant")
    func maskWarning() throws {
        let folder = try folder()
        let text =
            "ignore: it\n"
            + Self.card.replacingOccurrences(of: "{Text: Hi}", with: "{Text: Hi, modifiers: [hidden], id: it}")
        try Data(text.utf8).write(to: folder.url.appendingPathComponent("masked.yaml"))
        let run = try CommandRun(["render", "masked.yaml", "-o", "out/"], in: folder.url)
        #expect(run.exitCode == 0)
        #expect(run.error.components(separatedBy: "covers nothing").count == 2)
    }
}
