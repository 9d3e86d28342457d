import Foundation
import Testing
import TintypeSnapshots

@testable import TintypeCommand

@Suite("Settings")
struct SettingsTests {
    private func folder(_ text: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try Data(text.utf8).write(to: folder.url.appendingPathComponent("settings.json"))
        return folder
    }

    /// The arguments with what a file says.
    private func complete(
        _ text: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> [String] {
        let folder = try folder(text)
        return try SettingsInForce.completing(
            arguments + ["--config", folder.path("settings.json")], environment: environment
        )
        .dropLast(2)
    }

    @Test("of the file stand before the user's arguments, which go before them")
    func order() throws {
        let file =
            #"{"$schema": "x", "output": "out", "jobs": 3, "reporters": ["list", "junit"], "failOnObsolete": true}"#
        #expect(
            try complete(file, ["verify", "--output", "own"]) == [
                "verify", "--output=out", "--reporter=list,junit", "--fail-on-obsolete", "--jobs=3", "--output", "own",
            ])
        #expect(try complete(file, ["report"]) == ["report", "--from=out"])
        #expect(
            try complete(#"{"ignoreNodes": ["a", "b"]}"#, ["record"]) == [
                "record", "--ignore-node=a", "--ignore-node=b",
            ])
        #expect(try complete(#"{"failOnObsolete": false}"#, ["verify"]) == ["verify"])
        #expect(
            try complete(#"{"limits": {"memory": 512, "seconds": 60}}"#, ["render", "--limit", "seconds=5"]) == [
                "render", "--limit=seconds=60", "--limit=memory=512", "--limit", "seconds=5",
            ])
    }

    @Test("of variables go before those of the file, and ours before other tools'")
    func variables() throws {
        let environment = ["TINTYPE_ARTIFACTS": "a", "SNAPSHOT_ARTIFACTS": "b", "UPDATE_SNAPSHOTS": "1"]
        #expect(
            try complete(#"{"output": "c"}"#, ["verify"], environment: environment) == [
                "verify", "--output=a", "--record=failed",
            ])
        #expect(
            try complete("{}", ["verify"], environment: ["TINTYPE_RECORD": "all", "TINTYPE_UPDATE": "1"])
                == ["verify", "--record=all"])
        #expect(try complete("{}", ["verify"], environment: ["TINTYPE_UPDATE": "0"]) == ["verify"])
    }

    @Test("of a tolerance are left out where the user names one")
    func tolerance() throws {
        let file = #"{"tolerance": {"threshold": 0.05, "reason": "blurs"}}"#
        #expect(try complete(file, ["verify"]) == ["verify", "--reason=blurs", "--threshold=0.05"])
        #expect(
            try complete(file, ["verify", "--precision=0.9", "--reason", "x"]) == [
                "verify", "--precision=0.9", "--reason", "x",
            ])
    }

    @Test("do not come into help, other commands, or what is behind two dashes")
    func untouched() throws {
        for arguments in [["verify", "--help"], ["doctor"], ["diff", "a", "b"], []] {
            let completed = try SettingsInForce.completing(arguments, environment: ["TINTYPE_ARTIFACTS": "a"])
            #expect(completed == arguments)
        }
        #expect(
            try complete("{}", ["verify", "--", "--config"], environment: ["TINTYPE_SNAPSHOTS_DIR": "s"])
                == ["verify", "--snapshots-dir=s", "--", "--config"])
    }

    @Test(
        "that are none are errors with a remedy",
        arguments: [
            (#"{"snapshotDir": "a"}"#, "unknown key \"snapshotDir\"", "did you mean \"snapshotsDir\"?"),
            (
                #"{"tolerance": {"treshold": 1}}"#, "unknown key \"tolerance.treshold\"", "did you mean \"threshold\"?"
            ),
            (#"{"jobs": "two"}"#, "the value of \"jobs\" is no whole number", "How many scenes are drawn at a time."),
            (#"{"jobs": 1.5}"#, "the value of \"jobs\" is no whole number", "How many scenes are drawn at a time."),
            (#"{"failOnObsolete": 1}"#, "\"failOnObsolete\" is no true or false", "goldens"),
            (#"{"tolerance": 1}"#, "\"tolerance\" is no object", "in braces"),
            ("[]", "is no object", "in braces"),
            ("{", "is no JSON", "JSON has no comments"),
        ])
    func mistakes(file: String, message: String, hint: String) throws {
        let failure = #expect(throws: ConfigFile.Failure.self) { try complete(file, ["verify"]) }
        #expect(failure?.message.contains(message) == true)
        #expect(failure?.hint.contains(hint) == true)
    }

    @Test("have a schema that names each key once")
    func schema() throws {
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(ConfigSchema.json().utf8)) as? [String: Any])
        let members = try #require(schema["properties"] as? [String: [String: Any]])
        var names = Set(members.keys).subtracting(["$schema", "version"])
        for group in ["tolerance", "limits"] {
            let inner = try #require(members[group]?["properties"] as? [String: Any])
            names.remove(group)
            names.formUnion(inner.keys.map { "\(group).\($0)" })
        }
        #expect(names == Set(Setting.all.compactMap(\.key)))
        #expect(schema["additionalProperties"] as? Bool == false)
    }

    @Test("are options of every command that takes them")
    func options() throws {
        let aliases: Set = ["test", "approve", "merge-reports"]
        for command in Set(Setting.all.flatMap(\.commands)).subtracting(aliases).sorted() {
            let help = try CommandRun(["help", command]).output
            let missing = Setting.all.filter { $0.commands.contains(command) }.map { "--" + $0.option(of: command) }
                .filter { !help.contains($0) }
            #expect(missing.isEmpty, "\(command)")
            #expect(help.contains("--config"), "\(command)")
        }
    }
}

@Suite("tintype config, and tintype.json")
struct ConfigCommandTests {
    @Test("tintype.json says where goldens are and what is left out, and config says so")
    func file() throws {
        let project = try ReviewedProject()
        try FileManager.default.moveItem(
            atPath: project.folder.path("Snapshots"), toPath: project.folder.path("Pictures"))
        try Data(#"{"snapshotsDir": "Pictures", "output": "out"}"#.utf8).write(
            to: project.folder.url.appendingPathComponent("tintype.json"))
        #expect(try project.run("verify").output.contains("3 compared, 1 equal, 2 changed"))
        #expect(try project.run("pending").output.hasSuffix("2 pending\n"))
        #expect(try project.run("accept", "--all").output.hasSuffix("2 accepted\n"))
        #expect(try project.run("verify").exitCode == 0)
        #expect(try project.run("verify", "--snapshots-dir", "Snapshots").exitCode == 1)
        let explained = try project.run("config", "--explain", environment: ["TINTYPE_ARTIFACTS": "elsewhere"]).output
        #expect(explained.contains("Pictures\n    from tintype.json; option: --snapshots-dir"))
        #expect(explained.contains("elsewhere\n    from the variable TINTYPE_ARTIFACTS; option: --output"))
        #expect(explained.contains("Fixtures\n    by default; option: --fixtures-dir"))
    }

    @Test("a mistake in it is told with exit code 2, before anything is drawn")
    func mistake() throws {
        let project = try ReviewedProject(scenes: 1)
        try Data(#"{"outputs": "out"}"#.utf8).write(to: project.folder.url.appendingPathComponent("tintype.json"))
        for command in ["verify", "config", "list"] {
            let run = try project.run(command)
            #expect(run.exitCode == 2)
            #expect(run.error.contains("tintype.json: unknown key \"outputs\"\nhint: did you mean \"output\"?"))
        }
        #expect(try project.run("verify", "--config", "none.json").error.contains("there is no file none.json"))
    }
}
