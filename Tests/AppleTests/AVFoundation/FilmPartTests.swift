import AVFoundation
import Foundation
import Testing

@Suite("AVFoundation's parts of films, and its session")
struct FilmPartTests {
    @Test("a picture's rectangle keeps its aspect ratio in the middle of another")
    func rectangle() {
        let fitted = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(fitted == CGRect(x: 10, y: 35, width: 100, height: 50))
    }

    @Test("nothing is put together of films that are not opened")
    func composition() {
        let film = AVMutableComposition()
        #expect(film.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid) == nil)
        #expect(throws: AVError.self) {
            try film.insertTimeRange(.zero, of: AVURLAsset(url: URL(fileURLWithPath: "/film.mp4")), at: .zero)
        }
    }

    @Test("no device is heard, and nobody may record")
    func session() async {
        let session = AVAudioSession.sharedInstance()
        #expect(session.currentRoute.outputs.isEmpty && session.recordPermission == .denied)
        #expect(throws: (any Error).self) { try session.overrideOutputAudioPort(.speaker) }
        #expect(await !AVAudioApplication.requestRecordPermission())
    }
}
