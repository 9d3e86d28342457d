import AVFoundation
import Testing

@Suite("Playing in step")
struct PlaybackCoordinatorTests {
    private final class Hand: NSObject, AVPlaybackCoordinatorPlaybackControlDelegate {
        var told: [String] = []

        func playbackCoordinator(
            _ coordinator: AVDelegatingPlaybackCoordinator,
            didIssue playCommand: AVDelegatingPlaybackCoordinatorPlayCommand,
            completionHandler: @escaping @Sendable () -> Void
        ) { told.append("play \(playCommand.rate) from \(playCommand.itemTime.seconds)") }

        func playbackCoordinator(
            _ coordinator: AVDelegatingPlaybackCoordinator,
            didIssue pauseCommand: AVDelegatingPlaybackCoordinatorPauseCommand,
            completionHandler: @escaping @Sendable () -> Void
        ) { told.append("pause \(pauseCommand.expectedCurrentItemIdentifier)") }

        func playbackCoordinator(
            _ coordinator: AVDelegatingPlaybackCoordinator,
            didIssue seekCommand: AVDelegatingPlaybackCoordinatorSeekCommand,
            completionHandler: @escaping @Sendable () -> Void
        ) { told.append("seek \(seekCommand.itemTime.seconds)") }

        func playbackCoordinator(
            _ coordinator: AVDelegatingPlaybackCoordinator,
            didIssue bufferingCommand: AVDelegatingPlaybackCoordinatorBufferingCommand,
            completionHandler: @escaping @Sendable () -> Void
        ) { told.append("buffer") }
    }

    @Test("a player is out of step from the beginning of a suspension to its end")
    func suspended() {
        let player = AVPlayer()
        let coordinator = player.playbackCoordinator
        #expect(coordinator === player.playbackCoordinator && coordinator.player === player)
        let first = coordinator.beginSuspension(for: .stallRecovery)
        let second = coordinator.beginSuspension(for: .userActionRequired)
        #expect(coordinator.suspensionReasons == [.stallRecovery, .userActionRequired])
        first.end()
        #expect(coordinator.suspensionReasons == [.userActionRequired])
        second.end(proposingNewTime: CMTime(value: 1, timescale: 1))
        #expect(coordinator.suspensionReasons.isEmpty && coordinator.otherParticipants.isEmpty)
    }

    @Test("another's player is told what it wished for")
    func delegated() {
        let hand = Hand()
        let coordinator = AVDelegatingPlaybackCoordinator(playbackControlDelegate: hand)
        coordinator.transitionToItem(withIdentifier: "moss")
        coordinator.coordinateSeek(to: CMTime(value: 3, timescale: 1))
        coordinator.coordinateRateChange(to: 2)
        coordinator.coordinateRateChange(to: 0)
        #expect(hand.told == ["seek 3.0", "play 2.0 from 3.0", "pause moss"])
    }

    @Test("what is made of nothing has nothing in it")
    func bare() {
        #expect(AVAudioFormat().channelCount == 0)
        #expect(AVAudioPCMBuffer().frameCapacity == 0)
        #expect(!AVAudioTime().isHostTimeValid && !AVAudioTime().isSampleTimeValid)
        #expect(!AVAudioFile().isOpen)
    }
}
