/// A film on a plate. It does not play.
public struct VideoPlayerComponent: Component {
    /// The player, and the size of its plate in metres: none.
    public private(set) var avPlayer: AVPlayer?
    public var playerScreenSize: SIMD2<Float> { .zero }
    public var screenVideoDimension: SIMD2<Float> { .zero }
    public var isPassthroughTintingEnabled = false
    public var desiredViewingMode = VideoPlaybackController.ViewingMode.mono
    public var viewingMode: VideoPlaybackController.ViewingMode? { nil }

    /// Creates a plate of a player.
    public init(avPlayer: AVPlayer) { self.avPlayer = avPlayer }
}
