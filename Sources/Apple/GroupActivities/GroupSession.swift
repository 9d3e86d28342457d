public import Combine
import Foundation

/// A talk of people who do something together. There is none.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, CustomStringConvertible,
    @unchecked Sendable
{
    /// The state of a talk. Two that ended are equal.
    public enum State: Sendable, Equatable {
        case waiting, joined
        case invalidated(reason: any Error)

        public static func == (lhs: State, rhs: State) -> Bool {
            switch (lhs, rhs) {
            case (.waiting, .waiting), (.joined, .joined), (.invalidated, .invalidated): true
            default: false
            }
        }
    }

    /// The state, the people and what they do.
    public let id = UUID()
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    @Published public var activity: ActivityType
    public let localParticipant = Participant(id: UUID())
    public let isLocallyInitiated = false
    public var sceneSessionIdentifier: String? { nil }
    public var description: String { "GroupSession(\(id), \(state))" }

    init(activity: ActivityType) {
        self.activity = activity
    }

    /// Goes in and out.
    public func join() {}
    public func leave() {}
    public func end() {}
    public func requestForegroundPresentation() {}

    /// Tells the others of something: nobody hears it.
    public func showNotice(_ event: GroupSessionEvent) {}

    /// The talks of people: none.
    public struct Sessions: AsyncSequence, Sendable {
        /// The talks that come: none.
        public struct Iterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async -> GroupSession? { nil }
        }

        /// The parts, from the first one.
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

/// Something that one of the people did: it began, stopped or moved what plays, or what plays next.
public struct GroupSessionEvent: Sendable {
    /// Something that can be done.
    public struct Action: Sendable {
        private let name: String

        /// The deeds.
        public static let play = Action(name: "play")
        public static let pause = Action(name: "pause")
        public static let seek = Action(name: "seek")
        public static let updatedQueue = Action(name: "updatedQueue")
        public static func skip(item: String) -> Action { Action(name: "skip \(item)") }
        public static func updatedQueue(_ change: QueueChange) -> Action { Action(name: "updatedQueue \(change.name)") }

        /// A change of what plays next.
        public struct QueueChange: Sendable {
            fileprivate let name: String

            /// Something that plays, by its name.
            public struct Item: Sendable {
                fileprivate let name: String

                /// A song, and a list of songs.
                public static func song(_ name: String) -> Item { Item(name: name) }
                public static func container(_ name: String) -> Item { Item(name: name) }
            }

            /// The changes.
            public static func setUpNext(_ item: Item) -> QueueChange { QueueChange(name: "next \(item.name)") }
            public static func added(_ item: Item) -> QueueChange { QueueChange(name: "added \(item.name)") }
        }
    }

    /// The person, the deed and the page of what it is about.
    public let originator: Participant
    public let action: Action
    public let url: URL?

    /// Creates the deed of a person.
    public init(originator: Participant, action: Action, url: URL?) {
        self.originator = originator
        self.action = action
        self.url = url
    }
}
