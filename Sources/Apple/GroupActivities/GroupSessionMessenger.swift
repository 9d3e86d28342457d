public import CoreTransferable
import Foundation

/// The reason why a message is not sent.
public enum GroupSessionMessengerError: Error, Hashable, Sendable {
    case notConnected
}

/// A message that brings its own name.
public protocol CustomMessageIdentifiable {
    /// The name.
    static var messageIdentifier: String { get }
}

/// Sends messages among the people of a talk. There is no talk.
public final class GroupSessionMessenger: @unchecked Sendable {
    /// The care with which messages are sent.
    public enum DeliveryMode: Sendable {
        case reliable, unreliable
    }

    /// The facts about a message.
    public struct MessageContext: Sendable {
        /// The sender.
        public var source: Participant
    }

    /// The care with which messages are sent.
    public let deliveryMode: DeliveryMode

    /// Creates one for a talk.
    public init<Activity: GroupActivity>(session: GroupSession<Activity>) {
        deliveryMode = .reliable
    }
    public init<Activity: GroupActivity>(session: GroupSession<Activity>, deliveryMode: DeliveryMode) {
        self.deliveryMode = deliveryMode
    }

    /// Sends a message.
    ///
    /// - Throws: ``GroupSessionMessengerError/notConnected``.
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all, isolation: isolated (any Actor)? = #isolation
    ) async throws { throw GroupSessionMessengerError.notConnected }
    public func send(
        _ value: Data, to participants: Participants = .all, isolation: isolated (any Actor)? = #isolation
    ) async throws { throw GroupSessionMessengerError.notConnected }
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) { completion(GroupSessionMessengerError.notConnected) }
    public func send(
        _ value: Data, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) { completion(GroupSessionMessengerError.notConnected) }

    /// The messages of others: none, and the sequence ends.
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { Messages() }
    public func messages(of type: Data.Type) -> Messages<Data> { Messages() }

    /// Messages of others.
    public struct Messages<Message: Codable>: AsyncSequence, Sendable {
        public typealias Element = (Message, MessageContext)

        /// The messages that come: none.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> (Message, MessageContext)? { nil }
        }

        /// The parts, from the first one.
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

/// Keeps things for the people of a talk. There is no talk, and nothing is kept.
public final class GroupSessionJournal: @unchecked Sendable {
    /// The things that are kept: none.
    public var attachments = Attachments()

    /// Creates one for a talk.
    public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}

    /// Keeps a thing, or ends that.
    ///
    /// - Throws: ``GroupSessionMessengerError/notConnected``.
    public func add<ItemType: Transferable>(
        _ item: ItemType, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Attachment { throw GroupSessionMessengerError.notConnected }
    public func add<ItemType: Transferable, MetadataType: Codable>(
        _ item: ItemType, metadata: MetadataType, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Attachment { throw GroupSessionMessengerError.notConnected }
    public func remove(attachment: Attachment) async throws { throw GroupSessionMessengerError.notConnected }

    /// A thing that is kept.
    public struct Attachment: Identifiable, Sendable {
        /// The identity.
        public var id: UUID

        /// Hands over the thing, or what is told of it.
        ///
        /// - Throws: ``GroupSessionMessengerError/notConnected``.
        public func load<AttachmentType: Transferable>(
            _ attachmentType: AttachmentType.Type
        ) async throws -> AttachmentType { throw GroupSessionMessengerError.notConnected }
        public func loadMetadata<MetadataType: Codable>(of: MetadataType.Type) async throws -> MetadataType {
            throw GroupSessionMessengerError.notConnected
        }
    }

    /// The things that are kept, whenever they change: never.
    public struct Attachments: AsyncSequence, @unchecked Sendable {
        public typealias Element = [Attachment]

        /// The changes that come: none.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> [Attachment]? { nil }
        }

        /// The parts, from the first one.
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}
