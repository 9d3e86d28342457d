public import Foundation

/// The content of a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// The film that is played.
    public let asset: AVAsset
    /// The names of the film's facts that are to be loaded first.
    public let automaticallyLoadedAssetKeys: [String]

    /// The state of an item: whether it can be played.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    /// Creates an item that plays nothing, to be replaced later.
    public convenience override init() { self.init(asset: AVAsset()) }

    /// Creates an item that plays a film.
    public init(asset: AVAsset) {
        (self.asset, automaticallyLoadedAssetKeys) = (asset, [])
    }

    /// Creates an item that plays the film at an address.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        (self.asset, self.automaticallyLoadedAssetKeys) = (asset, automaticallyLoadedAssetKeys ?? [])
    }
    public convenience init(
        asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>]
    ) { self.init(asset: asset) }

    /// The state of the item, and the time at which it is.
    open var status: Status { .unknown }
    open var duration: CMTime { .indefinite }
    open func currentTime() -> CMTime { .zero }
    open var canPlayFastForward: Bool { false }
    open var canPlayReverse: Bool { false }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate: Double = 0
    open var preferredMaximumResolution = CGSize.zero
    open var forwardPlaybackEndTime = CMTime.invalid
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var externalMetadata: [AVMetadataItem] = []
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var textStyleRules: [AVTextStyleRule]?

    /// The parts of the film that are there, and its facts: none.
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var presentationSize: CGSize { .zero }
    open var tracks: [AVPlayerItemTrack] { [] }
    open var timedMetadata: [AVMetadataItem]? { nil }
    open var error: (any Error)? { nil }

    /// Jumps to a time: nothing is played, and the closure hears that the item did not.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    open func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool {
        completionHandler?(false)
        return false
    }
    @discardableResult open func seek(to time: CMTime) async -> Bool { false }
    @discardableResult open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
    ) async -> Bool { false }
    open func cancelPendingSeeks() {}

    /// The receivers of the pictures, which get none.
    open private(set) var outputs: [AVPlayerItemOutput] = []
    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }

    /// The wishes for films that come over a network; rates are in bits a second, sizes in pixels.
    open var preferredPeakBitRateForExpensiveNetworks: Double = 0
    open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
    open var startsOnFirstEligibleVariant = false
    open var variantPreferences: AVVariantPreferences = []
    open var automaticallyPreservesTimeOffsetFromLive = false
    open var configuredTimeOffsetFromLive = CMTime.invalid
    open var recommendedTimeOffsetFromLive: CMTime { .invalid }
    open var automaticallyHandlesInterstitialEvents = true
    open func currentDate() -> Date? { nil }

    /// The wishes for the playing, which are kept.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var reversePlaybackEndTime = CMTime.invalid
    open var seekingWaitsForVideoCompositionRendering = false
    open var appliesPerFrameHDRDisplayMetadata = true
    open var allowedAudioSpatializationFormats: AVAudioSpatializationFormats = .monoStereoAndMultichannel
    open var isAudioSpatializationAllowed = true
    open var timebase: CMTimebase? { nil }
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open var isApplicationAuthorizedForPlayback: Bool { true }

    /// The names of the item's notifications.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    /// The names of notifications of items, of which none is sent.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
    /// The name of the notification at the end of an item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// The way in which a change of speed is heard.
public struct AVAudioTimePitchAlgorithm: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// The pictures of an item that is played: none.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    /// The wish that the item is not shown elsewhere.
    open var suppressesPlayerRendering = false
}

/// The wishes for a kind of a film.
public struct AVVariantPreferences: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let scalabilityToLosslessAudio = AVVariantPreferences(rawValue: 1)
}

/// The sounds that may be spread in space.
public struct AVAudioSpatializationFormats: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let monoAndStereo = AVAudioSpatializationFormats(rawValue: 3)
    public static let multichannel = AVAudioSpatializationFormats(rawValue: 4)
    public static let monoStereoAndMultichannel = AVAudioSpatializationFormats(rawValue: 7)
}
