import Foundation
import LoopbackClient
import Synchronization
import Testing

@testable import TintypeCommand

@Suite("The review's server gives strangers neither memory nor time")
struct LoopbackServerTests {
    /// Turns away whoever shows no key, and counts the bodies that it was given.
    private final class Service: HTTPService {
        let bodies = Mutex<[Int]>([])

        func refusal(of head: HTTPRequest) -> HTTPResponse? {
            head.headers["key"] == "right" ? nil : HTTPResponse(status: .unauthorized, headers: [], body: Data())
        }

        func answer(_ request: HTTPRequest) async -> HTTPResponse {
            bodies.withLock { $0.append(request.body.count) }
            return HTTPResponse(status: .ok, headers: [], body: Data("yes".utf8))
        }
    }

    /// Nothing is late: the machine may be busy with other tests.
    private static let patient: ConnectionLimits = {
        var limits = ConnectionLimits()
        (limits.head, limits.idle, limits.transfer) = (.seconds(600), .seconds(600), .seconds(600))
        return limits
    }()

    /// A server that runs while `body` does.
    private func serving(
        _ limits: ConnectionLimits, _ body: (UInt16, Service) async throws -> Void
    ) async throws {
        let (server, service) = (try LoopbackServer(port: 0, limits: limits), Service())
        let running = Task { try await server.run(service) }
        defer { running.cancel() }
        try await body(server.port, service)
    }

    @Test("a request is turned away by its head: no byte of its body is waited for")
    func head() async throws {
        try await serving(Self.patient) { port, service in
            let client = try LoopbackConnection(port)
            client.send("POST /a HTTP/1.1\r\nContent-Length: 16000000\r\n\r\nabc")
            #expect(try await client.answer().hasPrefix("HTTP/1.1 401 "))
            let known = try LoopbackConnection(port)
            known.send("POST /a HTTP/1.1\r\nKey: right\r\nContent-Length: 3\r\n\r\nab")
            known.send("c")
            #expect(try await known.answer().hasSuffix("yes"))
            #expect(service.bodies.withLock { $0 } == [3])
            let large = try LoopbackConnection(port)
            large.send("POST /a HTTP/1.1\r\nKey: right\r\nContent-Length: 99000000\r\n\r\n")
            #expect(try await large.answer().hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test("who sends no head, half a head, half a body or nothing more is not waited for")
    func slow() async throws {
        var limits = ConnectionLimits()
        (limits.head, limits.idle, limits.transfer) = (.milliseconds(200), .milliseconds(200), .milliseconds(200))
        try await serving(limits) { port, _ in
            let whole = "GET / HTTP/1.1\r\nKey: right\r\n\r\n"
            for text in [
                "", "GET / HTTP/1.1\r\nKey", "POST / HTTP/1.1\r\nKey: right\r\nContent-Length: 9\r\n\r\nabc", whole,
            ] {
                let client = try LoopbackConnection(port)
                client.send(text)
                #expect(try await client.answer(untilEnd: true).hasSuffix(text == whole ? "yes" : ""))
            }
        }
    }

    @Test("beyond the most connections no further one is kept, and one that ends makes room")
    func many() async throws {
        var limits = Self.patient
        limits.connections = 3
        try await serving(limits) { port, _ in
            var clients = try (0..<3).map { _ in try LoopbackConnection(port) }
            // Answered, so taken.
            for client in clients {
                client.send("GET / HTTP/1.1\r\nKey: right\r\n\r\n")
                #expect(try await client.answer().hasSuffix("yes"))
            }
            #expect(try await LoopbackConnection(port).answer(untilEnd: true) == "")
            clients.removeLast()
            for _ in 0..<200 {
                let client = try LoopbackConnection(port)
                client.send("GET / HTTP/1.1\r\nKey: right\r\n\r\n")
                if try await client.answer().hasSuffix("yes") { return }
                try await Task.sleep(for: .milliseconds(20))
            }
            Issue.record("there is no room again")
        }
    }

    // The server is another process: this one gives its thread to nobody, so that no other test comes between two steps.
    @Test("running out of descriptors is told, and is over when connections end")
    func descriptors() throws {
        let project = try ReviewedProject(scenes: 2)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -n 40; exec \"$0\" review > address 2> said", CommandRun.executable.path]
        process.currentDirectoryURL = project.folder.url
        process.environment = CommandRun.variables
        process.standardInput = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        var address = ""
        for _ in 0..<1200 where !address.hasSuffix("\n") {
            usleep(25_000)
            address = (try? String(contentsOfFile: project.folder.path("address"), encoding: .utf8)) ?? ""
        }
        let port = try #require(UInt16(address.dropFirst("http://127.0.0.1:".count).prefix { $0.isNumber }))
        var idle = try (0..<60).map { _ in try LoopbackConnection(port, waits: false) }
        var said = ""
        for _ in 0..<400 where !said.contains("no further connection") {
            usleep(25_000)
            said = try String(contentsOfFile: project.folder.path("said"), encoding: .utf8)
        }
        #expect(said.contains("warning: no further connection can be taken for now: Too many open files"))
        idle.removeAll()
        let client = try LoopbackConnection(port)
        client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
        #expect(try client.waited().hasPrefix("HTTP/1.1 200 OK"))
    }
}

extension LoopbackConnection {
    /// The first answer's head and what came with it, or all up to the connection's end.
    fileprivate func answer(untilEnd: Bool = false) async throws -> String {
        String(decoding: try await bytes { !untilEnd && Self.hasHead($0) }, as: UTF8.self)
    }

    /// The first answer's head and what came with it, waited for on the thread of the caller.
    fileprivate func waited() throws -> String { String(decoding: try waitedBytes(until: Self.hasHead), as: UTF8.self) }

    private static func hasHead(_ data: Data) -> Bool { data.range(of: Data("\r\n\r\n".utf8)) != nil }
}
