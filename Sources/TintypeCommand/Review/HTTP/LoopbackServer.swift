import FlyingSocks
import Foundation
import Synchronization

/// Answers HTTP on 127.0.0.1, which no other machine reaches.
struct LoopbackServer {
    private let listener: Socket
    private let limits: ConnectionLimits
    /// The port that it listens on.
    let port: UInt16

    /// - Parameter port: 0 for any that is free.
    /// - Throws: An error if the address is not to be had.
    init(port: UInt16, limits: ConnectionLimits = ConnectionLimits()) throws {
        self.limits = limits
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
    func run(_ service: some HTTPService) async throws {
        defer { try? listener.close() }
        let pool: some AsyncSocketPool = .make()
        try await pool.prepare()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            let listening = try AsyncSocket(socket: listener, pool: pool)
            group.addTask { try await accept(from: listening, service) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func accept(from listening: AsyncSocket, _ service: some HTTPService) async throws {
        let open = OpenConnections()
        var isShort = false
        try await withThrowingDiscardingTaskGroup { connections in
            while true {
                do {
                    let socket = try await listening.accept()
                    isShort = false
                    guard open.count.load(ordering: .relaxed) < limits.connections else {
                        try? socket.close()
                        continue
                    }
                    open.count.add(1, ordering: .relaxed)
                    connections.addTask {
                        var connection = HTTPConnection(socket, limits: limits)
                        await connection.serve(service)
                        open.count.subtract(1, ordering: .relaxed)
                    }
                } catch SocketError.failed(_, let number, let reason) where Self.passing.contains(number) {
                    // Who waits is let in once others have gone.
                    if !isShort, number != ECONNABORTED {
                        Output.note("warning: no further connection can be taken for now: \(reason)")
                        isShort = true
                    }
                    try await Task.sleep(for: .milliseconds(100))
                }
            }
        }
    }

    /// Errors that keep a connection from being taken and are over when others have ended; see accept(2).
    private static let passing: Set<Int32> = [EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED, EPROTO, EINTR]
}

/// The number of connections that are served.
private final class OpenConnections: Sendable {
    let count = Atomic(0)
}
