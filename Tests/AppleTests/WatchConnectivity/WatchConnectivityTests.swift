import Testing
import WatchConnectivity

@Suite("WatchConnectivity")
@MainActor
struct WatchConnectivityTests {
    private final class Listener: NSObject, WCSessionDelegate {
        let told: ((any Error)?) -> Void

        init(_ told: @escaping ((any Error)?) -> Void) {
            self.told = told
        }

        func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) { told(error) }
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) {}
    }

    @Test("there is no watch, and delegates and closures hear of it")
    func session() async throws {
        let session = WCSession.default
        var listener: Listener?
        let error: (any Error)? = try await answer { done in
            listener = Listener(done)
            session.delegate = listener
            session.activate()
        }
        #expect(error as? WCError == WCError(.sessionNotSupported) && listener != nil)
        let second: any Error = try await answer { done in
            session.sendMessage([:], replyHandler: nil, errorHandler: done)
        }
        #expect(second as? WCError == WCError(.sessionNotActivated))
        #expect(throws: WCError.self) { try session.updateApplicationContext([:]) }
    }
}
