/// A film on a surface, which does not play.
public struct VideoMaterial: Material {
    /// The player, and the playing on the surface.
    public let avPlayer: AVPlayer?
    public let controller = VideoPlaybackController()

    /// Creates a surface of a player.
    public init(avPlayer: AVPlayer) {
        self.avPlayer = avPlayer
    }
}

/// The playing of a film on a surface.
public final class VideoPlaybackController: Sendable {
    init() {}

    /// The eyes for which it is shown.
    public enum ViewingMode: Hashable, Sendable {
        case mono, stereo
    }
}
