public import Foundation

/// A server's answer to one HTTP request over a connection of its own.
public struct LoopbackAnswer: Sendable {
    /// The status, 200 where all is well.
    public let status: Int
    /// The header fields by their names in small letters.
    public let headers: [String: String]
    public let body: Data

    /// The body, read as UTF-8.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// Bytes that are no answer.
    public struct Unreadable: Error {
        public let bytes: Data
    }

    /// Asks a server on this machine, and waits for its whole answer.
    ///
    /// - Parameters:
    ///   - path: Sent as it is, whatever stands in it.
    ///   - headers: Fields besides the host, which may be given too, and the length of the body.
    public init(
        _ method: String = "GET", port: UInt16, path: String, headers: [String: String] = [:], body: Data = Data()
    ) async throws {
        let connection = try LoopbackConnection(port)
        let fields = ["Host": "127.0.0.1:\(port)", "Connection": "close", "Content-Length": "\(body.count)"]
            .merging(headers) { $1 }
        let lines = ["\(method) \(path) HTTP/1.1"] + fields.map { "\($0): \($1)" }
        connection.send(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
        try self.init(await connection.bytes(until: Self.isWhole))
    }

    private static func isWhole(_ data: Data) -> Bool {
        guard let answer = try? LoopbackAnswer(data), let length = answer.headers["content-length"].flatMap(Int.init)
        else { return false }
        return answer.body.count >= length
    }

    private init(_ data: Data) throws {
        guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { throw Unreadable(bytes: data) }
        let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Unreadable(bytes: data)
        }
        self.status = status
        let fields = lines.dropFirst().compactMap { line in
            line.firstIndex(of: ":").map {
                (line[..<$0].lowercased(), line[line.index(after: $0)...].trimmingCharacters(in: .whitespaces))
            }
        }
        headers = Dictionary(fields) { $1 }
        body = Data(data[end.upperBound...])
    }
}
