public import Foundation
public import UIKit

/// The facts that are told of something that people do together.
public struct GroupActivityMetadata: Equatable, Sendable, Codable {
    /// A kind of it.
    public struct ActivityType: Hashable, Sendable {
        fileprivate let name: String

        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watchTogether")
        public static let listenTogether = ActivityType(name: "listenTogether")
        public static let createTogether = ActivityType(name: "createTogether")
        public static let workoutTogether = ActivityType(name: "workoutTogether")
        public static let exploreTogether = ActivityType(name: "exploreTogether")
        public static let learnTogether = ActivityType(name: "learnTogether")
        public static let readTogether = ActivityType(name: "readTogether")
        public static let shopTogether = ActivityType(name: "shopTogether")
    }

    /// The end of it: as the system likes, or once the one who began it goes.
    public struct LifetimePolicy: Hashable, Sendable {
        fileprivate let name: String

        public static let automatic = LifetimePolicy(name: "automatic")
        public static let endsWhenInitiatorLeaves = LifetimePolicy(name: "endsWhenInitiatorLeaves")
    }

    /// The kind, the words, the page and the picture.
    public var type = ActivityType.generic
    public var title: String?
    public var subtitle: String?
    public var fallbackURL: URL?
    public nonisolated(unsafe) var previewImage: CGImage?

    /// The ways in which it is shown elsewhere, the scene it belongs to and its end.
    public var preferredBroadcastOptions: BroadcastOptions = []
    public var supportsContinuationOnTV = false
    public var sceneAssociationBehavior = SceneAssociationBehavior.default
    public var lifetimePolicy = LifetimePolicy.automatic

    /// Creates facts without words.
    public init() {}

    public static func == (lhs: GroupActivityMetadata, rhs: GroupActivityMetadata) -> Bool {
        lhs.type == rhs.type && lhs.title == rhs.title && lhs.subtitle == rhs.subtitle
            && lhs.fallbackURL == rhs.fallbackURL && lhs.previewImage === rhs.previewImage
            && lhs.preferredBroadcastOptions == rhs.preferredBroadcastOptions
            && lhs.supportsContinuationOnTV == rhs.supportsContinuationOnTV
            && lhs.sceneAssociationBehavior == rhs.sceneAssociationBehavior && lhs.lifetimePolicy == rhs.lifetimePolicy
    }

    private enum CodingKeys: CodingKey {
        case type, title, subtitle, fallbackURL, broadcastOptions, continues, scene, lifetime
    }

    /// Reads and writes the facts, without the picture.
    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        type = ActivityType(name: try parts.decode(String.self, forKey: .type))
        title = try parts.decodeIfPresent(String.self, forKey: .title)
        subtitle = try parts.decodeIfPresent(String.self, forKey: .subtitle)
        fallbackURL = try parts.decodeIfPresent(URL.self, forKey: .fallbackURL)
        preferredBroadcastOptions = BroadcastOptions(rawValue: try parts.decode(Int.self, forKey: .broadcastOptions))
        supportsContinuationOnTV = try parts.decode(Bool.self, forKey: .continues)
        sceneAssociationBehavior = SceneAssociationBehavior(name: try parts.decode(String.self, forKey: .scene))
        lifetimePolicy = LifetimePolicy(name: try parts.decode(String.self, forKey: .lifetime))
    }
    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.container(keyedBy: CodingKeys.self)
        try parts.encode(type.name, forKey: .type)
        try parts.encodeIfPresent(title, forKey: .title)
        try parts.encodeIfPresent(subtitle, forKey: .subtitle)
        try parts.encodeIfPresent(fallbackURL, forKey: .fallbackURL)
        try parts.encode(preferredBroadcastOptions.rawValue, forKey: .broadcastOptions)
        try parts.encode(supportsContinuationOnTV, forKey: .continues)
        try parts.encode(sceneAssociationBehavior.name, forKey: .scene)
        try parts.encode(lifetimePolicy.name, forKey: .lifetime)
    }
}

/// The ways in which what is shared is shown on another device.
public struct BroadcastOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let mirroredVideo = BroadcastOptions(rawValue: 1)
}

/// The scene that shows what is shared: any, that for a piece of content, or none.
public struct SceneAssociationBehavior: Equatable, Sendable {
    fileprivate let name: String

    public static let `default` = SceneAssociationBehavior(name: "default")
    public static let none = SceneAssociationBehavior(name: "none")
    public static func content(_ contentIdentifier: String) -> SceneAssociationBehavior {
        SceneAssociationBehavior(name: "content:\(contentIdentifier)")
    }
}
