import Speech
import Testing

@Suite("Speech")
@MainActor
struct SpeechTests {
    @Test("nobody allows to listen, and nothing is understood")
    func recognition() async throws {
        let status = try await answer { SFSpeechRecognizer.requestAuthorization($0) }
        #expect(status == SFSpeechRecognizerAuthorizationStatus.denied)
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en_US")))
        #expect(!recognizer.isAvailable)
        let error: (any Error)? = try await answer { done in
            recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { done($1) }
        }
        #expect(error as? SFSpeechError == SFSpeechError(.internalServiceError))
    }
}
