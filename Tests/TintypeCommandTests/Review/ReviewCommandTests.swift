import Foundation
import Testing

@Suite("tintype accept, reject, pending, prune, rebaseline")
struct ReviewCommandTests {
    private let one = "scenes/1@2x.png"
    private let two = "scenes/2@2x.png"

    @Test("Pain 20: one run gives the report and what is accepted; nothing is drawn again")
    func accept() throws {
        let project = try ReviewedProject()
        // Without the scene nothing could be drawn.
        try FileManager.default.removeItem(atPath: project.folder.path("Fixtures/scenes/1.yaml"))
        let accepted = try project.run("accept", one)
        #expect(accepted.exitCode == 0, "\(accepted.error)")
        #expect(accepted.output == "accepted Snapshots/scenes/1@2x.png\n1 accepted\n")
        try project.write("scenes/1", padding: 9)
        let run = try project.run("verify")
        #expect(run.output.contains("3 compared, 2 equal, 1 changed"))
        #expect(try project.run("approve", one).exitCode == 1)
    }

    @Test("what is accepted is what recording would have written")
    func bytes() throws {
        let project = try ReviewedProject()
        #expect(try project.run("accept", "--all").exitCode == 0)
        let accepted = try project.goldens()
        #expect(try project.run("record").exitCode == 0)
        #expect(try project.goldens() == accepted)
    }

    @Test("by name, folder, pattern and list; again it is unchanged")
    func selection() throws {
        let project = try ReviewedProject()
        #expect(try project.run("accept", "scenes/*1*").output.hasSuffix("1 accepted\n"))
        #expect(try project.run("accept", "scenes").output.hasSuffix("1 accepted, 1 unchanged\n"))
        #expect(try project.run("accept", "--undo").output == "restored \(two)\n1 restored\n")
        let list = #"{"accept": ["\#(two)"], "reject": []}"#
        try Data(list.utf8).write(to: URL(fileURLWithPath: project.folder.path("accept.json")))
        #expect(try project.run("accept", "--list", "accept.json").output.hasSuffix("1 accepted\n"))
        #expect(try project.run("pending").output == "nothing is pending\n")
    }

    @Test("a list of another run is refused")
    func otherList() throws {
        let project = try ReviewedProject()
        let list = #"{"run": "0000", "accept": ["\#(two)"]}"#
        try Data(list.utf8).write(to: URL(fileURLWithPath: project.folder.path("accept.json")))
        let run = try project.run("accept", "--list", "accept.json")
        #expect(run.exitCode == 2)
        #expect(run.error.contains("about another run"))
    }

    @Test("without a case nothing is asked where nobody can answer, and --all is named")
    func unnamed() throws {
        let project = try ReviewedProject()
        let goldens = try project.goldens()
        let run = try project.run("accept")
        #expect(run.exitCode == 2)
        #expect(run.error.contains("name the cases, or give --all to accept all 2"))
        #expect(try project.goldens() == goldens)
    }

    @Test("a name that is none exits with 5 and is answered with one that is like it")
    func unknown() throws {
        let run = try ReviewedProject().run("accept", "scenes/1@2.png")
        #expect(run.exitCode == 5)
        #expect(run.error.contains("did you mean \"scenes/1@2x.png\"?"))
        #expect(try ReviewedProject().run("accept", "1").error.contains("did you mean \"scenes/1\"?"))
    }

    @Test("rejecting puts pictures away until it is undone")
    func reject() throws {
        let project = try ReviewedProject()
        let before = try project.folder.contents()
        #expect(try project.run("reject", one).output == "rejected \(one)\n1 rejected\n")
        #expect(try project.run("accept", one).exitCode == 1)
        #expect(try project.run("reject", "--undo").exitCode == 0)
        let after = try project.folder.contents().filter { !$0.key.hasSuffix(".lock") }
        #expect(after == before)
    }

    @Test("what is pending, for people and as JSON")
    func pending() throws {
        let project = try ReviewedProject()
        #expect(try project.run("pending").output.hasSuffix("2 pending\n"))
        let json = try JSONSerialization.jsonObject(with: Data(try project.run("pending", "--json").output.utf8))
        #expect((json as? [[String: Any]])?.compactMap { $0["id"] as? String } == [one, two])
    }

    @Test("Pain 19: obsolete goldens are listed, then taken away, and only after a run over everything")
    func prune() throws {
        let project = try ReviewedProject()
        try FileManager.default.removeItem(atPath: project.folder.path("Fixtures/scenes/0.yaml"))
        try project.run("verify", "Fixtures/scenes/1.yaml")
        let refused = try project.run("prune", "--write")
        #expect(refused.exitCode == 2)
        #expect(refused.error.contains("the run worked on a part of the cases"))
        try project.run("verify")
        let goldens = try project.goldens()
        let listed = try project.run("prune")
        #expect(listed.output.hasPrefix("scenes/0@2x.png "))
        #expect(try project.goldens() == goldens)
        #expect(try project.run("prune", "--write").output.hasPrefix("removed Snapshots/scenes/0@2x.png\n"))
        #expect(try project.goldens().keys.sorted() == ["Snapshots/\(one)", "Snapshots/\(two)"])
        #expect(try project.run("accept", "--undo").exitCode == 0)
        #expect(try project.goldens() == goldens)
    }

    @Test("a scene that was renamed: its golden moves when it is accepted, and git sees a rename")
    func rename() throws {
        let project = try ReviewedProject()
        func git(_ arguments: String...) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments
            process.currentDirectoryURL = project.folder.url
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: output, as: UTF8.self)
        }
        _ = try git("init", "-q")
        _ = try git("add", "Snapshots")
        _ = try git("commit", "-q", "-m", "a")
        try FileManager.default.moveItem(
            atPath: project.folder.path("Fixtures/scenes/0.yaml"),
            toPath: project.folder.path("Fixtures/scenes/fresh.yaml"))
        #expect(
            try project.run("verify").output.contains(
                "scenes/fresh@2x.png is scenes/0@2x.png renamed: accepting it moves the golden"))
        #expect(try project.run("prune").output.contains("renamed to scenes/fresh@2x.png, accept that"))
        #expect(
            try project.run("accept", "scenes/fresh").output.hasPrefix(
                "accepted Snapshots/scenes/fresh@2x.png, renamed from Snapshots/scenes/0@2x.png\n"))
        _ = try git("add", "-A", "Snapshots")
        #expect(
            try git("status", "--porcelain", "Snapshots")
                == "R  Snapshots/scenes/0@2x.png -> Snapshots/scenes/fresh@2x.png\n")
        #expect(try project.run("verify").output.contains("3 compared, 1 equal, 2 changed, 0 missing, 0 obsolete"))
    }

    @Test("a case that is comparable is not rebaselined")
    func rebaseline() throws {
        let project = try ReviewedProject()
        #expect(try project.run("rebaseline").output == "nothing to do\n")
        let run = try project.run("rebaseline", one)
        #expect(run.exitCode == 1)
        #expect(run.error.contains("the case is comparable"))
    }

    @Test("killed at any time, accepting leaves each golden old or new, and results that can be read")
    func killed() throws {
        let project = try ReviewedProject(scenes: 15)
        let old = try project.goldens()
        #expect(try project.run("accept", "--all").exitCode == 0)
        let new = try project.goldens()
        #expect(try project.run("accept", "--undo").exitCode == 0)
        #expect(try project.goldens() == old)
        for round in 0..<10 {
            let process = Process()
            process.executableURL = CommandRun.executable
            process.arguments = ["accept", "--all"]
            process.environment = CommandRun.variables
            process.currentDirectoryURL = project.folder.url
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            usleep(UInt32(10_000 + round * 10_000))
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
            let now = try project.goldens().filter { !$0.key.contains(".tintype-") }
            for (name, bytes) in now { #expect(bytes == old[name] || bytes == new[name]) }
            #expect(now.count == old.count)
            #expect(try project.run("pending").exitCode == 0)
            // Every step that was begun is undone.
            while try project.run("accept", "--undo").exitCode == 0 {}
            #expect(try project.goldens().filter { !$0.key.contains(".tintype-") } == old)
        }
        #expect(try project.run("accept", "--all").exitCode == 0)
        #expect(try project.goldens() == new, "what was left by those that were killed is gone")
        #expect(try project.run("verify").exitCode == 0)
    }

    @Test("Pain 30: goldens that cannot be written to are verified all the same")
    func readOnly() throws {
        let project = try ReviewedProject(scenes: 1)
        let goldens = project.folder.path("Snapshots/scenes")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: goldens)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: goldens) }
        #expect(try project.run("verify").exitCode == 0)
    }
}
