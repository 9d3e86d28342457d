import Foundation
import Testing

@Suite("tintype accept --from")
struct ArtifactCommandTests {
    /// A project, and beside it what its CI job would upload; the project itself has no results.
    private func project() throws -> ReviewedProject {
        let project = try ReviewedProject()
        try FileManager.default.moveItem(
            atPath: project.folder.path(".build/tintype"), toPath: project.folder.path("artifact"))
        return project
    }

    @Test("Pain 22: a folder: goldens are as recording here would have written them; undo restores")
    func folder() throws {
        let project = try project()
        let before = try project.goldens()
        let run = try project.run("accept", "--all", "--from", "artifact")
        #expect(run.exitCode == 0, "\(run.error)")
        #expect(run.error.hasPrefix("the artifact's fingerprint is "))
        #expect(run.output.hasSuffix("2 accepted\n"))
        let accepted = try project.goldens()
        #expect(try project.run("accept", "--undo").exitCode == 0)
        #expect(try project.goldens() == before)
        #expect(try project.run("record").exitCode == 0)
        #expect(try project.goldens() == accepted)
    }

    @Test("a zip file, of a new scene too")
    func zip() throws {
        let project = try ReviewedProject()
        try project.write("scenes/fresh", padding: 20)
        #expect(try project.run("verify").exitCode == 1)
        let zip = Process()
        zip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        zip.arguments = [
            "python3", "-c",
            """
            import os, zipfile
            with zipfile.ZipFile("artifact.zip", "w", zipfile.ZIP_DEFLATED) as z:
                for folder, _, names in os.walk(".build/tintype"):
                    for name in names:
                        path = os.path.join(folder, name)
                        z.write(path, os.path.relpath(path, ".build/tintype"))
            """,
        ]
        zip.currentDirectoryURL = project.folder.url
        try zip.run()
        zip.waitUntilExit()
        try #require(zip.terminationStatus == 0)
        try FileManager.default.removeItem(atPath: project.folder.path(".build"))
        let run = try project.run("accept", "scenes/fresh@2x.png", "scenes/1@2x.png", "--from", "artifact.zip")
        #expect(run.exitCode == 0, "\(run.error)")
        #expect(run.output.contains("accepted Snapshots/scenes/fresh@2x.png (new)"))
        #expect(try project.run("verify").output.contains("4 compared, 3 equal, 1 changed, 0 missing"))
    }

    @Test("a scene that is not here, and another fingerprint, are refused")
    func hostile() throws {
        let project = try project()
        let goldens = try project.goldens()
        let path = project.folder.path("artifact/results.json")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacingOccurrences(of: "\"id\" : \"scenes/1@2x.png\"", with: "\"id\" : \"scenes/9@2x.png\"")
            .write(toFile: path, atomically: true, encoding: .utf8)
        let foreign = try project.run("accept", "--all", "--from", "artifact")
        #expect(foreign.exitCode == 2)
        #expect(foreign.error.contains("\"scenes/9@2x.png\" is neither a golden nor a scene or test of this package"))
        #expect(try project.goldens() == goldens)
        #expect(try project.run("accept", "--all", "--from", "nothing.zip").exitCode == 2)
    }
}
