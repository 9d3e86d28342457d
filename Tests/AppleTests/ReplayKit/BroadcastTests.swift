import ReplayKit
import Testing

@Suite("Sending the screen")
@MainActor
struct BroadcastTests {
    @Test("nobody sends, and each call is answered")
    func refused() async throws {
        let chosen = try await answer { (done: @escaping (Bool) -> Void) in
            RPBroadcastActivityViewController.load(withPreferredExtension: "moss") { page, error in
                done(page == nil && (error as? RPRecordingError)?.code == .disabled)
            }
        }
        #expect(chosen)
        let controller = RPBroadcastController()
        let begun = try await answer { (done: @escaping (Bool) -> Void) in
            controller.startBroadcast { done($0 == nil) }
        }
        #expect(!begun && !controller.isBroadcasting)
    }
}
