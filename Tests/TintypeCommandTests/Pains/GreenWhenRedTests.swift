import Foundation
import Testing

@Suite("Pains: green when it should be red")
struct GreenWhenRedTests {
    @Test("Pain 1: a missing golden fails on CI and fails again, and nothing is recorded")
    func missingOnCI() throws {
        let project = try PainProject(["a"])
        for _ in 0..<2 {
            let run = try project.run("verify", environment: ["CI": "true"])
            #expect(run.exitCode == 1)
            #expect(run.output.contains("1 missing"))
        }
        #expect(try project.goldens().isEmpty)
    }

    @Test("Pain 9: a run that compares nothing fails, unless it was told that this is well")
    func nothingCompared() throws {
        let project = try PainProject(["a"])
        #expect(try project.run("verify", "--grep", "nothing").exitCode == 5)
        #expect(try project.run("verify", "--grep", "nothing", "--pass-with-no-tests").exitCode == 0)
        // The run before failed, so there is something to do; once it passed there is not, which is said.
        #expect(try project.run("verify").exitCode == 1)
        #expect(try project.run("record").exitCode == 0)
        #expect(try project.run("verify", "--last-failed").exitCode == 5)
    }

    @Test("Pain 9: what an interrupted run found counts only while scene and golden are as they were")
    func staleResume() throws {
        let project = try PainProject(["a", "b"])
        #expect(try project.run("record").exitCode == 0)
        try project.write("a", padding: 9)
        let stopped = try project.run("verify", "-x")
        #expect(stopped.exitCode == 1)
        #expect(stopped.output.contains("ended early, 1 of 2 scenes done; to go on: tintype verify --resume"))
        // The scene is mended: its old failure must not stay.
        try project.write("a", padding: 8)
        let resumed = try project.run("verify", "--resume")
        #expect(resumed.exitCode == 0, "\(resumed.output)")
        #expect(resumed.output.contains("2 compared, 2 equal"))
        // Nor may an old success.
        try project.write("a", padding: 9)
        _ = try project.run("verify", "-x")
        let golden = project.folder.url.appendingPathComponent("Snapshots/scenes/a@2x.png")
        try FileManager.default.removeItem(at: golden)
        #expect(try project.run("verify", "--resume").output.contains("1 missing"))
    }

    @Test("Pain 36: a run goes on after the first failure and tells all")
    func goesOn() throws {
        let project = try PainProject(["a", "b", "c"])
        #expect(try project.run("record").exitCode == 0)
        for name in ["a", "c"] { try project.write(name, padding: 9) }
        let run = try project.run("verify")
        #expect(run.output.contains("3 compared, 1 equal, 2 changed"))
        #expect(try project.run("verify", "--max-failures", "1").output.contains("1 of 3 scenes done"))
    }
}

@Suite("Errors that many scenes share")
struct SharedErrorTests {
    @Test("are told in full for ten scenes, and by their first line for all others")
    func shortened() throws {
        let project = try PainProject([])
        for index in 10..<22 { try project.write("s\(index)", "body: {Txt: a}\n") }
        let run = try project.run("verify")
        #expect(run.error.components(separatedBy: "error: unknown view \"Txt\"").count == 13)
        #expect(run.error.components(separatedBy: "did you mean \"Text\"?").count == 11)
        #expect(run.error.contains("(of further scenes the first line is told)"))
    }
}

@Suite("Pains: same code, different pixels")
struct DifferentPixelsTests {
    @Test("Pain 13: nothing but the scene says what is drawn: time zone, language, home and folder do not")
    func hostile() throws {
        let project = try PainProject(["a"])
        #expect(try project.run("record").exitCode == 0)
        let hostile = ["TZ": "Asia/Kolkata", "LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent"]
        #expect(try project.run("verify", environment: hostile).exitCode == 0)
    }

    @Test("Pain 15: an asset that is not there is an error that names it, not a blank")
    func missingAsset() throws {
        let project = try PainProject([])
        try project.write("a", "body: {Image: {systemName: no.such.symbol}}\n")
        let run = try project.run("verify")
        #expect(run.exitCode == 3)
        #expect(run.error.contains("no.such.symbol"))
    }

    @Test("Pain 16: a scene can be drawn twice, and a scene drawn twice is one picture")
    func twice() throws {
        let project = try PainProject(["a"])
        #expect(try project.run("record").exitCode == 0)
        #expect(try project.run("verify", "--twice").exitCode == 0)
    }

    @Test("Pain 17: what cannot be drawn fails loudly, with file and line, and draws no blank")
    func unsupported() throws {
        let project = try PainProject([])
        try project.write("a", "body:\n  Map: here\n")
        let run = try project.run("render", "Fixtures/scenes/a.yaml", "-o", "a.png")
        #expect(run.exitCode == 3)
        #expect(run.error.contains("scenes/a.yaml:2:3: error: unknown view \"Map\""))
        #expect(try project.folder.contents()["a.png"] == nil)
    }
}

@Suite("Pains: recording and housekeeping")
struct HousekeepingTests {
    @Test("Pain 18: recording what is equal writes no byte")
    func noChurn() throws {
        let project = try PainProject(["a", "b"])
        #expect(try project.run("record").exitCode == 0)
        let path = project.folder.path("Snapshots/scenes/a@2x.png")
        let date = { try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date }
        let (before, goldens) = (try date(), try project.goldens())
        try project.write("b", padding: 9)
        #expect(try project.run("record").exitCode == 0)
        #expect(try date() == before)
        #expect(try project.goldens()["Snapshots/scenes/b@2x.png"] != goldens["Snapshots/scenes/b@2x.png"])
    }

    @Test("Pain 24: two scenes that would share a golden are refused before anything is drawn")
    func collision() throws {
        let project = try PainProject(["Card", "card"])
        let run = try project.run("record")
        #expect(run.exitCode == 2)
        #expect(run.error.contains("would share one golden"))
        #expect(try project.goldens().isEmpty)
    }

    @Test("Pain 28: a small picture makes a small golden")
    func small() throws {
        let project = try PainProject(["a"])
        #expect(try project.run("record").exitCode == 0)
        #expect(try project.goldens().values.allSatisfy { $0.count < 4096 })
    }

    @Test("Pain 29: results are never written among the goldens")
    func apart() throws {
        let project = try PainProject(["a"])
        #expect(try project.run("record").exitCode == 0)
        let goldens = try project.goldens()
        let run = try project.run("verify", "--output", "Snapshots/out")
        #expect(run.exitCode == 2)
        #expect(run.error.contains("lies in the folder of goldens"))
        #expect(try project.goldens() == goldens)
    }
}

@Suite("Pains: reading the failure")
struct ReadingTests {
    @Test("Pain 32: a failure names the view, the value and the line, and one command accepts all that changed alike")
    func causes() throws {
        let names = (0..<40).map { "s\($0)" }
        let project = try PainProject(names)
        #expect(try project.run("record").exitCode == 0)
        for name in names { try project.write(name, padding: 12) }
        let run = try project.run("verify")
        #expect(run.exitCode == 1)
        #expect(run.output.contains("Text \"s0\" moved (+4, +4): padding 8 → 12 (Fixtures/scenes/s0.yaml:5)"))
        #expect(run.output.contains("40 pictures changed alike: padding 8 → 12"))
        let start = try #require(run.output.range(of: "tintype accept --group "))
        let group = String(run.output[start.upperBound...].prefix { $0.isHexDigit })
        let accepted = try project.run("accept", "--group", group)
        #expect(accepted.exitCode == 0)
        #expect(accepted.output.contains("40 accepted"))
        #expect(try project.run("verify").exitCode == 0)
    }
}
