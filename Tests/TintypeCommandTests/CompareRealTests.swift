import Foundation
import Testing

@Suite("tintype compare-real")
struct CompareRealTests {
    /// A folder of goldens and one of pictures that another system might have drawn of the same views.
    private func folders() throws -> TemporaryFolder {
        let place = try TemporaryFolder()
        let goldens = CommandRun.package.appendingPathComponent("Snapshots/scenes/layout/stacks")
        for (folder, name) in [("goldens/stacks", "priority@2x.png"), ("real", "Priority@2x.png")] {
            let url = place.url.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: goldens.appendingPathComponent("priority@2x.png"), to: url.appendingPathComponent(name))
        }
        return place
    }

    @Test("equal pictures are matched by their names and differ in nothing")
    func equal() throws {
        let place = try folders()
        let run = try CommandRun(["compare-real", "real", "--goldens", "goldens"], in: place.url)
        #expect(run.exitCode == 0)
        #expect(run.output.contains("stacks/priority@2x.png: 0 % of the pixels differ"))
        #expect(run.output.contains("1 pictures, 0 % of their pixels differ"))
    }

    @Test("another picture fails above what is allowed, and its views are told of, as JSON too")
    func differs() throws {
        let place = try folders()
        let other = CommandRun.package.appendingPathComponent("Snapshots/scenes/layout/grid/form@2x.png")
        let real = place.url.appendingPathComponent("real/Priority@2x.png")
        try FileManager.default.removeItem(at: real)
        try FileManager.default.copyItem(at: other, to: real)
        let run = try CommandRun(
            ["compare-real", "real", "--goldens", "goldens", "--fail-above", "0.1", "--json", "report.json"],
            in: place.url)
        #expect(run.exitCode == 1)
        let report = try JSONSerialization.jsonObject(
            with: Data(contentsOf: place.url.appendingPathComponent("report.json")))
        let first = try #require((report as? [[String: Any]])?.first)
        let comparison = try #require(first["comparison"] as? [String: Any])
        #expect((comparison["part"] as? Double ?? 0) > 0.001)
        #expect((comparison["views"] as? [Any])?.isEmpty == false)
    }

    @Test("names that nothing has are exit code 5, a folder that is not there is 3, and wrong numbers are 2")
    func refuses() throws {
        let place = try folders()
        #expect(try CommandRun(["compare-real", "real", "--goldens", "real/nowhere"], in: place.url).exitCode == 3)
        try FileManager.default.removeItem(at: place.url.appendingPathComponent("real/Priority@2x.png"))
        #expect(try CommandRun(["compare-real", "real", "--goldens", "goldens"], in: place.url).exitCode == 5)
        #expect(try CommandRun(["compare-real", "real", "--fail-above", "101"], in: place.url).exitCode == 2)
    }
}
