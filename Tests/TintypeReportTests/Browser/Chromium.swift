import Foundation
import LoopbackClient

/// A headless Chromium, driven through chromium-driver: WebDriver is JSON over HTTP.
final class Chromium: Sendable {
    /// Indicates whether both programs are there; `.ci/install tests` installs them.
    static let isInstalled = program("chromedriver") != nil && program("chromium") != nil

    /// One browser serves all tests of a process, one after the other.
    static let shared = Task { try await Chromium() }

    /// A folder for what the tests of this process write; it goes with the browser.
    static let scratch = FileManager.default.temporaryDirectory
        .appendingPathComponent("tintype-report-tests-\(ProcessInfo.processInfo.processIdentifier)")

    private let port: Int
    private let session: String

    private init() async throws {
        port = try await Self.startDriver()
        let arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--force-device-scale-factor=1", "--window-size=1280,800",
        ]
        let wanted: [String: Any] = [
            "capabilities": [
                "alwaysMatch": [
                    "browserName": "chrome", "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
                    "goog:chromeOptions": ["args": arguments],
                ]
            ]
        ]
        let answer = try await Self.send("POST", port: port, "/session", wanted)
        guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
            throw Failure("no session: \(answer)")
        }
        session = "/session/\(id)"
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String

        init(_ description: String) { self.description = description }
    }

    /// The driver's answer to a command of the session.
    @discardableResult
    func call(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> Any {
        try await Self.send(method, port: port, session + path, body)
    }

    /// A command of the browser's own protocol.
    @discardableResult
    func command(_ name: String, _ parameters: [String: Any] = [:]) async throws -> Any {
        try await call("POST", "/goog/cdp/execute", ["cmd": name, "params": parameters])
    }

    private static func send(_ method: String, port: Int, _ path: String, _ body: [String: Any]?) async throws -> Any {
        let sent = method == "POST" ? try JSONSerialization.data(withJSONObject: body ?? [:]) : nil
        let answer = try await LoopbackAnswer(
            method, port: UInt16(port), path: path, headers: ["Content-Type": "application/json"], body: sent ?? Data())
        let value = try JSONSerialization.jsonObject(with: answer.body, options: .fragmentsAllowed) as? [String: Any]
        guard answer.status == 200 else { throw Failure("\(method) \(path): \(answer.text.prefix(2000))") }
        return value?["value"] ?? NSNull()
    }

    /// Starts the driver and returns its port. A shell ends it, and all that it started, when this process is gone.
    private static func startDriver() async throws -> Int {
        let folder = scratch
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = folder.appendingPathComponent("driver.txt")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // In a session of its own, as whoever ends the tests may end their group of processes.
        process.arguments = [
            "setsid", "sh", "-c",
            """
            TMPDIR="$1" setsid chromedriver --port=0 >"$2" 2>&1 &
            driver=$!
            while kill -0 "$3" 2>/dev/null; do sleep 0.5; done
            kill -s TERM -- "-$driver"
            sleep 1
            kill -s KILL -- "-$driver" 2>/dev/null
            rm -rf "$1"
            """,
            "sh", folder.path, output.path, "\(ProcessInfo.processInfo.processIdentifier)",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<2400 {
            let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
            // With what follows the number, which may not all be there yet.
            if let match = text.firstMatch(of: /started successfully on port (\d+)\./), let port = Int(match.1) {
                return port
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Failure("the driver did not start")
    }

    private static func program(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
