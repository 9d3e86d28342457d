import Foundation
import Testing

@Suite("tintype inspect, list, schema, symbols, fonts")
struct InspectTests {
    @Test("the tree as text and as JSON tells each view's frame")
    func inspect() throws {
        let text = try CommandRun(["inspect", "Fixtures/scenes/anchors/exact.yaml", "--id", "text"])
        #expect(text.exitCode == 0)
        #expect(text.output.contains("#text"))
        let json = try CommandRun(["inspect", "Fixtures/scenes/anchors/exact.yaml", "--json"])
        let root = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(root?["kind"] as? String == "overlayPreferenceValue")
        #expect((root?["frame"] as? [String: Double])?.keys.sorted() == ["height", "width", "x", "y"])
        #expect((root?["children"] as? [Any])?.count == 2)
    }

    @Test("an unknown id is refused with the nearest one")
    func unknownID() throws {
        let run = try CommandRun(["inspect", "Fixtures/scenes/anchors/exact.yaml", "--id", "txt"])
        #expect(run.exitCode == 2)
        #expect(run.error.contains("did you mean \"text\"?"))
    }

    @Test("the display list names what is drawn")
    func displayList() throws {
        let run = try CommandRun(["inspect", "Fixtures/scenes/anchors/exact.yaml", "--display-list"])
        #expect(run.output.contains("canvas 160 × 120 @2x"))
        #expect(run.output.contains("glyphs \"Hello, world!\" Inter-Regular 17"))
    }

    @Test("list names the scenes, sorted")
    func list() throws {
        let names = try CommandRun(["list"]).output.split(separator: "\n").map(String.init)
        #expect(names.contains("scenes/badges/bar"))
        // The variants of a scene stand in the order in which they are drawn.
        let scenes = names.map { $0.prefix { $0 != "@" && $0 != "." } }
        #expect(scenes == scenes.sorted())
    }

    @Test("schema is JSON, symbols and fonts are lists")
    func others() throws {
        let schema = try CommandRun(["schema"])
        #expect(try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) is [String: Any])
        #expect(try CommandRun(["symbols", "star"]).output.split(separator: "\n").contains("star.fill"))
        #expect(
            try CommandRun(["symbols", "giftcard"]).output.split(separator: "\n").contains("giftcard.fill\ticon font"))
        #expect(try !CommandRun(["symbols", "--origin", "drawn"]).output.contains("icon font"))
        #expect(try CommandRun(["symbols", "no-such-symbol"]).exitCode == 5)
        let lit = try CommandRun(["symbols", "--variable-value", "0.5"]).output.split(separator: "\n")
        #expect(lit.contains("wifi") && !lit.contains("star"))
        #expect(try CommandRun(["symbols", "--variable-value", "1.5"]).exitCode == 2)
        #expect(try CommandRun(["fonts"]).output.contains("Inter-SemiBold"))
    }
}
