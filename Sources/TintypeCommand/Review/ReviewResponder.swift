import Foundation
import TintypeSnapshots

/// Answers the requests of the report's page, and of nothing else.
///
/// The page itself is free to see and holds no results. All else needs the token. A request that names another host
/// comes from a page whose name was made to lead here, and one that names another origin from another page: both are
/// turned away. No file is ever looked up by a path that a request names.
struct ReviewResponder: HTTPService {
    let session: ReviewSession
    let token: AccessToken
    let door: ReviewDoor

    /// The port that the server listens on.
    let port: UInt16

    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard let host = request.headers["host"], Self.hosts(port).contains(host) else {
            return Self.refusal(.misdirectedRequest, "this server is known by another name")
        }
        if let origin = request.headers["origin"], origin != "http://\(host)" {
            return Self.refusal(.forbidden, "requests from other pages are not answered")
        }
        if Self.isPage(request) { return nil }
        guard request.path.hasPrefix("/api/") else { return Self.refusal(.notFound, "there is no such page") }
        guard token.matches(request.headers["x-tintype-token"]) else {
            return Self.refusal(.unauthorized, "the token is missing or wrong: open the address that was printed")
        }
        guard ["GET", "POST"].contains(request.method) else {
            return Self.refusal(.methodNotAllowed, "use GET or POST")
        }
        return nil
    }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        if Self.isPage(request) { return Self.response(.ok, "text/html; charset=utf-8", ReportPage.served) }
        let words = request.path.dropFirst("/api/".count).split(separator: "/", omittingEmptySubsequences: false)
        return request.method == "GET"
            ? await look(words.map(String.init)) : await act(words.map(String.init), request)
    }

    private static func isPage(_ request: HTTPRequest) -> Bool { request.method == "GET" && request.path == "/" }

    private func look(_ words: [String]) async -> HTTPResponse {
        switch (words.first, words.count) {
        case ("report", 1):
            let (json, round) = await session.report()
            var response = Self.response(.ok, "application/json", json)
            response.headers.append(("X-Tintype-Round", "\(round)"))
            return response
        case ("round", 1):
            return Self.response(.ok, "text/plain; charset=utf-8", Data("\(await session.currentRound())".utf8))
        case ("picture", 2):
            if let bytes = await session.picture(words[1]) { return Self.response(.ok, "image/png", Data(bytes)) }
        case ("layout", 2):
            if let text = await session.layout(words[1]) {
                return Self.response(.ok, "application/json", Data(text.utf8))
            }
        default: break
        }
        return Self.refusal(.notFound, "the report has nothing of that name")
    }

    private func act(_ words: [String], _ request: HTTPRequest) async -> HTTPResponse {
        struct Body: Decodable {
            var ids: [String]?
        }
        guard let ids = try? JSONDecoder().decode(Body.self, from: request.body).ids ?? [] else {
            return Self.refusal(.badRequest, "the request is no list of ids")
        }
        do throws(ReviewError) {
            switch words {
            case ["accept"]: return Self.response(try await session.accept(ids))
            case ["reject"]: return Self.response(try await session.reject(ids))
            case ["undo"]: return Self.response(try await session.undo())
            case ["done"]:
                door.close()
                return Self.response(.ok, "application/json", Data("{}".utf8))
            default: return Self.refusal(.notFound, "there is no such action")
            }
        } catch {
            return Self.refusal(.conflict, "\(error.message) (\(error.hint))")
        }
    }

    private static func hosts(_ port: UInt16) -> [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    private static func response(_ answer: ReviewAnswer) -> HTTPResponse {
        guard let data = try? JSONEncoder().encode(answer) else {
            preconditionFailure("strings, numbers and decisions are always encodable")
        }
        return response(.ok, "application/json", data)
    }

    private static func refusal(_ status: HTTPResponse.Status, _ text: String) -> HTTPResponse {
        response(status, "text/plain; charset=utf-8", Data(text.utf8))
    }

    private static func response(_ status: HTTPResponse.Status, _ type: String, _ body: Data) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: [
                ("Content-Type", type), ("Cache-Control", "no-store"),
                ("Content-Security-Policy", ReportPage.servedPolicy), ("X-Content-Type-Options", "nosniff"),
                ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
                ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
            ],
            body: body)
    }
}
