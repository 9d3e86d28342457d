public import Foundation
public import TintypeGraphics
public import TintypeTree

/// The fingers and pointers of a gesture at one instant: SwiftUI's type. A stage has one finger.
public struct SpatialEventCollection: RandomAccessCollection, Hashable, Sendable {
    /// A finger or a pointer.
    public struct Event: Identifiable, Hashable, Sendable {
        /// The finger's name for as long as it touches.
        public struct ID: Hashable, Sendable {
            let number: Int
        }

        /// The thing that touches.
        public enum Kind: Hashable, Sendable {
            case touch
            case directPinch
            case indirectPinch
            case pencil
            case pointer
        }

        /// The state of the touch.
        public enum Phase: Hashable, Sendable {
            case active
            case ended
            case cancelled
        }

        /// The angles of a pencil.
        public struct InputDevicePose: Hashable, Sendable {
            /// The angle above the surface, and the one around it.
            public var altitude: Angle
            public var azimuth: Angle
        }

        /// The name and the kind of what touches.
        public var id: ID
        public var kind: Kind
        /// The time in seconds of the scene's clock.
        public var timestamp: TimeInterval
        /// The place in points of the gesture's coordinate space.
        public var location: CGPoint
        public var phase: Phase
        /// The angles of a pencil; nil for a finger.
        public var inputDevicePose: InputDevicePose?
        /// The keys that are held.
        public var modifierKeys: EventModifiers
    }

    private let events: [Event]

    init(_ events: [Event]) {
        self.events = events
    }

    public var startIndex: Int { events.startIndex }
    public var endIndex: Int { events.endIndex }
    public subscript(position: Int) -> Event { events[position] }

    /// The finger of a name; nil where it touches no longer.
    public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

/// Fingers and pointers, each for itself.
public struct SpatialEventGesture: _PrimitiveGesture {
    public typealias Value = SpatialEventCollection
    nonisolated(unsafe) public let coordinateSpace: CoordinateSpace

    /// Creates a gesture that tells of places in a coordinate space.
    nonisolated public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        let press = course.presses[0]
        let event = Value.Event(
            id: .init(number: 0), kind: .touch, timestamp: press.last.time,
            location: course.locate(press.last.place, in: coordinateSpace), phase: press.isDown ? .active : .ended,
            inputDevicePose: nil, modifierKeys: [])
        return press.isDown ? .active(Value([event])) : .ended(Value([event]))
    }
}
