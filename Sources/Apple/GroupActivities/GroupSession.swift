public import Combine
import Foundation

/// A talk of people who do something together. There is none.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable {
    /// The state of a talk.
    public enum State {
        case waiting, joined
        case invalidated(reason: any Error)
    }

    /// The state, the people and what they do.
    public let id = UUID()
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    @Published public var activity: ActivityType
    public let localParticipant = Participant(id: UUID())
    public var isLocallyInitiated: Bool { false }

    init(activity: ActivityType) {
        self.activity = activity
    }

    /// Goes in and out.
    public func join() {}
    public func leave() {}
    public func end() {}
    public func requestForegroundPresentation() async {}

    /// The talks of people: none.
    public struct Sessions: AsyncSequence, Sendable {
        /// The talks that come: none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> GroupSession? { nil }
        }

        /// The parts, from the first one.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// The care with which messages are sent.
public enum GroupSessionMessageDeliveryMode: Sendable {
    case reliable, unreliable
}

/// The reason why a message is not sent.
public enum GroupSessionMessengerError: Error, Hashable, Sendable {
    case notConnected
}

/// Sends messages among the people of a talk. There is no talk.
public final class GroupSessionMessenger: @unchecked Sendable {
    /// The type of the mode of sending.
    public typealias DeliveryMode = GroupSessionMessageDeliveryMode

    /// The facts about a message.
    public struct MessageContext: Sendable {
        /// The sender.
        public let source: Participant
    }

    /// Creates one for a talk.
    public init<A: GroupActivity>(
        session: GroupSession<A>, deliveryMode: GroupSessionMessageDeliveryMode = .reliable
    ) {}

    /// Sends a message.
    ///
    /// - Throws: ``GroupSessionMessengerError/notConnected``.
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {
        throw GroupSessionMessengerError.notConnected
    }
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) { completion(GroupSessionMessengerError.notConnected) }

    /// The messages of others: none, and the sequence ends.
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { Messages() }

    /// Messages of others.
    public struct Messages<Message: Codable>: AsyncSequence, Sendable {
        /// The messages that come: none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> (Message, MessageContext)? { nil }
        }

        /// The parts, from the first one.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
