import Foundation
import Testing

/// Does in short what `.ci/faults` does at length.
@Suite("Interrupted runs", .timeLimit(.minutes(10)))
struct FaultTests {
    private static let scenes = 12
    private let project: ReviewedProject

    init() throws { project = try ReviewedProject(scenes: Self.scenes) }

    private func set(padding: Int) throws {
        for index in 0..<Self.scenes { try project.write("scenes/\(index)", padding: padding + index) }
    }

    private func start(_ arguments: [String], with tool: [String] = []) throws -> Process {
        let process = Process()
        let words = tool + [CommandRun.executable.path] + arguments
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = project.folder.url
        process.environment = CommandRun.variables
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func temporaries() throws -> [String] {
        try project.folder.contents().keys.filter { $0.hasSuffix(".tmp") }
    }

    @Test("killed at any instant each golden is old or new, and the next run leaves no temporary file")
    func kills() throws {
        #expect(try project.run("record").exitCode == 0)
        let old = try project.goldens()
        try set(padding: 40)
        #expect(try project.run("record").exitCode == 0)
        let new = try project.goldens()
        for trial in 0..<6 {
            let (padding, wanted) = trial.isMultiple(of: 2) ? (8, old) : (40, new)
            try set(padding: padding)
            let process = try start(["record"])
            usleep(UInt32.random(in: 0...400_000))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            for (path, bytes) in try project.goldens() where path.hasSuffix(".png") {
                #expect([old[path], new[path]].contains(bytes), "\(path)")
            }
            #expect(try project.run("record").exitCode == 0)
            #expect(try project.goldens() == wanted)
            #expect(try temporaries() == [])
        }
    }

    @Test(
        "two runs at once, in process namespaces of their own, keep each scene's picture to itself",
        .enabled(if: FaultTests.hasNamespaces, "namespaces cannot be made here"))
    func namespaces() throws {
        for padding in [60, 80, 60, 80] {
            try set(padding: padding)
            let runs = [try start(["record"]), try start(["record"], with: ["unshare", "--pid", "--fork"])]
            for run in runs {
                run.waitUntilExit()
                #expect(run.terminationStatus == 0)
            }
            let verify = try project.run("verify")
            #expect(verify.exitCode == 0, "\(verify.output)")
            #expect(try temporaries() == [])
        }
    }

    private static let hasNamespaces: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["unshare", "--pid", "--fork", "true"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()
}
