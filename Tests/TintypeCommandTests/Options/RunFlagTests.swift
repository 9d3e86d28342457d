import Foundation
import Testing

/// Flags of a run that other tools have too.
@Suite("tintype verify: flags")
struct RunFlagTests {
    private static func scene(_ text: String, id: String) -> String {
        """
        canvas: {scale: 1, background: white}
        body:
          VStack:
            - Text: Fixed
            - {Text: "\(text)", id: \(id)}

        """
    }

    @Test("--ignore-node leaves a view out wherever it is, and an id that nobody has is told")
    func ignoredNode() throws {
        let project = try PainProject([])
        try project.write("a", Self.scene("11:58", id: "clock"))
        try project.write("b", Self.scene("same", id: "other"))
        #expect(try project.run("record").exitCode == 0)
        try project.write("a", Self.scene("11:59", id: "clock"))
        #expect(try project.run("verify").exitCode == 1)
        let run = try project.run("verify", "--ignore-node", "clock", "--ignore-node", "clok")
        #expect(run.exitCode == 0, "\(run.output)")
        #expect(run.error.contains("warning: --ignore-node clok: no view that was drawn has this id"))
        #expect(!run.error.contains("clock:"))
    }

    @Test("--exact takes one name, --verbose names what is equal, --repeat-each draws again")
    func flags() throws {
        let project = try PainProject(["a", "ab"])
        #expect(try project.run("record").exitCode == 0)
        let run = try project.run(
            "verify", "--grep", "scenes/a", "--exact", "--verbose", "--repeat-each", "3", "--plain")
        #expect(run.exitCode == 0, "\(run.error)")
        #expect(run.output.hasPrefix("scenes/a@2x.png passed\n1 compared, 1 equal"))
        #expect(try project.run("verify", "--exact").exitCode == 2)
        #expect(try project.run("verify", "--repeat-each", "0").exitCode == 2)
    }

    @Test("--report, --single-file and --json-format say where and in which form")
    func reports() throws {
        let project = try PainProject(["a"])
        let run = try project.run(
            "verify", "--report", "pages/index.html", "--json", "reg.json", "--json-format", "reg", "--reporter", "blob"
        )
        #expect(run.exitCode == 1)
        #expect(run.error.contains("report: pages/index.html"))
        let contents = try project.folder.contents()
        #expect(contents["pages/index.html"] != nil)
        let reg = try JSONSerialization.jsonObject(with: contents["reg.json"] ?? Data()) as? [String: Any]
        #expect((reg?["newItems"] as? [String])?.count == 1)
        _ = try project.run("verify", "--single-file")
        #expect(try project.folder.contents()[".build/tintype/report.html"] != nil)
    }

    @Test("variables name folders and record, and under Bazel nothing is recorded")
    func variables() throws {
        let project = try PainProject(["a"])
        let places = ["TINTYPE_SNAPSHOTS_DIR": "goldens", "TEST_UNDECLARED_OUTPUTS_DIR": "outputs"]
        let recording = places.merging(["UPDATE_SNAPSHOTS": "1"]) { $1 }
        #expect(try project.run("verify", environment: recording).exitCode == 0)
        let contents = try project.folder.contents()
        #expect(contents["goldens/scenes/a@2x.png"] != nil && contents["outputs/results.json"] != nil)
        #expect(try project.run("verify", environment: places).exitCode == 0)
        #expect(try project.run("record", environment: ["BAZEL_TEST": "1"]).exitCode == 2)
    }
}
