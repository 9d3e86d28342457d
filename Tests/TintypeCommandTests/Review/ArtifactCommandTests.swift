import Foundation
import Testing
import TintypeSnapshots

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

    @Test("reads the scenes in processes of their own: one that crashes is named, and the others are accepted")
    func crash() throws {
        let project = try project()
        let run = try project.run(
            "accept", "--all", "--from", "artifact", environment: ["TINTYPE_TEST_CRASH": "scenes/0=11,read"])
        #expect(run.exitCode == 0, "\(run.error)")
        #expect(run.error.contains("Fixtures/scenes/0.yaml:1:1: error: crashed: signal 11"))
        #expect(run.output.hasSuffix("2 accepted\n"))
    }

    @Test("knows a new scene only within the limits that are given")
    func limits() throws {
        let project = try ReviewedProject(scenes: 1)
        try project.write("scenes/fresh", padding: 20)
        #expect(try project.run("verify").exitCode == 1)
        try FileManager.default.moveItem(
            atPath: project.folder.path(".build/tintype"), toPath: project.folder.path("artifact"))
        for (limit, code) in [("nodes=5", 2), ("nodes=50", 0)] {
            let run = try project.run("accept", "--all", "--from", "artifact", "--limit", limit)
            #expect(run.exitCode == Int32(code), "\(limit): \(run.error)")
        }
    }

    @Test("groups and lists of decisions are the artifact's; nothing of this machine is asked for")
    func groups() throws {
        let project = try ReviewedProject(scenes: 4)
        for index in 1...3 { try project.write("scenes/\(index)", padding: 20) }
        #expect(try project.run("record").exitCode == 0)
        for index in 1...3 { try project.write("scenes/\(index)", padding: 24) }
        #expect(try project.run("verify", "-o", "artifact").exitCode == 1)
        try FileManager.default.removeItem(atPath: project.folder.path(".build"))
        let results = try #require(
            try JSONSerialization.jsonObject(
                with: Data(contentsOf: URL(fileURLWithPath: project.folder.path("artifact/results.json"))))
                as? [String: Any])
        let group = try #require((results["groups"] as? [[String: Any]])?.first?["id"] as? String)
        let before = try project.goldens()
        let tried = try project.run("accept", "--group", group, "--from", "artifact", "--dry-run")
        #expect(tried.output.contains("would accept Snapshots/scenes/2@2x.png\n"), "\(tried.error)")
        #expect(try project.goldens() == before)
        #expect(try project.run("accept", "--group", group, "--from", "artifact").output.hasSuffix("3 accepted\n"))
        #expect(try project.run("accept", "--undo").exitCode == 0)
        let unknown = try project.run("accept", "--group", "none", "--from", "artifact")
        #expect(unknown.exitCode == 5 && unknown.error.contains("hint: the groups are \(group) (3 cases)"))

        let hash = try #require((results["run"] as? [String: Any])?["hash"] as? String)
        func accept(run: String) throws -> CommandRun {
            let list = #"{"run": "\#(run)", "accept": ["scenes/1@2x.png"], "reject": ["scenes/2@2x.png"]}"#
            try Data(list.utf8).write(to: URL(fileURLWithPath: project.folder.path("accept.json")))
            return try project.run("accept", "--list", "accept.json", "--from", "artifact")
        }
        #expect(try accept(run: "0" + hash.dropFirst()).exitCode == (hash.hasPrefix("0") ? 0 : 2))
        #expect(try accept(run: hash).output.hasSuffix("1 accepted, 1 rejected\n"))
    }

    @Test(
        "what the log and the comment of a CI job hand out works, as it stands, on a machine that fetched the artifact")
    func handedOut() throws {
        let project = try ReviewedProject(scenes: 3)
        for index in 0...2 { try project.write("scenes/\(index)", padding: 30) }
        #expect(try project.run("record").exitCode == 0)
        for index in 0...2 { try project.write("scenes/\(index)", padding: 34) }
        let job = [
            "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_SERVER_URL": "https://github.com",
            "GITHUB_REPOSITORY": "me/app", "GITHUB_RUN_ID": "42",
        ]
        let log = try project.run("verify", "--reporter", "markdown,html,junit", environment: job).output
        let folder = project.folder.path("tintype-42")
        try FileManager.default.moveItem(atPath: project.folder.path(".build/tintype"), toPath: folder)
        #expect(log.contains("fetch: gh run download 42 --repo me/app --name tintype --dir tintype-42\n"))
        let comment = try String(contentsOfFile: folder + "/comment.md", encoding: .utf8)
        #expect(comment.contains("[this run](https://github.com/me/app/actions/runs/42)"))
        let commands = Set((log + comment).matches(of: /tintype (accept [^`\n]+)/).map { String($0.1) })
        #expect(commands.count == 2, "one for the group, one for everything: \(commands)")
        for command in commands {
            let words = command.split(separator: " ").map(String.init)
            let run = try CommandRun(words, in: project.folder.url)
            #expect(run.output.hasSuffix("3 accepted\n"), "\(command): \(run.error)")
            #expect(try project.run("accept", "--undo").exitCode == 0)
        }
    }

    @Test("what tests alone left is an artifact, too")
    func tests() throws {
        let project = try ReviewedProject()
        let results = try RunResults(
            json: Data(contentsOf: URL(fileURLWithPath: project.folder.path(".build/tintype/results.json"))))
        try FileManager.default.createDirectory(
            atPath: project.folder.path(".build/tintype/tests"), withIntermediateDirectories: true)
        for (index, item) in results.cases.filter(\.isPending).enumerated() {
            try item.json().write(to: URL(fileURLWithPath: project.folder.path(".build/tintype/tests/\(index).json")))
        }
        try FileManager.default.removeItem(atPath: project.folder.path(".build/tintype/results.json"))
        #expect(
            try project.run("accept", "--all", "--from", ".build/tintype", "--dry-run").output.contains("2 to accept"))
        let merged = try project.run("merge", ".build/tintype", "-o", "pictures", "--reporter", "markdown")
        #expect(merged.exitCode == 1, "\(merged.error)")
        #expect(try project.run("accept", "--all", "--from", "pictures").output.hasSuffix("2 accepted\n"))
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
