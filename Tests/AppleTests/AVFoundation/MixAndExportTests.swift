import AVFoundation
import Testing

@Suite("Mixes, exports and choices of films")
struct MixAndExportTests {
    private let asset = AVURLAsset(url: URL(fileURLWithPath: "/no/film.mp4"))

    @Test("a mix answers the loudness that was last set before a time")
    func mix() {
        let parameters = AVMutableAudioMixInputParameters(track: nil)
        #expect(!parameters.getVolumeRamp(for: .zero, startVolume: nil, endVolume: nil, timeRange: nil))
        let second = CMTime(seconds: 1, preferredTimescale: 600)
        parameters.setVolumeRamp(
            fromStartVolume: 0, toEndVolume: 1, timeRange: CMTimeRange(start: second, duration: second))
        parameters.setVolume(0.25, at: .zero)
        var (start, end): (Float, Float) = (9, 9)
        #expect(parameters.getVolumeRamp(for: .zero, startVolume: &start, endVolume: &end, timeRange: nil))
        #expect(start == 0.25 && end == 0.25)
        #expect(parameters.getVolumeRamp(for: second, startVolume: &start, endVolume: &end, timeRange: nil))
        #expect(start == 0 && end == 1)
        let mix = AVMutableAudioMix()
        mix.inputParameters = [parameters]
        #expect((mix as AVAudioMix).inputParameters.count == 1)
    }

    @Test("an export's steps end, and it throws")
    func export() async throws {
        let export = try #require(AVAssetExportSession(asset: asset, presetName: "highest"))
        for await _ in export.states(updateInterval: 0.1) { Issue.record("there are no steps") }
        await #expect(throws: AVError.self) { try await export.estimatedOutputFileLengthInBytes }
    }

    @Test("a film has no choices, and one loader for its bytes")
    func choices() async throws {
        #expect(try await asset.loadMediaSelectionGroup(for: .legible) == nil)
        #expect(asset.resourceLoader === asset.resourceLoader)
        let output = AVPlayerItemVideoOutput(pixelBufferAttributes: nil)
        #expect(!output.hasNewPixelBuffer(forItemTime: .zero))
    }
}
