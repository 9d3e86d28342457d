import FlyingFox
import Foundation
import TintypeSnapshots

/// Serves a review on this machine alone.
struct ReviewServer {
    private let session: ReviewSession
    private let token = AccessToken()
    private let door = ReviewDoor()
    private let server: HTTPServer

    /// - Parameter port: 0 for any that is free.
    /// - Throws: Where the address is not to be had.
    init(_ review: PendingReview, port: UInt16) throws {
        session = ReviewSession(review)
        server = HTTPServer(
            // Accepting thousands of cases takes its time.
            address: try .inet(ip4: "127.0.0.1", port: port), timeout: 600, logger: .disabled,
            handler: ReviewResponder(session: session, token: token, door: door))
    }

    /// Serves until the page says that the review is done.
    ///
    /// - Parameter ready: Is given the page's address, with the token in it, once the server listens.
    /// - Returns: How many cases are still pending.
    func run(ready: @Sendable (String) -> Void) async throws -> Int {
        let running = Task { try await server.run() }
        do {
            try await server.waitUntilListening(timeout: 10)
        } catch {
            running.cancel()
            // What kept it from listening is the better reason.
            try await running.value
            throw error
        }
        guard case .ip4(_, let port)? = await server.listeningAddress else {
            preconditionFailure("a server on 127.0.0.1 listens there")
        }
        door.open(on: port)
        ready("http://127.0.0.1:\(port)/#token=\(token.text)")
        await door.closed()
        // For the answer to be on its way; a browser keeps its connections open.
        await server.stop(timeout: 0.5)
        return await session.pendingCount
    }
}
