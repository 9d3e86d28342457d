/// A page of tables and achievements. It stays open, with nothing on it.
open class GKGameCenterViewController: UIViewController, _UndrawnResponder {
    /// The page that is shown first.
    public enum State: Int, Sendable {
        case `default` = -1
        case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
    }

    /// The delegate, and the first page.
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = State.default
    open var leaderboardIdentifier: String?
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

    /// Creates a page of a kind, of a table or of an achievement.
    public convenience init(state: State) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }
    public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboard.identifier
    }
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
    }
    public convenience init(achievementID: String) { self.init(state: .achievements) }
}

/// The listener to such a page.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    /// Called when the page is left, which nobody does.
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The button over a game that leads to its tables. Nobody signed in, so that it is not seen.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
    /// The place of the button.
    public enum Location: Int, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    /// The one button.
    public static let shared = GKAccessPoint()
    /// The choice to show it, its place, and what is seen of it.
    open var isActive = false
    open var location = Location.topLeading
    open var showHighlights = false
    open weak var parentWindow: UIWindow?
    open var isVisible: Bool { false }
    open var isFocused = false
    open var isPresentingGameCenter: Bool { false }
    open var frameInScreenCoordinates: CGRect { .zero }

    /// Opens the pages, which are left at once.
    open func trigger(handler: @escaping () -> Void) { handler() }
    open func trigger(state: GKGameCenterViewController.State, handler: @escaping () -> Void) { handler() }
}
