import AVFoundation
import Testing

@Suite("AVFoundation's names of before Swift 4.2")
struct FormerTimeTests {
    @Test("times are made without labels, and a session takes the kinds' former names")
    func times() throws {
        #expect(CMTimeMake(3, 2).seconds == 1.5)
        #expect(CMTimeRangeMake(CMTimeMakeWithSeconds(1, 600), CMTimeMake(1, 1)).end.seconds == 2)
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(AVAudioSessionCategoryPlayback, with: .mixWithOthers)
        #expect(session.category == .playback && session.categoryOptions == .mixWithOthers)
        try session.setCategory(AVAudioSessionCategorySoloAmbient)
    }
}
