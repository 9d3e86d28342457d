import Foundation
import TintypeSnapshots

/// Answers the requests of the report's page, and of nothing else. No file is ever looked up by a path that a request names.
struct ReviewResponder: HTTPService {
    let session: ReviewSession
    let gate: PageGate
    let door: ReviewDoor

    func refusal(of request: HTTPRequest) -> HTTPResponse? { gate.refusal(of: request) }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        if let page = gate.page(for: request) { return page }
        let words = PageGate.words(of: request)
        return request.method == "GET" ? await look(words) : await act(words, request)
    }

    private func look(_ words: [String]) async -> HTTPResponse {
        switch (words.first, words.count) {
        case ("report", 1):
            let (json, round) = await session.report()
            var response = gate.response(.ok, "application/json", json)
            response.headers.append(("X-Tintype-Round", "\(round)"))
            return response
        case ("round", 1):
            return gate.response(.ok, "text/plain; charset=utf-8", Data("\(await session.currentRound())".utf8))
        case ("picture", 2):
            if let bytes = await session.picture(words[1]) { return gate.response(.ok, "image/png", Data(bytes)) }
        case ("layout", 2):
            if let text = await session.layout(words[1]) {
                return gate.response(.ok, "application/json", Data(text.utf8))
            }
        default: break
        }
        return gate.refusal(.notFound, "the report has nothing of that name")
    }

    private func act(_ words: [String], _ request: HTTPRequest) async -> HTTPResponse {
        struct Body: Decodable {
            var ids: [String]?
        }
        guard let ids = try? JSONDecoder().decode(Body.self, from: request.body).ids ?? [] else {
            return gate.refusal(.badRequest, "the request is no list of ids")
        }
        do throws(ReviewError) {
            switch words {
            case ["accept"]: return gate.json(try await session.accept(ids))
            case ["reject"]: return gate.json(try await session.reject(ids))
            case ["undo"]: return gate.json(try await session.undo())
            case ["done"]:
                door.close()
                return gate.response(.ok, "application/json", Data("{}".utf8))
            default: return gate.refusal(.notFound, "there is no such action")
            }
        } catch {
            return gate.refusal(.conflict, "\(error.message) (\(error.hint))")
        }
    }
}
