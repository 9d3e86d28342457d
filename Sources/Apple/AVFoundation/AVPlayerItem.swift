public import Foundation
import TintypeGraphics

/// A film or a sound in a file. It is not opened.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The address of the film; nil for none.
    let address: URL?

    /// Creates a film of nothing.
    public override convenience init() { self.init(url: URL(fileURLWithPath: "/dev/null")) }
    /// Creates the asset at an address.
    public init(url: URL) {
        address = url
    }

    /// The length of the film.
    open var duration: CMTime { .zero }
}

/// A film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    public let url: URL
    let loader = Lock<AVAssetResourceLoader?>(nil)

    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init(url: url)
    }
}

/// The names of choices for an asset at an address.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"

/// The content of a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// The film that is played.
    public let asset: AVAsset

    /// The state of an item: whether it can be played.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    /// Creates an item that plays a film.
    public init(asset: AVAsset) {
        self.asset = asset
    }

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
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
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func add(_ output: AVPlayerItemOutput) {}
    open func remove(_ output: AVPlayerItemOutput) {}

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

extension AVPlayerItem {
    /// The way in which a change of speed is heard.
    public var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm {
        get { .timeDomain }
        set {}
    }
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
