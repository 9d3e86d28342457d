import Foundation

/// Asks a server on this machine over a plain socket: FoundationNetworking refuses the driver's headers, which have no
/// space after the colon.
enum DriverConnection {
    /// The status and the body of the answer to one request.
    ///
    /// It waits on a thread of its own, as no task should.
    static func answer(_ method: String, port: Int, path: String, body: Data?) async throws -> (status: Int, body: Data)
    {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try exchange(method, port: port, path: path, body: body) })
            }
        }
    }

    private static func exchange(_ method: String, port: Int, path: String, body: Data?) throws -> (Int, Data) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Chromium.Failure("no socket") }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw Chromium.Failure("nobody listens on port \(port)") }
        var request = Data("\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n".utf8)
        request += Data("Content-Type: application/json\r\nContent-Length: \(body?.count ?? 0)\r\n\r\n".utf8)
        request += body ?? Data()
        try request.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(
                    descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { throw Chromium.Failure("the driver hung up") }
                sent += count
            }
        }
        return try parse(try readAll(descriptor))
    }

    /// Reads until the head and as many bytes as it names are there; the driver may keep the connection open.
    private static func readAll(_ descriptor: Int32) throws -> Data {
        var data = Data()
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &part, part.count, 0)
            guard count > 0 else { return data }
            data.append(contentsOf: part[..<count])
            if let head = data.range(of: Data("\r\n\r\n".utf8)),
                let length = length(String(decoding: data[..<head.lowerBound], as: UTF8.self)),
                data.count >= head.upperBound + length
            {
                return data
            }
        }
    }

    private static func parse(_ data: Data) throws -> (Int, Data) {
        guard let head = data.range(of: Data("\r\n\r\n".utf8)),
            let status = String(decoding: data[..<head.lowerBound], as: UTF8.self).split(separator: " ").dropFirst()
                .first,
            let code = Int(status)
        else { throw Chromium.Failure("no answer: \(String(decoding: data.prefix(200), as: UTF8.self))") }
        return (code, Data(data[head.upperBound...]))
    }

    private static func length(_ head: String) -> Int? {
        head.lowercased().firstMatch(of: /content-length: *(\d+)/).flatMap { Int($0.1) }
    }
}
