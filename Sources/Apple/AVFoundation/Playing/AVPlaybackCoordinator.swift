public import Foundation

/// Keeps the playing of several people in step. There are no others, and nothing is waited for.
open class AVPlaybackCoordinator: NSObject, @unchecked Sendable {
    /// The other people: none.
    open var otherParticipants: [AVCoordinatedPlaybackParticipant] { [] }
    public static let otherParticipantsDidChangeNotification = NSNotification.Name(
        "AVPlaybackCoordinatorOtherParticipantsDidChangeNotification")

    private var suspensions: [AVCoordinatedPlaybackSuspension] = []
    /// The reasons for which this player is out of step at present.
    open var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] { suspensions.map(\.reason) }
    public static let suspensionReasonsDidChangeNotification = NSNotification.Name(
        "AVPlaybackCoordinatorSuspensionReasonsDidChangeNotification")

    override init() {}

    /// Steps out until the suspension that is returned ends.
    open func beginSuspension(for suspensionReason: AVCoordinatedPlaybackSuspension.Reason)
        -> AVCoordinatedPlaybackSuspension
    {
        let suspension = AVCoordinatedPlaybackSuspension(suspensionReason) { [weak self] ended in
            guard let self, suspensions.contains(where: { $0 === ended }) else { return }
            suspensions.removeAll { $0 === ended }
            tell()
        }
        suspensions.append(suspension)
        tell()
        return suspension
    }

    private func tell() {
        NotificationCenter.default.post(name: Self.suspensionReasonsDidChangeNotification, object: self)
    }

    /// The time of the item at a time of the host's clock: nothing is played, and there is none.
    open func expectedItemTime(atHostTime hostClockTime: CMTime) -> CMTime { .invalid }

    private var limits: [AVCoordinatedPlaybackSuspension.Reason: Int] = [:]
    /// The number of people for whom the others wait, one without end where nothing is set.
    open func setParticipantLimit(
        _ participantLimit: Int, forWaitingOutSuspensionsWithReason reason: AVCoordinatedPlaybackSuspension.Reason
    ) { limits[reason] = participantLimit }
    open func participantLimitForWaitingOutSuspensions(withReason reason: AVCoordinatedPlaybackSuspension.Reason) -> Int
    { limits[reason] ?? .max }

    /// The reasons that are waited out, and the choice to go on where the one who stopped has stopped.
    open var suspensionReasonsThatTriggerWaiting: [AVCoordinatedPlaybackSuspension.Reason] = []
    open var pauseSnapsToMediaTimeOfOriginator = false
}

/// Somebody who plays along.
open class AVCoordinatedPlaybackParticipant: NSObject, @unchecked Sendable {
    /// The identity, and the state of the playing.
    public let identifier = UUID()
    open var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] { [] }
    open var isReadyToPlay: Bool { false }

    override init() {}
}

/// A time in which a player is out of step.
open class AVCoordinatedPlaybackSuspension: NSObject, @unchecked Sendable {
    /// A reason to be out of step.
    public struct Reason: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let audioSessionInterrupted = Reason(rawValue: "AudioSessionInterrupted")
        public static let stallRecovery = Reason(rawValue: "StallRecovery")
        public static let playingInterstitial = Reason(rawValue: "PlayingInterstitial")
        public static let coordinatedPlaybackNotPossible = Reason(rawValue: "CoordinatedPlaybackNotPossible")
        public static let userActionRequired = Reason(rawValue: "UserActionRequired")
        public static let userIsChangingCurrentItem = Reason(rawValue: "UserIsChangingCurrentItem")
    }

    /// The reason, and the beginning.
    public let reason: Reason
    public let beginDate = Date()
    private let whenEnded: (AVCoordinatedPlaybackSuspension) -> Void

    init(_ reason: Reason, whenEnded: @escaping (AVCoordinatedPlaybackSuspension) -> Void) {
        (self.reason, self.whenEnded) = (reason, whenEnded)
    }

    /// Steps in again. A time that is proposed to the others reaches nobody.
    open func end() { whenEnded(self) }
    open func end(proposingNewTime time: CMTime) { end() }
}
