/// A wish for a game with others.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    /// The numbers of players, who they are, and the kind of game.
    open var minPlayers = 2
    open var maxPlayers = 2
    open var defaultNumberOfPlayers = 2
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?
    open var restrictToAutomatch = false
    open var queueName: String?
    open var properties: [String: Any]?
    open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
    open class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int { matchType == .peerToPeer ? 4 : 16 }

    public override init() {}
}

/// A game with others. Nobody takes part.
open class GKMatch: NSObject, @unchecked Sendable {
    /// The ways to send.
    public enum SendDataMode: Int, Sendable {
        case reliable, unreliable
    }

    /// The delegate, and the others.
    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }

    /// Sends data.
    ///
    /// - Throws: ``GKError/Code/matchNotConnected``: nobody takes part.
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.matchNotConnected) }
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
        throw GKError(.matchNotConnected)
    }
    open func disconnect() {}
    open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) { completionHandler(nil) }
    open func rematch(completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.matchNotConnected))
    }
}

/// The states of a player in a game.
public enum GKPlayerConnectionState: Int, Sendable {
    case unknown, connected, disconnected
}

/// The listener to a game, who hears nothing.
public protocol GKMatchDelegate: NSObjectProtocol {
    /// Called for data, for players that come and go, and for failures.
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(
        _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer
    ) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// Looks for others to play with. Nobody signed in, so that nobody is found.
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let one = GKMatchmaker()
    /// The one that looks.
    open class func shared() -> GKMatchmaker { one }
    open var inviteHandler: ((GKInvite, [Any]?) -> Void)?

    /// Looks for a game or for players: ``GKError/Code/notAuthenticated``.
    open func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw GKError(.notAuthenticated) }
    open func match(
        for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open func match(for invite: GKInvite) async throws -> GKMatch { throw GKError(.notAuthenticated) }
    open func queryActivity(completionHandler: ((Int, (any Error)?) -> Void)? = nil) {
        completionHandler?(0, GKError(.notAuthenticated))
    }
    open func addPlayers(
        to match: GKMatch, matchRequest: GKMatchRequest, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }

    /// Ends the search, and looks for those who are near: nobody.
    open func cancel() {}
    open func cancelPendingInvite(to player: GKPlayer) {}
    open func finishMatchmaking(for match: GKMatch) {}
    open func startBrowsingForNearbyPlayers(handler: ((GKPlayer, Bool) -> Void)? = nil) { nearby = handler }
    open func stopBrowsingForNearbyPlayers() { nearby = nil }
    private var nearby: ((GKPlayer, Bool) -> Void)?
}

/// A page to look for others. It fails when it is seen.
open class GKMatchmakerViewController: UINavigationController {
    /// The delegate, which is told of the failure, and the wish.
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    public let matchRequest: GKMatchRequest
    open var isHosted = false
    open var canStartWithMinimumPlayers = false
    open var matchmakingMode = GKMatchmakingMode.default

    /// Creates a page for a wish.
    public convenience init() { self.init(matchRequest: GKMatchRequest())! }
    public init?(matchRequest request: GKMatchRequest) {
        matchRequest = request
        super.init(nibName: nil, bundle: nil)
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            matchmakerDelegate?.matchmakerViewController(self, didFailWithError: GKError(.notAuthenticated))
        }
    }
    public init?(invite: GKInvite) { return nil }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { return nil }
}

/// The listener to such a page.
@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    /// Called when the page is left, fails, or has found others.
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
    public func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
    ) {}
}

/// A listener to games in which one plays after the other.
public protocol GKTurnBasedEventListener: NSObjectProtocol {
    /// Called for turns and ends: never.
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}

extension GKTurnBasedEventListener {
    public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
    public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}

/// A game in which one plays after the other. There is none.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
    /// The states of a game.
    public enum Status: Int, Sendable {
        case unknown, open, ended, matching
    }

    /// The identity, the state and the data.
    open var matchID: String { "" }
    open var status: Status { .unknown }
    open var matchData: Data? { nil }
    open var message: String?
    open var participants: [GKTurnBasedParticipant] { [] }
    open var currentParticipant: GKTurnBasedParticipant? { nil }

    /// Loads and finds games, and ends a turn or a game: ``GKError/Code/notAuthenticated``.
    open class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadMatches() async throws -> [GKTurnBasedMatch] { throw GKError(.notAuthenticated) }
    open class func find(
        for request: GKMatchRequest,
        withCompletionHandler completionHandler: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void
    ) { completionHandler(nil, GKError(.notAuthenticated)) }
    open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch {
        throw GKError(.notAuthenticated)
    }
    open func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
        match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open func endMatchInTurn(
        withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open func remove(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }

    /// The time of the beginning, which is not known, and the message by its key: the arguments are not filled in.
    open var creationDate: Date { .distantPast }
    open func setLocalizableMessageWithKey(_ key: String, arguments: [String]?) { message = key }
}

extension GKTurnBasedMatch {
    /// Loads, saves and leaves a game, and goes on with one: ``GKError/Code/notAuthenticated``.
    public class func load(
        withID matchID: String,
        withCompletionHandler completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    public func loadMatchData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    public func saveCurrentTurn(
        withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    public func participantQuitInTurn(
        with matchOutcome: GKTurnBasedParticipant.Outcome, nextParticipants: [GKTurnBasedParticipant],
        turnTimeout timeout: TimeInterval, match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    public func participantQuitOutOfTurn(
        with matchOutcome: GKTurnBasedParticipant.Outcome,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    public func rematch(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    public func acceptInvite(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    public func declineInvite(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
}

/// Somebody who takes part in such a game.
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
    /// The outcomes of a game.
    public enum Outcome: Int, Sendable {
        case none, quit, won, lost, tied, timeExpired, first, second, third, fourth
    }

    /// The player, and the outcome.
    open var player: GKPlayer? { nil }
    open var matchOutcome = Outcome.none
}

/// A way to find players.
public enum GKMatchmakingMode: Int, Sendable {
    case `default`, nearbyOnly, automatchOnly, inviteOnly
}

/// The time of a turn where none is named, and without an end, in seconds.
public let GKTurnTimeoutDefault: TimeInterval = 604_800
public let GKTurnTimeoutNone: TimeInterval = 0
