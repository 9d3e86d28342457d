import Foundation
import LoopbackClient
import Testing

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
            let port = try #require(URL(string: parts[0])?.port.map(UInt16.init))
            let answer = try await LoopbackAnswer(
                port: port, path: "/api/report", headers: ["X-Tintype-Token": parts[1]])
            return try JSONDecoder().decode(Report.self, from: answer.body).cases.count { $0.status == "failed" }
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

    @Test("a file that a scene reads counts as the scene does, also one that is not there yet")
    func readFiles() async throws {
        let project = try PainProject(["b"])
        try project.write("a", "data: {d: _d.json}\nbody: {Text: =d}\n")
        let data = project.folder.url.appendingPathComponent("Fixtures/scenes/_d.json")
        try Data("\"One\"".utf8).write(to: data)
        #expect(try project.run("record").exitCode == 0)
        try FileManager.default.removeItem(at: data)
        let shown = project.folder.url.appendingPathComponent("shown.txt")
        try Data().write(to: shown)
        let watch = Process()
        watch.executableURL = CommandRun.executable
        watch.arguments = ["watch", "--no-serve"]
        watch.environment = CommandRun.variables
        watch.currentDirectoryURL = project.folder.url
        watch.standardInput = FileHandle.nullDevice
        watch.standardOutput = try FileHandle(forWritingTo: shown)
        watch.standardError = FileHandle.nullDevice
        try watch.run()
        defer { if watch.isRunning { kill(watch.processIdentifier, SIGKILL) } }
        func rounds(_ count: Int) async throws -> [String] {
            try await patiently {
                let rounds = try String(contentsOf: shown, encoding: .utf8).components(separatedBy: "\nsaved: ")
                return rounds.count >= count && rounds[count - 1].contains(" compared") ? rounds : nil
            }
        }
        #expect(try await rounds(1)[0].contains("1 in error"))
        for (text, outcome) in [("One", "2 equal"), ("Two", "1 changed")] {
            try Data("\"\(text)\"".utf8).write(to: data)
            let last = try #require(try await rounds(text == "One" ? 2 : 3).last)
            #expect(last.hasPrefix("Fixtures/scenes/_d.json") && last.contains(outcome), "\(last)")
        }
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
