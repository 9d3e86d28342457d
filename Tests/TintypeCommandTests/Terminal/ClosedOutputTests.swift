import Foundation
import Testing

@Suite("Standard output and error that are closed or full end no command by a signal")
struct ClosedOutputTests {
    private static let commands: [[String]] = [
        ["--help"], ["--version"], ["list"], ["list", "--json"], ["render", "Fixtures/scenes/a.yaml", "-o", "-"],
        ["verify"], ["verify", "--json", "-"], ["verify", "--reporter", "dot"], ["record"],
        ["inspect", "Fixtures/scenes/a.yaml"], ["inspect", "Fixtures/scenes/a.yaml", "--json"],
        ["inspect", "Fixtures/scenes/a.yaml", "--image", "-"], ["schema"], ["symbols", "bell"], ["fonts"], ["doctor"],
        ["diff", "Snapshots/scenes/a@2x.png", "Snapshots/scenes/b@2x.png"], ["report"], ["accept", "--all"],
        ["accept", "--undo"],
        ["reject", "--all"], ["pending"], ["rebaseline"], ["prune"], ["merge", "nowhere", "-o", "m"], ["init"],
        ["config"],
        ["config", "--json"], ["nonsense"], ["verify", "--nonsense"], ["list", "nowhere"],
    ]

    /// A scene that is equal, one that is changed, and one in error.
    private static func project() throws -> PainProject {
        let project = try PainProject(["a", "b"])
        #expect(try project.run("record").exitCode == 0)
        try project.write("b", padding: 9)
        try project.write("c", "body: {Txt: a}\n")
        return project
    }

    /// The exit codes with both streams open.
    private static let usual = Result {
        let project = try ClosedOutputTests.project()
        return try commands.map { arguments in
            let copy = try TemporaryFolder()
            let place = URL(fileURLWithPath: copy.path("0"))
            try FileManager.default.copyItem(at: project.folder.url, to: place)
            return try code(arguments, redirected: "2> /dev/null", in: place)
        }
    }

    /// Runs each command in a copy of one project.
    private func eachCommand(
        redirected redirection: String, _ check: (_ arguments: [String], _ usual: Int32?, _ code: Int32?) throws -> Void
    ) throws {
        let project = try Self.project()
        for (arguments, usual) in zip(Self.commands, try Self.usual.get()) {
            let copy = try TemporaryFolder()
            let place = URL(fileURLWithPath: copy.path("0"))
            try FileManager.default.copyItem(at: project.folder.url, to: place)
            try check(arguments, usual, Self.code(arguments, redirected: redirection, in: place))
            #expect(try !copy.contents().keys.contains { $0.hasSuffix("journal.jsonl") }, "\(arguments)")
        }
    }

    /// The exit code; nil where a signal ended it.
    private static func code(_ arguments: [String], redirected redirection: String, in folder: URL) throws -> Int32? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec \"$0\" \"$@\" \(redirection)", CommandRun.executable.path] + arguments
        process.currentDirectoryURL = folder
        process.environment = CommandRun.variables
        for stream in [\Process.standardOutput, \Process.standardError, \Process.standardInput] {
            process[keyPath: stream] = FileHandle.nullDevice
        }
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }

    @Test("every command says so by its exit code", arguments: ["> /dev/full", ">&-"])
    func output(redirection: String) throws {
        try eachCommand(redirected: redirection) { arguments, usual, code in
            #expect(code == (usual == 0 ? 3 : usual), "\(arguments)")
        }
    }

    @Test("without standard error all goes its way", arguments: ["2> /dev/full", "2>&-"])
    func error(redirection: String) throws {
        try eachCommand(redirected: redirection) { arguments, usual, code in #expect(code == usual, "\(arguments)") }
    }

    @Test("a golden never takes the place of a stream that is closed")
    func places() throws {
        let project = try PainProject(["a"])
        #expect(try Self.code(["record"], redirected: "<&- >&- 2>&-", in: project.folder.url) == 3)
        #expect(try project.run("verify").exitCode == 0)
    }

    @Test("a reader that goes away ends the command quietly")
    func pipe() throws {
        let project = try PainProject(["a"])
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "{ \"$0\" schema; echo $? > code; } 2> said | head -c 1 > /dev/null; cat code",
            CommandRun.executable.path,
        ]
        process.currentDirectoryURL = project.folder.url
        process.environment = CommandRun.variables
        try process.run()
        process.waitUntilExit()
        #expect(try String(contentsOfFile: project.folder.path("said"), encoding: .utf8) == "")
    }
}
