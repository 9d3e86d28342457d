/// A film on a surface, which does not play.
public struct VideoMaterial: Material {
    /// The player.
    public let avPlayer: AVPlayer?

    /// Creates a surface of a player.
    public init(avPlayer: AVPlayer) {
        self.avPlayer = avPlayer
    }
}
