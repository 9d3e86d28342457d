import Foundation

/// A request of HTTP/1.1, with its body.
struct HTTPRequest: Sendable, Equatable {
    var method: String
    /// The text that follows the host, up to a question mark.
    var path: String
    /// The headers by their names in small letters.
    var headers: [String: String] = [:]
    var body = Data()

    /// Indicates whether the connection is kept for a further request.
    var keepsConnection: Bool { headers["connection"]?.lowercased() != "close" }
}

/// The reason why a request cannot be read.
enum HTTPRequestError: Error, Hashable {
    case malformed
    case headTooLong
    case bodyTooLong
    /// The body has no `Content-Length`: it comes in a form that no browser sends for what our page asks.
    case lengthMissing
    /// The connection ended before the request did.
    case ended

    /// The status of the answer; nil where nobody waits for it.
    var status: HTTPResponse.Status? {
        switch self {
        case .malformed: .badRequest
        case .headTooLong: .headersTooLarge
        case .bodyTooLong: .payloadTooLarge
        case .lengthMissing: .lengthRequired
        case .ended: nil
        }
    }
}

extension HTTPRequest {
    /// The head of a request: what stands before the empty line.
    ///
    /// - Parameter head: Lines that end with CR LF, without the empty one; see RFC 9112, sections 3 and 5.
    init(head: String) throws(HTTPRequestError) {
        let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/"), !words[0].isEmpty else {
            throw .malformed
        }
        method = String(words[0])
        path = String(words[1].prefix { $0 != "?" })
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { throw .malformed }
            let name = line[..<colon]
            // A space before the colon, or a line that goes on, are ways to smuggle one request in another.
            guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { throw .malformed }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
            // Two hosts or two lengths are one too many; of others the last counts.
            if ["host", "content-length"].contains(name.lowercased()), headers[name.lowercased()] != nil {
                throw .malformed
            }
            headers[name.lowercased()] = value
        }
    }

    /// The number of bytes in the body.
    func bodyLength(limit: Int) throws(HTTPRequestError) -> Int {
        guard headers["transfer-encoding"] == nil else { throw .lengthMissing }
        guard let text = headers["content-length"] else { return 0 }
        guard text.allSatisfy(\.isASCII), text.allSatisfy(\.isNumber), let length = Int(text) else { throw .malformed }
        guard length <= limit else { throw .bodyTooLong }
        return length
    }
}
