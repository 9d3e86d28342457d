/// The way to something that a player may reach. It is not written anywhere.
open class GKAchievement: NSObject, @unchecked Sendable {
    /// The identity, and the part that is reached: 0...100.
    open var identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    open var lastReportedDate: Date { .distantPast }
    public let player: GKPlayer

    /// Creates an achievement without a name.
    public override convenience init() { self.init(identifier: "") }
    /// Creates the way of a player.
    public init(identifier: String) {
        (self.identifier, player) = (identifier, GKLocalPlayer.local)
    }
    public init(identifier: String, player: GKPlayer) {
        (self.identifier, self.player) = (identifier, player)
    }

    /// Loads, writes and resets: ``GKError/Code/notAuthenticated``.
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
}

/// The description of something to reach.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
    /// The identity and the texts.
    open var identifier: String { "" }
    open var title: String { "" }
    open var achievedDescription: String { "" }
    open var unachievedDescription: String { "" }
    open var maximumPoints: Int { 0 }
    open var isHidden: Bool { false }
    open var isReplayable: Bool { false }

    /// Loads descriptions and pictures: ``GKError/Code/notAuthenticated``.
    open class func loadAchievementDescriptions(
        completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
        throw GKError(.notAuthenticated)
    }
    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
}

/// A line over the game.
open class GKNotificationBanner: NSObject {
    /// Shows a line, which nobody sees: the closure is called at once.
    open class func show(
        withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil
    ) { completionHandler?() }
    open class func show(
        withTitle title: String?, message: String?, duration: TimeInterval, completionHandler: (() -> Void)? = nil
    ) { completionHandler?() }
}
