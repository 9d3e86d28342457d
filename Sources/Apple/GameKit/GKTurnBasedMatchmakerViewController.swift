public import Foundation
public import UIKit

/// Finds a game of turns on a page. Nobody is signed in: the delegate is told of the failure.
open class GKTurnBasedMatchmakerViewController: UINavigationController {
    /// The delegate, and what is shown.
    open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
    open var showExistingMatches = true
    open var matchmakingMode = GKMatchmakingMode.default

    /// Creates a page for a wish.
    public convenience init(matchRequest request: GKMatchRequest) {
        self.init(nibName: nil, bundle: nil)
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewController(
                self, didFailWithError: GKError(.notAuthenticated))
        }
    }
}

/// The delegate of such a page.
@MainActor @preconcurrency
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
    /// The calls when the page is left, or fails.
    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
    func turnBasedMatchmakerViewController(
        _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}

/// The kinds of games.
public enum GKMatchType: UInt, Sendable {
    case peerToPeer, hosted, turnBased
}

/// The answer of somebody who was asked to play.
public enum GKInviteRecipientResponse: Int, Sendable {
    case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}
