import FlyingSocks
import Foundation

/// The requests of one connection, one after another.
struct HTTPConnection {
    private let socket: AsyncSocket
    private let limits: ConnectionLimits
    private let deadline: ConnectionDeadline
    private var buffer = Data()

    init(_ socket: AsyncSocket, limits: ConnectionLimits) {
        self.socket = socket
        self.limits = limits
        deadline = ConnectionDeadline(socket.socket.file.rawValue)
    }

    /// Answers requests until the other side ends, is too slow, or sends what cannot be read.
    mutating func serve(_ service: some HTTPService) async {
        defer {
            deadline.end()
            try? socket.close()
        }
        deadline.set(limits.head)
        while let (response, keepsConnection) = try? await exchange(service) {
            deadline.set(limits.transfer)
            guard (try? await socket.write(response.encoded(keepsConnection: keepsConnection))) != nil, keepsConnection
            else { return await discard() }
            deadline.set(limits.idle)
        }
    }

    /// Reads a request.
    ///
    /// - Returns: The answer, and whether a further request may follow.
    /// - Throws: An error at the end of the connection.
    private mutating func exchange(_ service: some HTTPService) async throws -> (HTTPResponse, Bool) {
        do throws(HTTPRequestError) {
            var request = try HTTPRequest(head: try await head())
            let length = try request.bodyLength(limit: limits.bodyBytes)
            if let refusal = service.refusal(of: request) { return (refusal, length == 0 && request.keepsConnection) }
            deadline.set(limits.transfer)
            request.body = try await body(length)
            return (await service.answer(request), request.keepsConnection)
        } catch {
            guard let status = error.status else { throw error }
            return (HTTPResponse(status: status, headers: [], body: Data()), false)
        }
    }

    /// The lines before a request's empty one.
    private mutating func head() async throws(HTTPRequestError) -> String {
        let end = Data("\r\n\r\n".utf8)
        while true {
            if let range = buffer.range(of: end) {
                let head = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
                buffer = Data(buffer[range.upperBound...])
                return head
            }
            guard buffer.count <= limits.headBytes else { throw .headTooLong }
            let isFirst = buffer.isEmpty
            buffer.append(contentsOf: try await read(atMost: 4096))
            if isFirst { deadline.set(limits.head) }
        }
    }

    private mutating func body(_ length: Int) async throws(HTTPRequestError) -> Data {
        while buffer.count < length { buffer.append(contentsOf: try await read(atMost: length - buffer.count)) }
        defer { buffer = Data(buffer.dropFirst(length)) }
        return Data(buffer.prefix(length))
    }

    private func read(atMost count: Int) async throws(HTTPRequestError) -> [UInt8] {
        do {
            return try await socket.read(atMost: count)
        } catch {
            throw .ended
        }
    }

    /// Reads what is left of a request that was turned away and keeps nothing of it: closing a connection with bytes in it may take
    /// the answer from the other side.
    private mutating func discard() async {
        buffer = Data()
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        var left = 1 << 20
        while left > 0, let bytes = try? await socket.read(atMost: 4096) { left -= bytes.count }
    }
}
