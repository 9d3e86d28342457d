import FlyingSocks
import Foundation

/// Answers HTTP on 127.0.0.1, which no other machine reaches.
struct LoopbackServer {
    private let listener: Socket
    /// Where it listens.
    let port: UInt16

    /// - Parameter port: 0 for any that is free.
    /// - Throws: Where the address is not to be had.
    init(port: UInt16) throws {
        let address: sockaddr_in = try .inet(ip4: "127.0.0.1", port: port)
        listener = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
        do {
            try listener.setValue(true, for: .localAddressReuse)
            try listener.bind(to: address)
            try listener.listen()
            guard case .ip4(_, let bound) = try listener.sockname() else {
                preconditionFailure("a socket that was bound to 127.0.0.1 has its address")
            }
            self.port = bound
        } catch {
            try? listener.close()
            throw error
        }
    }

    /// Answers requests until the task is cancelled.
    func run(_ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) async throws {
        defer { try? listener.close() }
        let pool: some AsyncSocketPool = .make()
        try await pool.prepare()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            let listening = try AsyncSocket(socket: listener, pool: pool)
            group.addTask {
                try await withThrowingDiscardingTaskGroup { connections in
                    for try await socket in listening.sockets {
                        connections.addTask {
                            var connection = HTTPConnection(socket)
                            await connection.serve(answer)
                        }
                    }
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
