import Foundation
import Testing

@testable import TintypeCommand

@Suite("Requests of HTTP")
struct HTTPRequestTests {
    @Test("the path ends before the question mark, and names of headers are in small letters")
    func reads() throws {
        let request = try HTTPRequest(head: "POST /api/accept?x=1 HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX-Token:  a b \t")
        #expect(request.method == "POST")
        #expect(request.path == "/api/accept")
        #expect(request.headers == ["host": "127.0.0.1:80", "x-token": "a b"])
        #expect(request.keepsConnection)
        #expect(try HTTPRequest(head: "GET / HTTP/1.1\r\nConnection: Close").keepsConnection == false)
    }

    @Test(
        "what could be read in two ways is not read at all",
        arguments: [
            "GET /", "GET  / HTTP/1.1", "GET x HTTP/1.1", "GET / HTTP/2", " / HTTP/1.1", "GET / HTTP/1.1\r\nHost",
            "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n folded: a", "GET / HTTP/1.1\r\n: a",
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b", "POST / HTTP/1.1\r\nContent-Length: 1\r\ncontent-length: 2",
        ])
    func refuses(_ head: String) {
        #expect(throws: HTTPRequestError.malformed) { try HTTPRequest(head: head) }
    }

    @Test("the body's length is told beforehand, and has a limit")
    func lengths() throws {
        func length(_ header: String) throws -> Int {
            try HTTPRequest(head: "POST / HTTP/1.1\r\n" + header).bodyLength(limit: 100)
        }
        #expect(try length("Host: a") == 0)
        #expect(try length("Content-Length: 100") == 100)
        #expect(throws: HTTPRequestError.bodyTooLong) { try length("Content-Length: 101") }
        #expect(throws: HTTPRequestError.malformed) { try length("Content-Length: -1") }
        #expect(throws: HTTPRequestError.malformed) { try length("Content-Length: +1") }
        #expect(throws: HTTPRequestError.malformed) { try length("Content-Length: 99999999999999999999") }
        #expect(throws: HTTPRequestError.lengthMissing) { try length("Transfer-Encoding: chunked") }
    }
}
