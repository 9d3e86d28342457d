// `import AVFoundation` where Apple's framework is missing. Nothing is played, recorded or said: what is here takes what code
// says of it, so that views beside it are drawn. It brings Foundation, Combine and CoreImage along, with the
// pictures in the memory.
@_exported public import Combine
@_exported public import CoreImage
@_exported public import Foundation
@_exported public import Metal

/// A player of films. It stands at its beginning, paused: a jump ends unfinished, and a rate that is set has no effect.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// The item that is played, and the properties of its playing.
    open private(set) var currentItem: AVPlayerItem?
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    /// The one who keeps the player in step with those of other people.
    open private(set) lazy var playbackCoordinator = AVPlayerPlaybackCoordinator(player: self)

    /// The action of a player at the end of its item.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    /// The state of a player: playing, waiting or paused.
    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    /// The readiness of a player.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    public override init() {}

    /// Creates a player of an item.
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
    }

    /// Creates a player of a file.
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }

    /// 0: the player is paused, whatever is set.
    open var rate: Float {
        get { 0 }
        set {}
    }

    /// The state of the player.
    open var timeControlStatus: TimeControlStatus { .paused }
    open var status: Status { .unknown }
    open func play() {}
    open func pause() {}
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

    /// Jumps nowhere: `completionHandler` is given false.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }

    /// Jumps nowhere: `completionHandler` is given false.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// - Returns: false: the jump does not end where it was meant to.
    @discardableResult open func seek(to time: CMTime) async -> Bool { false }

    /// - Returns: false: the jump does not end where it was meant to.
    @discardableResult open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
    ) async -> Bool { false }

    /// Loads nothing: `completionHandler` is given false.
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }

    /// Puts another item in place of the present one.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

    /// Observes a time that does not pass: `block` is not called for a player that never plays.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}

    /// Observes times that do not come.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }

    /// The rate of playing, and other facts of a player that never plays.
    open var defaultRate: Float = 1
    open var error: (any Error)? { nil }
    open var isExternalPlaybackActive: Bool { false }
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    open func playImmediately(atRate rate: Float) {}
    open func cancelPendingPrerolls() {}
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {}
    open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    open var sourceClock: CMClock?
    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"

    /// Jumps nowhere, for a date as well.
    open func seek(to date: Date) {}
    open func seek(to date: Date, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    @discardableResult open func seek(to date: Date) async -> Bool { false }

    /// - Returns: false: nothing is loaded.
    @discardableResult open func preroll(atRate rate: Float) async -> Bool { false }

    /// The reason for another rate.
    public struct RateDidChangeReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let setRateCalled = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        public static let setRateFailed = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
        public static let audioSessionInterrupted = RateDidChangeReason(
            rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
        public static let appBackgrounded = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }

    /// The reason for which a player waits.
    public struct WaitingReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let interstitialEvent = WaitingReason(rawValue: "AVPlayerWaitingDuringInterstitialEventReason")
        public static let waitingForCoordinatedPlayback = WaitingReason(
            rawValue: "AVPlayerWaitingForCoordinatedPlaybackReason")
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    }
}

/// The playing of films while the app is in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses, continuesIfPossible
}
