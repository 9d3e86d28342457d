public import Foundation

/// Keeps a player that is not `AVPlayer` in step. Its wishes reach nobody, and its delegate is told to do them alone.
open class AVDelegatingPlaybackCoordinator: AVPlaybackCoordinator, @unchecked Sendable {
    /// The choices of a change of the rate.
    public struct RateChangeOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let playImmediately = RateChangeOptions(rawValue: 1)
    }

    /// The choices of a jump.
    public struct SeekOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let resumeImmediately = SeekOptions(rawValue: 1)
    }

    /// The one who plays, and the name of what is played.
    open private(set) weak var playbackControlDelegate: (any AVPlaybackCoordinatorPlaybackControlDelegate)?
    open private(set) var currentItemIdentifier: String?
    private var rate: Float = 0
    private var place = CMTime.zero

    /// Creates a coordinator of one who plays.
    public init(playbackControlDelegate: any AVPlaybackCoordinatorPlaybackControlDelegate) {
        self.playbackControlDelegate = playbackControlDelegate
        super.init()
    }

    /// Changes the rate, which is 0 for a pause.
    open func coordinateRateChange(to rate: Float, options: RateChangeOptions = []) {
        self.rate = rate
        if rate == 0 {
            let command = AVDelegatingPlaybackCoordinatorPauseCommand(of: self, rate: rate)
            playbackControlDelegate?.playbackCoordinator(self, didIssue: command) {}
        } else {
            let command = AVDelegatingPlaybackCoordinatorPlayCommand(of: self, rate: rate, itemTime: place)
            playbackControlDelegate?.playbackCoordinator(self, didIssue: command) {}
        }
    }

    /// Jumps to a time of the item.
    open func coordinateSeek(to time: CMTime, options: SeekOptions = []) {
        place = time
        let command = AVDelegatingPlaybackCoordinatorSeekCommand(of: self, rate: rate, itemTime: time)
        playbackControlDelegate?.playbackCoordinator(self, didIssue: command) {}
    }

    /// Goes over to another item, which begins paused.
    open func transitionToItem(
        withIdentifier itemIdentifier: String?, proposingInitialTimingBasedOn snapshotTimebase: CMTimebase? = nil
    ) { (currentItemIdentifier, rate, place) = (itemIdentifier, 0, .zero) }

    /// Tells the delegate once more what it should be doing.
    open func reapplyCurrentItemStateToPlaybackControlDelegate() {
        guard currentItemIdentifier != nil else { return }
        coordinateSeek(to: place)
        coordinateRateChange(to: rate)
    }
}

/// The one who plays, and does what a coordinator says.
public protocol AVPlaybackCoordinatorPlaybackControlDelegate: NSObjectProtocol {
    /// Called for what is to be done; each calls back when it is.
    func playbackCoordinator(
        _ coordinator: AVDelegatingPlaybackCoordinator,
        didIssue playCommand: AVDelegatingPlaybackCoordinatorPlayCommand,
        completionHandler: @escaping @Sendable () -> Void)
    func playbackCoordinator(
        _ coordinator: AVDelegatingPlaybackCoordinator,
        didIssue pauseCommand: AVDelegatingPlaybackCoordinatorPauseCommand,
        completionHandler: @escaping @Sendable () -> Void)
    func playbackCoordinator(
        _ coordinator: AVDelegatingPlaybackCoordinator,
        didIssue seekCommand: AVDelegatingPlaybackCoordinatorSeekCommand,
        completionHandler: @escaping @Sendable () -> Void)
    func playbackCoordinator(
        _ coordinator: AVDelegatingPlaybackCoordinator,
        didIssue bufferingCommand: AVDelegatingPlaybackCoordinatorBufferingCommand,
        completionHandler: @escaping @Sendable () -> Void)
}

/// Something to be done by one who plays.
open class AVDelegatingPlaybackCoordinatorPlaybackControlCommand: NSObject, @unchecked Sendable {
    /// The other who began it, which is nobody, and the name of the item that it is for.
    open var originator: AVCoordinatedPlaybackParticipant? { nil }
    public let expectedCurrentItemIdentifier: String

    init(of coordinator: AVDelegatingPlaybackCoordinator) {
        expectedCurrentItemIdentifier = coordinator.currentItemIdentifier ?? ""
    }
}

/// The command to play.
open class AVDelegatingPlaybackCoordinatorPlayCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand,
    @unchecked Sendable
{
    /// The rate, and the time of the item at a time of the host's clock.
    public let rate: Float
    public let itemTime: CMTime
    public let hostClockTime = CMClockGetTime(CMClockGetHostTimeClock())

    init(of coordinator: AVDelegatingPlaybackCoordinator, rate: Float, itemTime: CMTime) {
        (self.rate, self.itemTime) = (rate, itemTime)
        super.init(of: coordinator)
    }
}

/// The command to pause.
open class AVDelegatingPlaybackCoordinatorPauseCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand,
    @unchecked Sendable
{
    /// The choice to make ready for playing, and the rate that is to be expected.
    open var shouldBufferInAnticipationOfPlayback: Bool { false }
    public let anticipatedPlaybackRate: Float

    init(of coordinator: AVDelegatingPlaybackCoordinator, rate: Float) {
        anticipatedPlaybackRate = rate
        super.init(of: coordinator)
    }
}

/// The command to jump.
open class AVDelegatingPlaybackCoordinatorSeekCommand: AVDelegatingPlaybackCoordinatorPauseCommand, @unchecked Sendable
{
    /// The time of the item, and the moment by which it should be reached: there is none.
    public let itemTime: CMTime
    open var completionDueDate: Date? { nil }
    open override var shouldBufferInAnticipationOfPlayback: Bool { anticipatedPlaybackRate != 0 }

    init(of coordinator: AVDelegatingPlaybackCoordinator, rate: Float, itemTime: CMTime) {
        self.itemTime = itemTime
        super.init(of: coordinator, rate: rate)
    }
}

/// The command to make ready for playing.
open class AVDelegatingPlaybackCoordinatorBufferingCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand,
    @unchecked Sendable
{
    /// The rate that is to be expected, and the moment by which it should be ready: there is none.
    open var anticipatedPlaybackRate: Float { 0 }
    open var completionDueDate: Date? { nil }
}
