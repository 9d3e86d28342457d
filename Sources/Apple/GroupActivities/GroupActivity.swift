// `import GroupActivities` where Apple's framework is missing: nobody shares a call. It brings UIKit's names along.
public import Combine
@_exported public import Foundation
@_exported public import UIKit

/// Something that people do together.
public protocol GroupActivity: Codable, Sendable {
    /// The name, and what is told of it.
    static var activityIdentifier: String { get }
    @MainActor var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
    /// The name of the type.
    public static var activityIdentifier: String { "\(Self.self)" }

    /// Begins it, which is refused: there is no call.
    public func activate() async throws -> Bool { false }
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }

    /// The talks of the people: none, and the sequence ends.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

/// The wish of a person to share something.
public enum GroupActivityActivationResult: Sendable {
    case activationDisabled, activationPreferred, cancelled
}

/// The facts that are told of something that people do together.
public struct GroupActivityMetadata: Sendable {
    /// A kind of it.
    public struct ActivityType: Hashable, Sendable {
        private let name: String

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

    /// The kind, the words, the page and the picture.
    public var type = ActivityType.generic
    public var title: String?
    public var subtitle: String?
    public var fallbackURL: URL?
    public nonisolated(unsafe) var previewImage: CGImage?
    public var supportsContinuationOnTV = false

    /// Creates facts without words.
    public init() {}
}

/// Tells whether there is a call: there is not.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
    /// Indicates whether something can be shared.
    @Published public private(set) var isEligibleForGroupSession = false

    /// Creates one.
    public init() {}
}

/// Somebody in a call.
public struct Participant: Hashable, Identifiable, Sendable {
    /// The identity.
    public let id: UUID
}

/// The people who are meant.
public struct Participants: Sendable {
    private let some: Set<Participant>?

    /// All, or only some.
    public static var all: Participants { Participants(some: nil) }
    public static func only(_ participants: Set<Participant>) -> Participants { Participants(some: participants) }
    public static func only(_ participant: Participant) -> Participants { only([participant]) }
}
