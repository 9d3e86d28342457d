// `import AVFoundation` where Apple's framework is missing. Nothing is played, recorded or said: what is here takes what code
// says of it, so that views beside it are drawn. It brings Foundation and Combine along.
@_exported public import Combine
@_exported public import Foundation

/// An instant of a film as a fraction.
public struct CMTime: Hashable, Sendable, Comparable {
    public var value: Int64
    public var timescale: Int32

    public init(value: Int64 = 0, timescale: Int32 = 0) {
        self.value = value
        self.timescale = timescale
    }

    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 1, timescale: 0)
    public static let positiveInfinity = CMTime(value: .max, timescale: 0)

    public var isValid: Bool { timescale > 0 }
    public var isIndefinite: Bool { self == .indefinite }
    public var isNumeric: Bool { isValid }
    /// Not a number for what is no instant.
    public var seconds: Double { timescale > 0 ? Double(value) / Double(timescale) : .nan }

    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    public static func + (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A film or a sound in a file. It is not opened.
open class AVAsset: NSObject, @unchecked Sendable {
    public let url: URL?

    public init(url: URL) {
        self.url = url
    }

    open var duration: CMTime { .zero }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public convenience init(url: URL, options: [String: Any]?) { self.init(url: url) }
}

/// What a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public let asset: AVAsset

    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public init(asset: AVAsset) {
        self.asset = asset
    }

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    open var status: Status { .unknown }
    open var duration: CMTime { .indefinite }
    open func currentTime() -> CMTime { .zero }

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays films. It does not play: it stands at its beginning, paused.
open class AVPlayer: NSObject, @unchecked Sendable {
    open private(set) var currentItem: AVPlayerItem?
    open var volume: Float = 1
    open var isMuted = false
    open var rate: Float = 0
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true

    /// What is done at the end.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    public override init() {}

    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
    }

    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    open var timeControlStatus: TimeControlStatus { .paused }
    open var status: AVPlayerItem.Status { .unknown }
    open func play() {}
    open func pause() {}
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

    /// The block is not called: no time passes for a player here.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

/// Plays films one after the other. It does not play.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
    open func removeAllItems() {}
    open func advanceToNextItem() {}
}

/// Plays a film again and again. It does not play.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    open func disableLooping() {}
}
