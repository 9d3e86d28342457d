public import Foundation

/// A player of a sound. It reads the sound's kind and refuses what is no sound; it never plays, and says so.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// The file of the sound, and the properties of its playing.
    public let url: URL?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var rate: Float = 1
    open var enableRate = false
    open var pan: Float = 0
    /// -1 for again and again.
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var isMeteringEnabled = false

    /// Creates a player of no sound.
    public override init() { url = nil }
    /// - Throws: The error of reading the file, as where there is none; `kAudioFileUnsupportedFileTypeError` for what is no
    ///   sound.
    public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
        try SoundKind.check(try Data(contentsOf: url))
        self.url = url
    }

    /// - Throws: `kAudioFileUnsupportedFileTypeError` for what is no sound.
    public init(data: Data, fileTypeHint utiString: String? = nil) throws {
        try SoundKind.check(data)
        url = nil
    }

    /// false: nothing is heard.
    open var isPlaying: Bool { false }
    /// 0: sounds are not decoded.
    open var duration: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var numberOfChannels: Int { 0 }
    open var data: Data? { nil }
    open var format: AVAudioFormat { AVAudioNode.silence }
    open var settings: [String: Any] { [:] }
    /// - Returns: false: there is no device to play on.
    @discardableResult open func prepareToPlay() -> Bool { false }
    /// - Returns: false: there is no device to play on.
    @discardableResult open func play() -> Bool { false }
    /// - Returns: false: there is no device to play on.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open var currentDevice: String?
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of a player, told when a sound ends. None ends here.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The calls at the end of a sound, and for one that cannot be decoded.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
