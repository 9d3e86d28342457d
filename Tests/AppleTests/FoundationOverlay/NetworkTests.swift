import FoundationOverlay
import Testing

@Suite("Network")
struct NetworkTests {
    @Test("the monitor tells once that there is no connection")
    func monitor() async {
        var states: [NWPath.Status] = []
        for await path in NWPathMonitor() { states.append(path.status) }
        #expect(states == [.unsatisfied])
    }

    @MainActor
    @Test("a connection waits for a network, and whoever sends and receives is told so")
    func connection() async throws {
        let connection = NWConnection(host: "example.com", port: 443, using: .tls)
        let state = try await answer { (done: @escaping (NWConnection.State) -> Void) in
            connection.stateUpdateHandler = done
            connection.start(queue: .main)
        }
        #expect(state == .waiting(.posix(.ENETDOWN)) && connection.state == state)
        var errors: [NWError?] = []
        connection.send(content: Data([1]), completion: .contentProcessed { errors.append($0) })
        connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { errors.append($3) }
        connection.receiveMessage { errors.append($3) }
        #expect(errors == Array(repeating: .posix(.ENETDOWN), count: 3))
        let end = try await answer { (done: @escaping (NWConnection.State) -> Void) in
            connection.stateUpdateHandler = done
            connection.cancel()
        }
        #expect(end == .cancelled)
    }

    @MainActor
    @Test("nobody is listened for or found")
    func listener() async throws {
        let listener = try NWListener(using: .tcp, on: 8080)
        let state = try await answer { (done: @escaping (NWListener.State) -> Void) in
            listener.stateUpdateHandler = done
            listener.start(queue: .main)
        }
        #expect(state == .failed(.posix(.ENETDOWN)) && listener.port?.rawValue == 8080)
        let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
        let found = try await answer { (done: @escaping (NWBrowser.State) -> Void) in
            browser.stateUpdateHandler = done
            browser.start(queue: .main)
        }
        #expect(found == .waiting(.posix(.ENETDOWN)) && browser.browseResults.isEmpty)
    }

    @Test("hosts are names or addresses")
    func hosts() {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("a.b") == .name("a.b", nil) && NWEndpoint.Port("80") == .http)
        #expect(NWEndpoint.Port("x") == nil && IPv4Address("1.2.3") == nil)
    }
}
