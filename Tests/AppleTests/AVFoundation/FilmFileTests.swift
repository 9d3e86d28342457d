import AVFoundation
import Testing

@Suite("Films in files")
struct FilmFileTests {
    @Test("a film is not read")
    func reader() {
        #expect(throws: AVError(.fileFormatNotRecognized)) {
            _ = try AVAssetReader(asset: AVAsset(url: URL(fileURLWithPath: "/film.mov")))
        }
    }

    @Test("a film is not written, and whoever waits for its end is told so")
    func writer() async throws {
        let writer = try AVAssetWriter(outputURL: URL(fileURLWithPath: "/film.mov"), fileType: .mov)
        let input = AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoCodecKey: AVVideoCodecType.h264])
        writer.add(input)
        #expect(writer.inputs == [input] && !writer.startWriting() && writer.status == .failed)
        #expect(!input.isReadyForMoreMediaData && writer.error as? AVError == AVError(.unknown))
        var isTold = false
        writer.finishWriting { isTold = true }
        #expect(isTold && writer.status == .failed)
    }

    @Test("an input is told once that no pass is asked for")
    func passes() async {
        let input = AVAssetWriterInput(mediaType: .video, outputSettings: nil)
        await withCheckedContinuation { done in
            input.respondToEachPassDescription(on: .main) { done.resume() }
        }
        #expect(input.currentPassDescription == nil)
    }
}
