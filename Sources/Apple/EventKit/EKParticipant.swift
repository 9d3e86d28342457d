public import Foundation

/// Somebody who is asked to an event. No store has any.
open class EKParticipant: EKObject {
    /// The address and the name, and the answer.
    open var url: URL { URL(fileURLWithPath: "/") }
    open var name: String? { nil }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
}

/// The answer of somebody who is asked.
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// The part that somebody has in an event.
public enum EKParticipantRole: Int, Sendable {
    case unknown, required, optional, chair, nonParticipant
}

/// The kind of what is asked.
public enum EKParticipantType: Int, Sendable {
    case unknown, person, room, resource, group
}
