import FlyingSocks
import Foundation

/// The requests of one connection, one after another.
struct HTTPConnection {
    /// The most bytes of a request's head: some times what browsers send.
    private static let maximumHead = 64 << 10
    /// The most bytes of a request's body: the ids of some hundred thousand cases.
    private static let maximumBody = 16 << 20

    private let socket: AsyncSocket
    private var buffer = Data()

    init(_ socket: AsyncSocket) {
        self.socket = socket
    }

    /// Answers requests until the other side ends or sends what cannot be read.
    mutating func serve(_ answer: (HTTPRequest) async -> HTTPResponse) async {
        defer { try? socket.close() }
        while let read = try? await request() {
            switch read {
            case .success(let request):
                let response = await answer(request)
                guard (try? await socket.write(response.encoded(keepsConnection: request.keepsConnection))) != nil,
                    request.keepsConnection
                else { return }
            case .failure(let error):
                let response = HTTPResponse(status: error.status, headers: [], body: Data())
                try? await socket.write(response.encoded(keepsConnection: false))
                return
            }
        }
    }

    /// - Throws: Where the connection ends.
    private mutating func request() async throws -> Result<HTTPRequest, HTTPRequestError> {
        let end = Data("\r\n\r\n".utf8)
        var headEnd = buffer.range(of: end)
        while headEnd == nil {
            guard buffer.count <= Self.maximumHead else { return .failure(.headTooLong) }
            buffer.append(contentsOf: try await socket.read(atMost: 4096))
            headEnd = buffer.range(of: end)
        }
        guard let headEnd else { preconditionFailure("the loop ends with the head's end") }
        do {
            var request = try HTTPRequest(head: String(decoding: buffer[..<headEnd.lowerBound], as: UTF8.self))
            let length = try request.bodyLength(limit: Self.maximumBody)
            buffer = Data(buffer[headEnd.upperBound...])
            while buffer.count < length {
                buffer.append(contentsOf: try await socket.read(atMost: length - buffer.count))
            }
            request.body = Data(buffer.prefix(length))
            buffer = Data(buffer.dropFirst(length))
            return .success(request)
        } catch let error as HTTPRequestError {
            return .failure(error)
        }
    }
}
