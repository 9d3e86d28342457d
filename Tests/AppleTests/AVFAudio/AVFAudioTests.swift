import AVFAudio
import Testing

@Suite("AVFAudio")
struct AVFAudioTests {
    @Test("sounds come along")
    func sounds() { #expect(throws: (any Error).self) { try AVAudioPlayer(data: Data()) } }
}
