import Foundation

/// An answer of HTTP/1.1.
struct HTTPResponse: Sendable, Equatable {
    enum Status: Int, Sendable {
        case ok = 200
        case badRequest = 400
        case unauthorized = 401
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case conflict = 409
        case lengthRequired = 411
        case payloadTooLarge = 413
        case misdirectedRequest = 421
        case headersTooLarge = 431

        /// The status's name in RFC 9110, section 15.
        var phrase: String {
            switch self {
            case .ok: "OK"
            case .badRequest: "Bad Request"
            case .unauthorized: "Unauthorized"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .conflict: "Conflict"
            case .lengthRequired: "Length Required"
            case .payloadTooLarge: "Content Too Large"
            case .misdirectedRequest: "Misdirected Request"
            case .headersTooLarge: "Request Header Fields Too Large"
            }
        }
    }

    var status: Status
    var headers: [(name: String, value: String)]
    var body: Data

    /// The answer's bytes. The body's length is told in any case.
    func encoded(keepsConnection: Bool) -> Data {
        let length = [("Content-Length", "\(body.count)"), ("Connection", keepsConnection ? "keep-alive" : "close")]
        let lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"] + (headers + length).map { "\($0): \($1)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }

    static func == (a: HTTPResponse, b: HTTPResponse) -> Bool {
        a.status == b.status && a.body == b.body && a.headers.elementsEqual(b.headers, by: ==)
    }
}
