// `import GroupActivities` where Apple's framework is missing: nobody shares a call. It brings UIKit's names along.
public import Combine
@_exported public import Foundation
@_exported public import UIKit

/// Something that people do together.
public protocol GroupActivity: Codable {
    /// The talks of the people.
    typealias Sessions = GroupSession<Self>.Sessions

    /// The name, and what is told of it.
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
    /// The name of the type.
    public static var activityIdentifier: String { "\(Self.self)" }

    /// Begins it, which is refused: there is no call.
    public func activate(isolation: isolated (any Actor)? = #isolation) async throws -> Bool { false }
    public func prepareForActivation(
        isolation: isolated (any Actor)? = #isolation
    ) async -> GroupActivityActivationResult { .activationDisabled }

    /// The talks of the people: none, and the sequence ends.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

/// The wish of a person to share something.
public enum GroupActivityActivationResult: Sendable {
    case activationDisabled, activationPreferred, cancelled
}

/// Tells whether there is a call: there is not.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
    /// Indicates whether something can be shared.
    @Published public private(set) var isEligibleForGroupSession = false

    /// Creates one.
    public init() {}
}

/// Somebody in a call.
public struct Participant: Hashable, Identifiable, Sendable, CustomStringConvertible {
    /// The identity.
    public let id: UUID

    public var description: String { "Participant(\(id))" }
}

/// The people who are meant: all, or only some.
public enum Participants {
    case all
    case only(Set<Participant>)

    /// One person alone.
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}
