import NearbyInteraction
import Testing

@Suite("NearbyInteraction")
@MainActor
struct NearbyInteractionTests {
    private final class Listener: NSObject, NISessionDelegate {
        let told: (any Error) -> Void

        init(_ told: @escaping (any Error) -> Void) {
            self.told = told
        }

        func session(_ session: NISession, didInvalidateWith error: any Error) { told(error) }
    }

    @Test("a session that runs ends, as the device measures nothing")
    func sessions() async throws {
        let session = NISession()
        #expect(!NISession.isSupported && session.discoveryToken == nil)
        var listeners: [Listener] = []
        let error: any Error = try await answer { done in
            listeners.append(Listener(done))
            session.delegate = listeners[0]
            session.run(NIConfiguration())
        }
        #expect((error as? NIError)?.code == .unsupportedPlatform)
    }
}
