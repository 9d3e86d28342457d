public import Foundation

/// A connection to a port of this machine, closed with the value.
///
/// A plain socket: FoundationNetworking refuses the headers of Chromium's driver, which have no space after the colon, sends no
/// path that climbs, and ends the process where libcurl calls it a second time.
public final class LoopbackConnection: Sendable {
    private let socket: Int32

    /// - Parameter waits: True if the connection stands when this returns; else it may be on its way.
    /// - Throws: `POSIXError` if nobody listens on the port.
    public init(_ port: UInt16, waits: Bool = true) throws {
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

    /// Sends bytes, or as many as the other end takes before it hangs up.
    public func send(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.send(
                    socket, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// Sends a text's UTF-8.
    public func send(_ text: String) { send(Data(text.utf8)) }

    /// The bytes that come until `isWhole` says so, or up to the connection's end.
    ///
    /// It waits on a thread of its own, as no task should, and for fifteen minutes, since other tests may keep the server
    /// waiting.
    ///
    /// - Throws: `POSIXError` if nothing comes for so long.
    public func bytes(until isWhole: @escaping @Sendable (Data) -> Bool) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { [self] in
                continuation.resume(with: Result { try waitedBytes(until: isWhole) })
            }
        }
    }

    /// The same, on the thread of the caller.
    public func waitedBytes(until isWhole: (Data) -> Bool) throws -> Data {
        var (data, part) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
        var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        while !isWhole(data) {
            guard poll(&waiting, 1, 900_000) == 1 else { throw POSIXError(.ETIMEDOUT) }
            let count = recv(socket, &part, part.count, 0)
            guard count > 0 else { break }
            data.append(contentsOf: part[..<count])
        }
        return data
    }
}
