import AVFoundation
import Testing

@Suite("Formats of sound, and what is scheduled")
struct AVAudioUnitTests {
    @Test("a format is read of settings, and needs a rate")
    func settings() throws {
        let format = try #require(AVAudioFormat(settings: [AVSampleRateKey: 8000.0, AVNumberOfChannelsKey: 2]))
        #expect(format.sampleRate == 8000 && format.channelCount == 2)
        #expect(AVAudioFormat(settings: [:]) == nil)
    }

    @Test("the end of a buffer is told with the moment that was asked for")
    func end() async throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        let moment: AVAudioPlayerNodeCompletionCallbackType = try await answer { told in
            AVAudioPlayerNode().scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) { told($0) }
        }
        #expect(moment == .dataPlayedBack)
    }
}
