import Foundation
import Testing

/// Trees that cannot be written to. A folder that is taken for another thing stands in for missing permissions, which do not
/// hold for root; where the tests are somebody else, permissions are tried too.
@Suite("Trees that are read-only")
struct ReadOnlyTests {
    @Test("a run compares where nothing can be kept, and says so")
    func output() throws {
        let project = try ReviewedProject()
        let blocked = project.folder.url.appendingPathComponent("blocked")
        try Data().write(to: blocked)
        let before = try project.folder.contents()
        let run = try project.run("verify", "--output", "blocked/out")
        #expect(run.exitCode == 1)
        #expect(run.output.contains("3 compared, 1 equal, 2 changed"))
        #expect(!run.output.contains("tintype accept"))
        #expect(run.error.hasPrefix("warning: cannot write blocked"))
        #expect(run.error.contains("hint: name a folder with --output"))
        #expect(try project.folder.contents() == before)
    }

    @Test("what cannot be accepted is refused with the place, stays pending, and is nothing to undo")
    func accepting() throws {
        let project = try ReviewedProject()
        try project.write("scenes/blocked/fresh", padding: 20)
        #expect(try project.run("verify").exitCode == 1)
        // The folder of the new scene's golden cannot be made.
        try Data().write(to: project.folder.url.appendingPathComponent("Snapshots/scenes/blocked"))
        let pending = try project.run("pending").output
        let before = try project.goldens()
        let run = try project.run("accept", "scenes/blocked/fresh")
        #expect(run.exitCode == 1)
        #expect(run.error.contains("refused scenes/blocked/fresh@2x.png: cannot "))
        #expect(try project.run("pending").output == pending)
        #expect(try project.goldens() == before)
        #expect(try project.run("accept", "--undo").error.contains("nothing was accepted"))
        let recorded = try project.run("record", "Fixtures/scenes/blocked")
        #expect(recorded.exitCode == 3)
        #expect(recorded.output.contains("cannot write Snapshots/scenes/blocked: a part of the path is a file"))
        #expect(recorded.output.contains("hint: "))
        #expect(try project.goldens() == before)
    }

    @Test(
        "a golden whose folder may not be written to stays as it is",
        .enabled(if: geteuid() != 0, "root may always write"))
    func permissions() throws {
        let project = try ReviewedProject()
        let goldens = project.folder.path("Snapshots/scenes")
        let before = try project.goldens()
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: goldens)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: goldens) }
        #expect(try project.run("accept", "--all").error.contains("permission denied"))
        #expect(try project.run("record").exitCode == 3)
        #expect(try project.run("verify").exitCode == 1)
        #expect(try project.run("accept", "--undo").exitCode != 0)
        #expect(try project.goldens() == before)
    }
}
