/// A table of scores. Nobody signed in, so that none is read or written.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// The players of a table, and the time that it tells of.
    public enum PlayerScope: Int, Sendable {
        case global, friendsOnly
    }

    /// The time that a table tells of.
    public enum TimeScope: Int, Sendable {
        case today, week, allTime
    }

    /// The kind of a table.
    public enum LeaderboardType: Int, Sendable {
        case classic, recurring
    }

    /// A line of a table. There is none.
    open class Entry: NSObject, @unchecked Sendable {
        /// The player, the place and the score.
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
    }

    /// The name and the kind.
    open var title: String? { nil }
    open var groupIdentifier: String? { nil }
    open var baseLeaderboardID: String { identifier ?? "" }
    open var type: LeaderboardType { .classic }
    open var startDate: Date? { nil }
    open var nextStartDate: Date? { nil }
    open var duration: TimeInterval { 0 }

    /// The questions of older games.
    open var identifier: String?
    open var playerScope = PlayerScope.global
    open var timeScope = TimeScope.allTime
    open var range = NSRange(location: 1, length: 25)
    open var scores: [GKScore]? { nil }
    open var localPlayerScore: GKScore? { nil }
    open var maxRange: Int { 0 }
    open var isLoading: Bool { false }

    public override init() {}

    /// Creates the table of players.
    public init?(players: [GKPlayer]) {}

    /// Loads tables: ``GKError/Code/notAuthenticated``.
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { completionHandler(nil, GKError(.notAuthenticated)) }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }
    open class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }

    /// Writes a score: ``GKError/Code/notAuthenticated``.
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw GKError(.notAuthenticated) }
    open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }
    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
        throw GKError(.notAuthenticated)
    }

    /// Loads lines: ``GKError/Code/notAuthenticated``.
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
    open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope,
        completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
    ) { completionHandler(nil, nil, GKError(.notAuthenticated)) }
    open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
        throw GKError(.notAuthenticated)
    }
    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
}

/// A score of older games.
open class GKScore: NSObject, @unchecked Sendable {
    /// The table, the score and the player.
    open var leaderboardIdentifier: String
    open var value: Int64 = 0
    open var context: UInt64 = 0
    open var shouldSetDefaultLeaderboard = false
    open var formattedValue: String? { "\(value)" }
    open var rank: Int { 0 }
    open var date: Date { .distantPast }
    public let player: GKPlayer

    /// Creates a score of no leaderboard.
    public override convenience init() { self.init(leaderboardIdentifier: "") }
    /// Creates a score for a table.
    public init(leaderboardIdentifier identifier: String) {
        (leaderboardIdentifier, player) = (identifier, GKLocalPlayer.local)
    }

    /// Writes scores: ``GKError/Code/notAuthenticated``.
    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open class func report(_ scores: [GKScore]) async throws { throw GKError(.notAuthenticated) }
}
