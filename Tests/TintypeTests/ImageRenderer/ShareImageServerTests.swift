import FlyingFox
import Foundation
import LoopbackClient
import Testing
import Tintype

@Suite("A server of share images")
struct ShareImageServerTests {
    @Test("each request is answered with its own picture")
    func answers() async throws {
        // The main actor serves other tests too: a request may have to wait for its turn.
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 900, logger: .disabled)
        await server.appendRoute("GET /share/:title") { request in
            let title = request.routeParameters["title"] ?? ""
            return HTTPResponse(
                statusCode: .ok, headers: [.contentType: "image/png"], body: try await sharePicture(title: title))
        }
        let running = Task { try await server.run() }
        defer { running.cancel() }
        try await server.waitUntilListening(timeout: 900)
        let port = try #require(await server.port)

        let titles = ["One", "Two", "Three", "One"]
        let answers = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
            for (index, title) in titles.enumerated() {
                group.addTask { (index, try await fetch("/share/\(title)", port: port)) }
            }
            return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
        }
        for (index, title) in titles.enumerated() {
            #expect(try await sharePicture(title: title) == answers[index])
        }
        #expect(answers[0] == answers[3])
        #expect(answers[0] != answers[1])
    }
}

@MainActor
private func sharePicture(title: String) async throws -> Data {
    let renderer = ImageRenderer(content: ShareCard(title: title, subtitle: "by a server"))
    renderer.scale = 2
    return try await renderer.pngData()
}

private func fetch(_ path: String, port: UInt16) async throws -> Data {
    let answer = try await LoopbackAnswer(port: port, path: path)
    try #require(answer.status == 200)
    return answer.body
}

extension HTTPServer {
    /// The port that the system chose.
    fileprivate var port: UInt16? {
        switch listeningAddress {
        case .ip4(_, let port), .ip6(_, let port): port
        case .unix, nil: nil
        }
    }
}
