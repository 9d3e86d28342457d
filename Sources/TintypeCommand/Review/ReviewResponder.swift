import FlyingFox
import Foundation
import Synchronization
import TintypeSnapshots

/// Answers the requests of the report's page, and of nothing else.
///
/// The page itself is free to see and holds no results. All else needs the token. A request that names another host
/// comes from a page whose name was made to lead here, and one that names another origin from another page: both are
/// turned away. No file is ever looked up by a path that a request names.
struct ReviewResponder: HTTPHandler {
    /// The most bytes of a request's body: the ids of some hundred thousand cases.
    private static let maximumBody = 16 << 20

    let session: ReviewSession
    let token: AccessToken
    let door: ReviewDoor

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let port = door.port, let host = request.headers[.host], Self.hosts(port).contains(host) else {
            return Self.refusal(.misdirectedRequest, "this server is known by another name")
        }
        if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(host)" {
            return Self.refusal(.forbidden, "requests from other pages are not answered")
        }
        if request.method == .GET, request.path == "/" {
            return Self.response(.ok, "text/html; charset=utf-8", ReportPage.served)
        }
        guard request.path.hasPrefix("/api/") else { return Self.refusal(.notFound, "there is no such page") }
        guard token.matches(request.headers[HTTPHeader("X-Tintype-Token")]) else {
            return Self.refusal(.unauthorized, "the token is missing or wrong: open the address that was printed")
        }
        let words = request.path.dropFirst("/api/".count).split(separator: "/", omittingEmptySubsequences: false)
        switch request.method {
        case .GET: return await look(words.map(String.init))
        case .POST: return try await act(words.map(String.init), request)
        default: return Self.refusal(.methodNotAllowed, "use GET or POST")
        }
    }

    private func look(_ words: [String]) async -> HTTPResponse {
        switch (words.first, words.count) {
        case ("report", 1):
            return Self.response(.ok, "application/json", await session.report())
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

    private func act(_ words: [String], _ request: HTTPRequest) async throws -> HTTPResponse {
        struct Body: Decodable {
            var ids: [String]?
        }
        guard let data = try await Self.body(of: request) else {
            return Self.refusal(.payloadTooLarge, "the request is too long")
        }
        guard let ids = try? JSONDecoder().decode(Body.self, from: data).ids ?? [] else {
            return Self.refusal(.badRequest, "the request is no list of ids")
        }
        do {
            switch words {
            case ["accept"]: return try Self.response(await session.accept(ids))
            case ["reject"]: return try Self.response(await session.reject(ids))
            case ["undo"]: return try Self.response(await session.undo())
            case ["done"]:
                door.close()
                return Self.response(.ok, "application/json", Data("{}".utf8))
            default: return Self.refusal(.notFound, "there is no such action")
            }
        } catch let error as ReviewError {
            return Self.refusal(.conflict, "\(error.message) (\(error.hint))")
        }
    }

    private static func hosts(_ port: UInt16) -> [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    private static func body(of request: HTTPRequest) async throws -> Data? {
        var data = Data()
        for try await part in request.bodySequence {
            data.append(part)
            if data.count > maximumBody { return nil }
        }
        return data
    }

    private static func response(_ answer: ReviewAnswer) throws -> HTTPResponse {
        response(.ok, "application/json", try JSONEncoder().encode(answer))
    }

    private static func refusal(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        response(status, "text/plain; charset=utf-8", Data(text.utf8))
    }

    private static func response(_ status: HTTPStatusCode, _ type: String, _ body: Data) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: [
                .contentType: type, .cacheControl: "no-store",
                HTTPHeader("Content-Security-Policy"): ReportPage.servedPolicy,
                HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
                HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
                HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin", HTTPHeader("X-Frame-Options"): "DENY",
            ],
            body: body)
    }
}

/// Where a server listens, and whether it was asked to end.
final class ReviewDoor: Sendable {
    private let state = Mutex<(port: UInt16?, isClosed: Bool, waiting: CheckedContinuation<Void, Never>?)>(
        (nil, false, nil))

    /// nil while it does not listen yet.
    var port: UInt16? { state.withLock { $0.port } }

    func open(on port: UInt16) { state.withLock { $0.port = port } }

    func close() {
        state.withLock { state in
            state.isClosed = true
            state.waiting?.resume()
            state.waiting = nil
        }
    }

    /// Returns when the door was closed.
    func closed() async {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                if state.isClosed { continuation.resume() } else { state.waiting = continuation }
            }
        }
    }
}
