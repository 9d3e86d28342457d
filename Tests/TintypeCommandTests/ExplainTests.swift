import Foundation
import Testing

@Suite("tintype inspect --explain and --image")
struct ExplainTests {
    private static let scene = "Fixtures/scenes/views/measured-row.yaml"

    @Test("the proposals, answers and places of a view, in words")
    func text() throws {
        let run = try CommandRun(["inspect", Self.scene, "--explain", "caption"])
        #expect(run.exitCode == 0)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[0] == "Text#caption “The row above is 44 poi…” is 185 × 16 at (27.5, 80).")
        #expect(lines[1] == "  VStack/Text#caption")
        let headings = ["Proposals, from the canvas down", "Answers, from the view up", "Places, from the canvas down"]
        #expect(lines.filter(headings.contains) == headings)
        #expect(run.output.contains("120 less a gap of 12 leaves 108 for 2 children"))
        #expect(run.output.contains("44 + 12 + 16 = 72 tall"))
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test("the same as JSON, lengths that nobody proposed as null")
    func json() throws {
        let run = try CommandRun([
            "inspect", "Fixtures/scenes/badges/bar.yaml", "--explain", "fixedSize/Text", "--json",
        ])
        #expect(run.exitCode == 2)
        #expect(run.error.contains("3 views fit \"fixedSize/Text\"; name one of them:"))
        let caption = try CommandRun(["inspect", Self.scene, "--explain", "caption", "--json"])
        let root = try #require(try JSONSerialization.jsonObject(with: Data(caption.output.utf8)) as? [String: Any])
        let steps = try #require(root["steps"] as? [[String: Any]])
        #expect((root["view"] as? [String: Any])?["id"] as? String == "caption")
        #expect(root["frame"] as? [String: Double] == ["x": 27.5, "y": 80, "width": 185, "height": 16])
        #expect(steps.map { ($0["view"] as? [String: Any])?["kind"] as? String } == ["VStack", "Text"])
        #expect(steps[0]["proposal"] as? [String: Double] == ["width": 240, "height": 120])
        #expect((steps[0]["asked"] as? [[String: Any]])?.map { $0["rank"] as? Int } == [1, 2])
        #expect(steps[1]["frame"] as? [String: Double] == root["frame"] as? [String: Double])
        #expect((steps[1]["guides"] as? [[String: Any]])?.first?["name"] as? String == "firstTextBaseline")
    }

    @Test("unknown names are answered with near ones, and --help has examples")
    func unknown() throws {
        let run = try CommandRun(["inspect", Self.scene, "--explain", "capton"])
        #expect(run.exitCode == 2)
        #expect(run.error.contains("no view has the id \"capton\"; did you mean \"caption\"?"))
        let help = try CommandRun(["inspect", "--help"]).output
        #expect(help.contains("tintype inspect bar.yaml --explain caption"))
        #expect(help.contains("tintype inspect bar.yaml --image frames.png"))
    }

    @Test("the picture is a PNG that is larger than the scene; a place that cannot be written is an error with a hint")
    func image() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("frames.png")
        #expect(try CommandRun(["inspect", Self.scene, "--image", file, "--id", "caption"]).exitCode == 0)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        let width = bytes[16..<20].reduce(0) { $0 * 256 + Int($1) }
        #expect(width > 480)
        #expect(try folder.contents().keys.sorted() == ["frames.png"])
        let missing = try CommandRun(["inspect", Self.scene, "--image", folder.path("none/frames.png")])
        #expect(missing.exitCode == 2)
        #expect(missing.error.contains("hint: make the folder first"))
    }
}
