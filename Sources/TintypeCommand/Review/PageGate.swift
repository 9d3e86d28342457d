import Foundation
import TintypeSnapshots

/// Lets the page of this server in, and nobody else.
///
/// The page itself is free to see and holds nothing. All else needs the token. A request that names another host comes from a page
/// whose name was made to lead here, and one that names another origin from another page: both are turned away.
struct PageGate: Sendable {
    let page: ScriptedPage
    let token: AccessToken
    /// The port that the server listens on.
    let port: UInt16

    /// The answer to a request that is turned away; nil for one that is answered.
    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard let host = request.headers["host"], hosts.contains(host) else {
            return refusal(.misdirectedRequest, "this server is known by another name")
        }
        if let origin = request.headers["origin"], origin != "http://\(host)" {
            return refusal(.forbidden, "requests from other pages are not answered")
        }
        if isPage(request) { return nil }
        guard request.path.hasPrefix("/api/") else { return refusal(.notFound, "there is no such page") }
        guard token.matches(request.headers["x-tintype-token"]) else {
            return refusal(.unauthorized, "the token is missing or wrong: open the address that was printed")
        }
        guard ["GET", "POST"].contains(request.method) else { return refusal(.methodNotAllowed, "use GET or POST") }
        return nil
    }

    /// The page, where that is asked for.
    func page(for request: HTTPRequest) -> HTTPResponse? {
        isPage(request) ? response(.ok, "text/html; charset=utf-8", page.bytes) : nil
    }

    /// The words of a path behind `/api/`.
    static func words(of request: HTTPRequest) -> [String] {
        request.path.dropFirst("/api/".count).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }

    /// The address of the page, with the token in it.
    var address: String { "http://127.0.0.1:\(port)/#token=\(token.text)" }

    func json(_ value: some Encodable) -> HTTPResponse {
        guard let data = try? JSONEncoder().encode(value) else {
            preconditionFailure("strings and finite numbers are always encodable")
        }
        return response(.ok, "application/json", data)
    }

    func refusal(_ status: HTTPResponse.Status, _ text: String) -> HTTPResponse {
        response(status, "text/plain; charset=utf-8", Data(text.utf8))
    }

    /// An answer, which no browser keeps, takes for something else or shows within another page.
    func response(_ status: HTTPResponse.Status, _ type: String, _ body: Data) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: [
                ("Content-Type", type), ("Cache-Control", "no-store"),
                ("Content-Security-Policy", page.servedPolicy), ("X-Content-Type-Options", "nosniff"),
                ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
                ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
            ],
            body: body)
    }

    private func isPage(_ request: HTTPRequest) -> Bool { request.method == "GET" && request.path == "/" }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }
}
