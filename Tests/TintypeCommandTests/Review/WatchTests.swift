import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `tintype watch` while files are saved.
@Suite("Watching")
struct WatchTests {
    @Test("what is saved is compared anew, and the page that is served follows")
    func follows() async throws {
        let project = try ReviewedProject()
        let said = project.folder.url.appendingPathComponent("said.txt")
        try Data().write(to: said)
        let watch = Process()
        watch.executableURL = CommandRun.executable
        watch.arguments = ["watch"]
        watch.environment = CommandRun.variables
        watch.currentDirectoryURL = project.folder.url
        watch.standardInput = FileHandle.nullDevice
        let shown = project.folder.url.appendingPathComponent("shown.txt")
        try Data().write(to: shown)
        watch.standardOutput = try FileHandle(forWritingTo: shown)
        watch.standardError = try FileHandle(forWritingTo: said)
        try watch.run()
        defer { if watch.isRunning { kill(watch.processIdentifier, SIGKILL) } }
        let address = try await patiently {
            // A line counts once its end is there.
            try String(contentsOf: said, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast().first { $0.hasPrefix("report: http://") }
        }
        let parts = address.dropFirst("report: ".count).split(separator: "#token=").map(String.init)
        try #require(parts.count == 2)
        func changed() async throws -> Int {
            struct Report: Decodable {
                struct Case: Decodable { var status: String }
                var cases: [Case]
            }
            let url = try #require(URL(string: parts[0] + "api/report"))
            var request = URLRequest(url: url)
            // FoundationNetworking takes no notice of what the initializer is given: it waits for a minute then.
            request.timeoutInterval = 300
            request.setValue(parts[1], forHTTPHeaderField: "X-Tintype-Token")
            let (data, _) = try await URLSession.shared.data(for: request)
            return try JSONDecoder().decode(Report.self, from: data).cases.count { $0.status == "failed" }
        }
        #expect(try await changed() == 2)
        try project.write("scenes/0", padding: 30)
        let now = try await patiently { try await changed() == 3 ? 3 : nil }
        #expect(now == 3)
        let rounds = try String(contentsOf: shown, encoding: .utf8).components(separatedBy: "\nsaved: ")
        #expect(rounds[0].contains("scenes/1@2x.png changed"))
        #expect(rounds.dropFirst().contains { $0.contains("scenes/0@2x.png changed") })
        #expect(
            rounds.dropFirst().allSatisfy { !$0.contains("scenes/1@2x.png changed") }, "what was told is not told again"
        )
        // Tests run on threads that keep signals from themselves, and from what they start.
        watch.terminate()
        let hasEnded = try await patiently { watch.isRunning ? nil : true }
        #expect(hasEnded)
    }

    /// Asks until there is an answer, for five minutes: a busy machine is no failure.
    private func patiently<Value>(_ question: () async throws -> Value?) async throws -> Value {
        for _ in 0..<6000 {
            if let value = try await question() { return value }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw CocoaError(.fileReadUnknown)
    }
}
