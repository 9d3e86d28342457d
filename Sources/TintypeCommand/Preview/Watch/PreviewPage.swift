import Foundation
import TintypeSnapshots

/// The page of a watched app.
enum PreviewPage {
    static let served = ScriptedPage(
        html: PackageResources.preview_html, style: [ScriptedPage.sharedStyle, PackageResources.preview_css],
        script: ScriptedPage.sharedScript + [PackageResources.preview_js], connects: true)
}

/// Answers the requests of the page of a watched app, and of nothing else.
struct PreviewPageResponder: HTTPService {
    let board: PreviewBoard
    let gate: PageGate

    func refusal(of request: HTTPRequest) -> HTTPResponse? { gate.refusal(of: request) }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        if let page = gate.page(for: request) { return page }
        let words = PageGate.words(of: request)
        switch (request.method, words.first, words.count) {
        case ("GET", "state", 1): return gate.json(board.state)
        case ("GET", "round", 1):
            return gate.response(.ok, "text/plain; charset=utf-8", Data("\(board.state.round)".utf8))
        case ("GET", "picture", 2):
            if let bytes = board.picture(words[1]) { return gate.response(.ok, "image/png", Data(bytes)) }
        case ("POST", "draw", 1):
            guard let wish = try? JSONDecoder().decode(PreviewBoard.Wish.self, from: request.body) else {
                return gate.refusal(.badRequest, "the request names no preview")
            }
            return gate.json(await board.draw(wish))
        default: break
        }
        return gate.refusal(.notFound, "the page has nothing of that name")
    }
}
