import AVFoundation
import Testing

@Suite("Formats of sound, and what is scheduled")
struct AVAudioUnitTests {
    @Test("a format is read of settings, and needs a rate")
    func settings() throws {
        let format = try #require(AVAudioFormat(settings: [AVSampleRateKey: 8000.0, AVNumberOfChannelsKey: 2]))
        #expect(format.sampleRate == 8000 && format.channelCount == 2)
        #expect(format.commonFormat == .pcmFormatInt16 && format.isInterleaved && !format.isStandard)
        #expect(AVAudioFormat(settings: format.settings) == format)
        #expect(AVAudioFormat(settings: [:]) == nil)
        #expect(AVAudioFormat(settings: [AVSampleRateKey: 8000, AVNumberOfChannelsKey: -1]) == nil)
        let standard = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
        #expect(standard.isStandard && standard != format)
        #expect(standard.streamDescription.pointee.mBytesPerFrame == 4)
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

    @Test("samples of whole numbers share one stretch of memory, and are copied with it")
    func interleaved() throws {
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 3))
        #expect(buffer.floatChannelData == nil && buffer.stride == 2)
        let samples = try #require(buffer.int16ChannelData)
        samples[1][1 * buffer.stride] = 7
        let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
        #expect(list.count == 1 && UnsafeMutableBufferPointer<Int16>(list[0])[3] == 7)
        let copy = try #require(buffer.copy() as? AVAudioPCMBuffer)
        samples[1][1 * buffer.stride] = 8
        #expect(copy.int16ChannelData?[1][2] == 7)
    }

    @Test("a moment in samples gets the time of the clock from one in which both are known")
    func moments() throws {
        let anchor = AVAudioTime(hostTime: 2_000_000_000, sampleTime: 100, atRate: 100)
        let later = try #require(AVAudioTime(sampleTime: 150, atRate: 100).extrapolateTime(fromAnchor: anchor))
        #expect(later.hostTime == 2_500_000_000 && later.isHostTimeValid)
        let back = try #require(AVAudioTime(hostTime: 3_000_000_000).extrapolateTime(fromAnchor: anchor))
        #expect(back.sampleTime == 200 && back.sampleRate == 100)
        #expect(AVAudioTime(hostTime: 1).extrapolateTime(fromAnchor: AVAudioTime(hostTime: 2)) == nil)
        #expect(AVAudioTime.seconds(forHostTime: AVAudioTime.hostTime(forSeconds: 1.5)) == 1.5)
    }
}
