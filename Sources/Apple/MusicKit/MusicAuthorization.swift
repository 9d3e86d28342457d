// `import MusicKit` where Apple's framework is missing: there is no music, and nobody allows to look for any. It brings UIKit's names
// along.
@_exported public import Foundation
@_exported public import UIKit

/// The permission to use a person's music: no.
public struct MusicAuthorization: Sendable {
    /// A permission.
    public enum Status: String, Hashable, Sendable, Codable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized

        /// The word for the permission.
        public var description: String { rawValue }
    }

    /// The permission, and the asking for it, which is refused.
    public static var currentStatus: Status { .denied }
    @discardableResult public static func request() async -> Status { .denied }
}

/// The subscription of a person: none.
public struct MusicSubscription: Equatable, Hashable, Sendable {
    /// Indicates whether a person may play the catalog, may subscribe, and has a library in the cloud: false.
    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    public let hasCloudLibraryEnabled: Bool

    /// The subscription.
    ///
    /// - Throws: ``MusicSubscription/Error/permissionDenied``.
    public static var current: MusicSubscription { get async throws { throw Error.permissionDenied } }

    /// The changes of the subscription: none come, and the sequence ends.
    public static var subscriptionUpdates: Updates { Updates() }

    /// Changes of a subscription.
    public struct Updates: AsyncSequence, Sendable {
        /// The changes that come: none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> MusicSubscription? { nil }
        }

        /// The parts, from the first one.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The reason why a subscription is not known.
    public enum Error: String, Swift.Error, Sendable {
        case unknown, permissionDenied, privacyAcknowledgementRequired
    }
}

/// The offer of a subscription, which is not shown.
public enum MusicSubscriptionOffer {
    /// The wishes for an offer.
    public struct Options: Equatable, Hashable, Sendable {
        /// The words, and the thing that a person wants to hear.
        public var action: Action?
        public var messageIdentifier: MessageIdentifier
        public var itemID: MusicItemID?
        public var affiliateToken: String?
        public var campaignToken: String?

        /// Creates wishes.
        public init(
            action: Action? = nil, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil,
            affiliateToken: String? = nil, campaignToken: String? = nil
        ) {
            (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID)
            (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
        }

        public static let `default` = Options()
    }

    /// A deed that an offer begins.
    public struct Action: RawRepresentable, Hashable, Sendable {
        public static let subscribe = Action(rawValue: "subscribe")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Words of an offer.
    public struct MessageIdentifier: RawRepresentable, Hashable, Sendable {
        public static let join = MessageIdentifier(rawValue: "join")
        public static let connect = MessageIdentifier(rawValue: "connect")
        public static let addMusic = MessageIdentifier(rawValue: "addMusic")
        public static let playMusic = MessageIdentifier(rawValue: "playMusic")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension View {
    /// Presents an offer of a subscription, which is refused: the binding becomes false, and the closure is given an error.
    public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, presents in
            guard presents else { return }
            isPresented.wrappedValue = false
            onLoadCompletion(MusicSubscription.Error.permissionDenied)
        }
    }
}

/// The reason why a question about music has no answer.
public enum MusicTokenRequestError: String, LocalizedError, CustomStringConvertible, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired, developerTokenRequestFailed, userTokenRequestFailed
    case userTokenRevoked, userNotSignedIn

    /// The name of the reason.
    public var description: String { rawValue }
}
