import Foundation
import Testing
import Tintype
import TintypeSnapshots

@testable import TintypeCommand

@Suite("The same pictures, whatever the machine's variables say")
struct DeterminismCommandTests {
    @Test(
        "variables by which libraries draw otherwise are taken away before they are read",
        arguments: [
            ["PIXMAN_DISABLE": "fast mmx sse2 ssse3 arm-neon wholeops"], ["HB_SHAPER_LIST": "fallback"],
            ["HB_OPTIONS": "uniscribe-bug-compatible"], ["LIBTHAI_DICTDIR": "/nowhere"],
        ])
    func variables(environment: [String: String]) throws {
        let scenes = ["Fixtures/scenes/text", "Fixtures/scenes/badges"]
        let folder = try TemporaryFolder()
        let run = try CommandRun(["verify", "--output", folder.path("o")] + scenes, environment: environment)
        #expect(run.exitCode == 0, "\(run.output)")
        let doctor = try CommandRun(["doctor"], environment: environment)
        #expect(doctor.exitCode == 0)
        #expect(try doctor.output == CommandRun(["doctor"]).output)
    }

    @Test("--twice draws the second picture with nothing kept of the first")
    func twice() throws {
        let project = try PainProject(["a"])
        #expect(try project.run("record", "--twice").exitCode == 0)
        #expect(try project.run("verify", "--twice").exitCode == 0)
    }

    @Test("a picture that is another when it is drawn again is found, at whichever drawing")
    func unsteady() throws {
        let pipeline = ScenePipeline(resources: try RenderResources())
        let text = { (padding: Int) in
            "canvas: {width: 20, height: 20}\nbody: {Text: a, modifiers: [{padding: \(padding)}]}"
        }
        func snapshot(_ padding: Int) throws -> Snapshot {
            try pipeline.snapshot(pipeline.draw(try .parse(Array(text(padding).utf8), file: "a.yaml")), name: "a")
        }
        let (first, other) = (try snapshot(1), try snapshot(2))
        func comparison(_ draws: Int) throws -> RunComparison {
            let verifier = try Verifier(store: SnapshotStore(root: "."), mode: .never, artifacts: nil)
            return RunComparison(verifier: verifier, output: ".", terms: .exact, ignoredNodes: [], draws: draws)
        }
        for wrong in 1..<5 {
            var drawn = 0
            let isSteady = try comparison(5).isSteady(first) { _ in
                drawn += 1
                return drawn == wrong ? other : first
            }
            #expect(!isSteady && drawn == wrong)
        }
        #expect(try comparison(5).isSteady(first) { _ in first })
        #expect(try comparison(1).isSteady(first) { _ in other })
    }

    @Test("doctor's picture is the recorded one, or a library is another; a wrong picture is a fault")
    func selfTest() throws {
        let run = try CommandRun(["doctor"])
        #expect(run.exitCode == 0)
        #expect(run.output.contains("drawing: the picture is"))
        let found = try DrawingSelfTest.run(ScenePipeline(resources: try RenderResources()))
        let own = DrawingSelfTest.Record(place: "here", fingerprint: found.fingerprint.text, hash: found.hash)
        var wrong = own
        wrong.hash = String(repeating: "0", count: 32)
        var moved = found.fingerprint
        moved.pango = "0.0"
        func test(_ records: DrawingSelfTest.Record...) -> DrawingSelfTest {
            DrawingSelfTest(hash: found.hash, fingerprint: found.fingerprint, records: records)
        }
        let elsewhere = DrawingSelfTest.Record(place: "elsewhere", fingerprint: moved.text, hash: wrong.hash)
        #expect(test(own).isEqual && !test(own).hasFailed)
        #expect(test(wrong).hasFailed)
        #expect(!test(elsewhere).hasFailed && test(elsewhere).moved == ["pango 0.0 → \(found.fingerprint.pango)"])
        #expect(test(elsewhere, own).record == own)
    }
}
