import AVFoundation
import Testing

@Suite("Lists of a sound's bytes")
struct AudioBufferListTests {
    @Test("share the memory of the samples")
    func shared() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
        #expect(list.count == 2)
        #expect(list[1].mDataByteSize == 16)
        buffer.floatChannelData?[1][2] = 0.5
        #expect(list[1].mData?.load(fromByteOffset: 8, as: Float.self) == 0.5)
    }
}
