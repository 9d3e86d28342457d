import Foundation

/// A run of the built command.
struct CommandRun {
    let exitCode: Int32
    let output: String
    let error: String

    /// Runs `tintype` and waits for it.
    ///
    /// - Parameters:
    ///   - folder: The working folder; the package's without one.
    ///   - environment: Set besides ``variables``.
    init(_ arguments: [String], in folder: URL = CommandRun.package, environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Self.variables.merging(environment) { _, new in new }
        // Files, not pipes: a full pipe that nobody reads would stop the command.
        let place = try TemporaryFolder()
        let (output, error) = (place.url.appendingPathComponent("out"), place.url.appendingPathComponent("err"))
        for file in [output, error] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        exitCode = process.terminationStatus
        self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        self.error = String(decoding: try Data(contentsOf: error), as: UTF8.self)
    }

    /// The part of this process's variables that the command is given: nothing that says how it should work, or where it runs.
    static var variables: [String: String] {
        ProcessInfo.processInfo.environment.filter {
            ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "LANG", "LC_ALL"].contains($0.key)
                // A sanitizer's settings hold for the command as for its tests.
                || $0.key.hasSuffix("SAN_OPTIONS")
        }
    }

    /// Indicates whether a sanitizer watches the tests and the command.
    static var isSanitized: Bool { variables.keys.contains { $0.hasSuffix("SAN_OPTIONS") } }

    /// The folder of the package under test.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The command that was built with the tests.
    static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("tintype")
}

/// A folder of its own, gone with the value.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// The contents of every file below, by its path from here.
    func contents() throws -> [String: Data] {
        let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        var contents: [String: Data] = [:]
        for path in paths {
            var isFolder: ObjCBool = false
            let full = self.path(path)
            guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            contents[path] = try Data(contentsOf: URL(fileURLWithPath: full))
        }
        return contents
    }
}
