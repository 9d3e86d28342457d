import GameKit
import Testing

@Suite("GameKit")
@MainActor
struct GameKitTests {
    private final class Listener: NSObject, GKMatchmakerViewControllerDelegate {
        let told: (GKError?) -> Void

        init(_ told: @escaping (GKError?) -> Void) {
            self.told = told
        }

        func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) {}
        func matchmakerViewController(
            _ viewController: GKMatchmakerViewController, didFailWithError error: any Error
        ) { told(error as? GKError) }
    }

    @Test("nobody signs in, and the handler is told so without a page")
    func authentication() async throws {
        let player = GKLocalPlayer()
        let (hasPage, error) = try await answer { (done: @escaping ((Bool, GKError?)) -> Void) in
            player.authenticateHandler = { page, error in done((page != nil, error as? GKError)) }
        }
        #expect(!hasPage && error == GKError(.notAuthenticated))
        #expect(!GKLocalPlayer.local.isAuthenticated && GKLocalPlayer.local === GKLocalPlayer.localPlayer())
    }

    @Test("scores and achievements are refused, and whoever asked is told so")
    func refusals() async throws {
        var errors: [GKError?] = []
        GKLeaderboard.submitScore(3, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["a"]) {
            errors.append($0 as? GKError)
        }
        GKLeaderboard.loadLeaderboards(IDs: ["a"]) { errors.append($1 as? GKError) }
        let achievement = GKAchievement(identifier: "b")
        achievement.percentComplete = 100
        GKAchievement.report([achievement]) { errors.append($0 as? GKError) }
        #expect(errors == Array(repeating: GKError(.notAuthenticated), count: 3) && achievement.isCompleted)
        await #expect(throws: GKError(.notAuthenticated)) { _ = try await GKAchievement.loadAchievements() }
        #expect((GKError(.notAuthenticated) as NSError).code == 6)
    }

    @Test("nobody is found to play with")
    func matches() async throws {
        var kept: [AnyObject] = []
        let error = try await answer { (done: @escaping (GKError?) -> Void) in
            let listener = Listener(done)
            let page = GKMatchmakerViewController(matchRequest: GKMatchRequest())
            page?.matchmakerDelegate = listener
            kept = [listener, page!]
        }
        #expect(error == GKError(.notAuthenticated) && kept.count == 2)
        #expect(throws: GKError(.matchNotConnected)) {
            try GKMatch().sendData(toAllPlayers: Data(), with: .reliable)
        }
    }
}
