public import AVFoundation

// Sounds and films of scenes, which nobody hears and nothing plays.

/// A sound of a place, which nobody hears.
open class SKAudioNode: SKNode {
    /// The sound's part in an engine, which has no device; nil for none.
    open var avAudioNode: AVAudioNode?
    /// The ways of being heard.
    open var autoplayLooped = true
    open var isPositional = true

    /// Creates a sound of an engine's part.
    public init(avAudioNode node: AVAudioNode?) {
        avAudioNode = node
        super.init()
    }

    /// Creates a sound of nothing.
    public override convenience init() { self.init(avAudioNode: nil) }
    /// Creates a sound of a file.
    public convenience init(fileNamed name: String) { self.init(avAudioNode: nil) }
    public convenience init(url: URL) { self.init(avAudioNode: nil) }

    public required init?(coder aDecoder: NSCoder) { return nil }
}

/// A film, which is not played.
open class SKVideoNode: SKNode {
    /// The player of the film; nil where it was made of a file.
    private let player: AVPlayer?
    /// The size in points, and the point of it that lies at the node's place, in parts.
    open var size = CGSize.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// Creates a film of a player.
    public init(avPlayer player: AVPlayer) {
        self.player = player
        super.init()
    }

    /// Creates a film of nothing.
    public override init() {
        player = nil
        super.init()
    }
    /// Creates a film of a file.
    public convenience init(fileNamed videoFile: String) { self.init() }
    public convenience init(videoFileNamed videoFile: String) { self.init() }
    public convenience init(url: URL) { self.init() }
    public convenience init(videoURL url: URL) { self.init() }

    public required init?(coder aDecoder: NSCoder) { return nil }

    override var contentFrame: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }

    /// Begins and halts, which the player is told of. It plays nothing.
    open func play() { player?.play() }
    open func pause() { player?.pause() }
}
