import Foundation
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
            let client = try Client(port)
            client.send("POST /a HTTP/1.1\r\nContent-Length: 16000000\r\n\r\nabc")
            #expect(await client.answer().hasPrefix("HTTP/1.1 401 "))
            let known = try Client(port)
            known.send("POST /a HTTP/1.1\r\nKey: right\r\nContent-Length: 3\r\n\r\nab")
            known.send("c")
            #expect(await known.answer().hasSuffix("yes"))
            #expect(service.bodies.withLock { $0 } == [3])
            let large = try Client(port)
            large.send("POST /a HTTP/1.1\r\nKey: right\r\nContent-Length: 99000000\r\n\r\n")
            #expect(await large.answer().hasPrefix("HTTP/1.1 413 "))
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
                let client = try Client(port)
                client.send(text)
                #expect(await client.answer(untilEnd: true).hasSuffix(text == whole ? "yes" : ""))
            }
        }
    }

    @Test("beyond the most connections no further one is kept, and one that ends makes room")
    func many() async throws {
        var limits = Self.patient
        limits.connections = 3
        try await serving(limits) { port, _ in
            var clients = try (0..<3).map { _ in try Client(port) }
            // Answered, so taken.
            for client in clients {
                client.send("GET / HTTP/1.1\r\nKey: right\r\n\r\n")
                #expect(await client.answer().hasSuffix("yes"))
            }
            #expect(await (try Client(port)).answer(untilEnd: true) == "")
            clients.removeLast()
            for _ in 0..<200 {
                let client = try Client(port)
                client.send("GET / HTTP/1.1\r\nKey: right\r\n\r\n")
                if await client.answer().hasSuffix("yes") { return }
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
        var idle = try (0..<60).map { _ in try Client(port, waits: false) }
        var said = ""
        for _ in 0..<400 where !said.contains("no further connection") {
            usleep(25_000)
            said = try String(contentsOfFile: project.folder.path("said"), encoding: .utf8)
        }
        #expect(said.contains("warning: no further connection can be taken for now: Too many open files"))
        idle.removeAll()
        let client = try Client(port)
        client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
        #expect(client.waited().hasPrefix("HTTP/1.1 200 OK"))
    }
}

/// A connection to a port of this machine, closed with the value.
private final class Client: Sendable {
    private let socket: Int32

    /// - Parameter waits: True if the connection stands when this returns; else it may be on its way.
    init(_ port: UInt16, waits: Bool = true) throws {
        let kind =
            Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | (waits ? 0 : Int32(SOCK_NONBLOCK.rawValue))
        socket = Foundation.socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 || !waits && errno == EINPROGRESS else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENOTCONN)
        }
    }

    deinit { close(socket) }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// The bytes that come within ten minutes, since other tests may keep the server waiting: the first answer, or all up to the
    /// connection's end.
    func answer(untilEnd: Bool = false) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { [self] in continuation.resume(returning: waited(untilEnd: untilEnd)) }
        }
    }

    /// The same, on the thread of the caller.
    func waited(untilEnd: Bool = false) -> String {
        var (text, buffer) = ("", [UInt8](repeating: 0, count: 4096))
        var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, 600_000) == 1 {
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            text += String(decoding: buffer[..<count], as: UTF8.self)
            if !untilEnd, text.contains("\r\n\r\n") { break }
        }
        // Who waited in vain has no answer and no end.
        return poll(&waiting, 1, 0) == 0 && untilEnd ? text + "…" : text
    }
}
