import AudioToolbox
import Testing

@Suite("AudioToolbox")
@MainActor
struct AudioToolboxTests {
    @Test("a sound of the system that nobody hears is told to have ended")
    func sounds() async throws {
        AudioServicesPlaySystemSound(1104)
        let isDone: Bool = try await answer { done in
            AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { done(true) }
        }
        #expect(isDone)
    }
}
