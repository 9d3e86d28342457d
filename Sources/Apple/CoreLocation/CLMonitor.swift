public import Foundation

/// Watches conditions of a place. Nobody's place is known here: no event comes.
public actor CLMonitor {
    /// The name of the monitor, and what it watches.
    public let name: String
    public var identifiers: [String] { order }
    private var order: [String] = []
    private var records: [String: Record] = [:]

    /// A condition of a place.
    public protocol Condition: Sendable {}

    /// The nearness of a beacon.
    public struct BeaconIdentityCondition: Condition, Equatable {
        /// The numbers of the beacon.
        public let uuid: UUID
        public let major: CLBeaconMajorValue?
        public let minor: CLBeaconMinorValue?

        /// Creates a condition.
        public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    /// A condition with its latest change.
    public struct Record: Sendable {
        /// The condition, and its change.
        public let condition: any Condition
        public let lastEvent: Event
    }

    /// The nearness of a place, in metres.
    public struct CircularGeographicCondition: Condition {
        /// The place, and the distance in metres.
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance

        /// Creates a condition.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }
    }

    /// A change of a condition.
    public struct Event: Sendable {
        /// The states of a condition.
        public enum State: Sendable {
            case unknown, satisfied, unsatisfied, unmonitored
        }

        /// The name that the condition was added under.
        public let identifier: String
        /// The state, and the time.
        public let state: State
        public let date: Date
        public var refinement: (any Condition)? { nil }
        public var authorizationDenied: Bool { true }
        public var conditionUnsupported: Bool { true }
    }

    /// The changes: none.
    public struct Events: AsyncSequence, Sendable {
        /// The types of the sequence.
        public typealias Element = Event

        /// Ends at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Event? { nil }
        }

        /// Events of the conditions: none, as no beacon is heard here.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Creates a monitor of a name.
    public init(_ name: String) async {
        self.name = name
    }

    /// Adds or removes a condition.
    public func add(
        _ condition: any Condition, identifier: String, assuming state: Event.State = .unknown
    ) {
        if records[identifier] == nil { order.append(identifier) }
        records[identifier] = Record(
            condition: condition, lastEvent: Event(identifier: identifier, state: state, date: .now))
    }
    public func remove(_ identifier: String) {
        order.removeAll { $0 == identifier }
        records[identifier] = nil
    }
    /// Returns a condition with its latest change.
    public func record(for identifier: String) -> Record? { records[identifier] }

    /// The changes, of which none comes.
    public var events: Events { Events() }
}
