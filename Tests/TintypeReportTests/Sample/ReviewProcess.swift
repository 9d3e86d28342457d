import Foundation
import LoopbackClient

/// A running `tintype review`, ended with the value.
final class ReviewProcess {
    /// The address that it printed.
    let address: String
    private let process = Process()
    private let folder: URL

    init(_ run: SampleRun) async throws {
        folder = run.folder
        let output = folder.appendingPathComponent("review.txt")
        try Data().write(to: output)
        process.executableURL = Self.executable
        process.arguments = ["review", "--output", run.output]
        process.environment = Self.variables
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        for _ in 0..<4800 where !text.hasSuffix("\n") {
            try await Task.sleep(for: .milliseconds(25))
            text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        }
        address = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard address.hasPrefix("http://127.0.0.1:") else { throw Chromium.Failure("review printed \"\(text)\"") }
    }

    /// The command that was built with the tests.
    static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("tintype")

    /// The part of this process's variables that commands are given: nothing that says how they should work, or where they run.
    static var variables: [String: String] {
        ProcessInfo.processInfo.environment.filter {
            ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "LANG", "LC_ALL"].contains($0.key)
                // A sanitizer's settings hold for the command as for its tests.
                || $0.key.hasSuffix("SAN_OPTIONS")
        }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Returns whether it ends by itself, and well: within two minutes, as a busy machine is no failure.
    func endsWell() async throws -> Bool {
        for _ in 0..<4800 where process.isRunning { try await Task.sleep(for: .milliseconds(25)) }
        return !process.isRunning && process.terminationStatus == 0
    }

    var token: String { String(address.split(separator: "=").last ?? "") }

    /// The server's answer to a request that no page of ours would send.
    func answer(
        _ path: String, method: String = "GET", headers: [String: String] = [:], body: String = ""
    ) async throws -> LoopbackAnswer {
        guard let port = URLComponents(string: address)?.port.map(UInt16.init) else {
            throw Chromium.Failure("no port: \(address)")
        }
        return try await LoopbackAnswer(method, port: port, path: path, headers: headers, body: Data(body.utf8))
    }
}
