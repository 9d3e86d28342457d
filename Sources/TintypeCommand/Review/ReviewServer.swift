import Foundation
import TintypeSnapshots

/// Serves a review on this machine alone.
struct ReviewServer: Sendable {
    private let session: ReviewSession
    private let gate: PageGate
    private let door = ReviewDoor()
    private let server: LoopbackServer

    /// - Parameter port: 0 for any that is free.
    /// - Throws: An error if the address is not to be had.
    init(_ review: PendingReview, port: UInt16) throws {
        session = ReviewSession(review)
        server = try LoopbackServer(port: port)
        gate = PageGate(page: ReportPage.served, token: AccessToken(), port: server.port)
    }

    /// The page's address, with the token in it. Connections wait from the start, and are answered once the server runs.
    var address: String { gate.address }

    /// Serves until the page says that the review is done.
    ///
    /// - Returns: The number of cases that are still pending.
    /// - Throws: The error that ended the server before its time.
    func run() async throws -> Int {
        let responder = ReviewResponder(session: session, gate: gate, door: door)
        let running = Task {
            do {
                try await server.run(responder)
            } catch  where !Task.isCancelled {
                door.close(error)
            }
        }
        try await door.closed()
        // For the answer to be on its way; a browser keeps its connections open.
        try await Task.sleep(for: .milliseconds(500))
        running.cancel()
        return await session.pendingCount
    }
}
