public import Foundation

/// Keeps a player in step with those of other people, of whom there are none.
open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator, @unchecked Sendable {
    /// The player, and the delegate, which is not asked.
    open private(set) weak var player: AVPlayer?
    open weak var delegate: (any AVPlayerPlaybackCoordinatorDelegate)?

    init(player: AVPlayer) {
        self.player = player
        super.init()
    }
}

/// The delegate of a player that is kept in step.
public protocol AVPlayerPlaybackCoordinatorDelegate: NSObjectProtocol {
    /// The name of an item, by which people know that they play the same one.
    func playbackCoordinator(
        _ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem
    ) -> String

    /// The stretches of an item that are not played in step, as ranges of time.
    func playbackCoordinator(
        _ coordinator: AVPlayerPlaybackCoordinator, interstitialTimeRangesFor playerItem: AVPlayerItem
    ) -> [NSValue]
}

extension AVPlayerPlaybackCoordinatorDelegate {
    public func playbackCoordinator(
        _ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem
    ) -> String { "" }
    public func playbackCoordinator(
        _ coordinator: AVPlayerPlaybackCoordinator, interstitialTimeRangesFor playerItem: AVPlayerItem
    ) -> [NSValue] { [] }
}
