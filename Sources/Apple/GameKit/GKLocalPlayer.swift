// `import GameKit` where Apple's framework is missing: nobody signed in, and each question is answered so. It brings the names
// of Foundation, GameplayKit and UIKit along.
@_exported public import Foundation
@_exported public import GameplayKit
@_exported public import UIKit

/// A player, or somebody who may become one.
open class GKBasePlayer: NSObject, @unchecked Sendable {
    /// The name that is shown, and the identity.
    open var displayName: String? { nil }
    open var playerID: String? { nil }
}

/// A player. Nobody is known.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    /// The size of a picture.
    public enum PhotoSize: Int, Sendable {
        case small, normal
    }

    /// The names and identities: of nobody they are empty.
    open var alias: String { "" }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var guestIdentifier: String? { nil }
    open var isInvitable: Bool { false }
    open override var displayName: String? { "" }
    open func scopedIDsArePersistent() -> Bool { false }

    /// Loads the picture, or players: ``GKError/Code/notAuthenticated``.
    open func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
    open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> Self { Self() }

    public required override init() {}
}

extension NSNotification.Name {
    /// The notification that somebody signed in or out. It is never posted.
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
    public static let GKPlayerDidChangeNotificationName = NSNotification.Name("GKPlayerDidChangeNotificationName")
}

/// The player of this device: nobody who signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    /// The player, by its newer and its older name.
    public static let local = GKLocalPlayer()
    open class func localPlayer() -> GKLocalPlayer { local }

    /// The closure that is told on the main queue that nobody signed in. It is given no page to sign in on.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            DispatchQueue.main.async { self.authenticateHandler?(nil, GKError(.notAuthenticated)) }
        }
    }

    /// The facts about the player.
    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }
    open var isPersonalizedCommunicationRestricted: Bool { true }
    open var isPresentingFriendRequestViewController: Bool { false }

    /// Those who listen to invitations and turns. They hear nothing.
    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}

    /// Loads friends, games and signatures, and asks for them: ``GKError/Code/notAuthenticated``.
    open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    open func loadRecentPlayers(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadRecentPlayers() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    open func loadFriendsAuthorizationStatus(
        _ completionHandler: @escaping (GKFriendsAuthorizationStatus, (any Error)?) -> Void
    ) { completionHandler(.denied, GKError(.notAuthenticated)) }
    open func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus {
        throw GKError(.notAuthenticated)
    }
    open func fetchItems(
        forIdentityVerificationSignature completionHandler: (
            (URL?, Data?, Data?, UInt64, (any Error)?) -> Void
        )?
    ) { completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated)) }
    open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
        throw GKError(.notAuthenticated)
    }
    open func saveGameData(
        _ data: Data, withName name: String, completionHandler: ((GKSavedGame?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
        throw GKError(.notAuthenticated)
    }
    open func fetchSavedGames(completionHandler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func fetchSavedGames() async throws -> [GKSavedGame] { throw GKError(.notAuthenticated) }
    open func deleteSavedGames(
        withName name: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open func deleteSavedGames(withName name: String) async throws { throw GKError(.notAuthenticated) }
    open func setDefaultLeaderboardIdentifier(
        _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
}

/// The permission to see friends.
public enum GKFriendsAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A game that was saved. There is none.
open class GKSavedGame: NSObject, @unchecked Sendable {
    /// The name, the device and the date.
    open var name: String? { nil }
    open var deviceName: String? { nil }
    open var modificationDate: Date? { nil }

    /// Loads the game: ``GKError/Code/notAuthenticated``.
    open func loadData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadData() async throws -> Data { throw GKError(.notAuthenticated) }
}

/// A listener to what comes to the player: never anything.
public protocol GKLocalPlayerListener: GKInviteEventListener, GKTurnBasedEventListener {}

/// A listener to invitations.
public protocol GKInviteEventListener: NSObjectProtocol {
    /// Called for an invitation, and for a game with others.
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}

/// An invitation to a game. None comes.
open class GKInvite: NSObject, @unchecked Sendable {
    /// The sender, and the kind of game.
    open var sender: GKPlayer { GKPlayer() }
    open var isHosted: Bool { false }
    open var playerGroup: Int { 0 }
    open var playerAttributes: UInt32 { 0 }
}
