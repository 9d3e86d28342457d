import MediaPlayer
import Testing

@Suite("MediaPlayer")
@MainActor
struct MediaPlayerTests {
    @Test("what plays now is kept, and no command is given")
    func playing() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        let command = MPRemoteCommandCenter.shared().playCommand
        let token = command.addTarget { _ in .success }
        command.removeTarget(token)
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 8, height: 8)) { _ in UIImage() }
        #expect(artwork.bounds.width == 8 && artwork.image(at: .zero) != nil)
    }

    @Test("the library is closed and empty, and whoever asks is told so")
    func library() async throws {
        #expect(
            try await answer { MPMediaLibrary.requestAuthorization($0) } == MPMediaLibraryAuthorizationStatus.denied)
        #expect(MPMediaQuery.songs().items?.isEmpty == true)
        let player = MPMusicPlayerController.applicationMusicPlayer
        let error: (any Error)? = try await answer { player.prepareToPlay(completionHandler: $0) }
        #expect((error as? MPError)?.code == .notFound && player.playbackState == .stopped)
    }
}
