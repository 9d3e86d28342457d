public import Foundation
public import TintypeTree

/// A finger that moves.
public struct DragGesture: _PrimitiveGesture {
    /// The places where the finger is and where it came from, in points of the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The time, and the places of the finger now and at the start.
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// In points a second.
        public var velocity: CGSize

        /// From the start to where the finger is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The place where the finger would come to rest if it were let go.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// From the start to where the finger would come to rest.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// The distance that the finger moves before the gesture begins, in points.
    public var minimumDistance: CGFloat
    nonisolated(unsafe) public var coordinateSpace: CoordinateSpace

    /// Creates a gesture; `minimumDistance` is in points.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        let press = course.presses[0]
        guard press.reach >= minimumDistance, course.pinch == nil else {
            return press.isDown && course.pinch == nil ? .possible(nil) : .failed
        }
        let value = Value(
            time: course.start.addingTimeInterval(press.isDown ? course.now : press.last.time),
            location: course.locate(press.last.place, in: coordinateSpace),
            startLocation: course.locate(press.first.place, in: coordinateSpace), velocity: course.velocity)
        return press.isDown ? .active(value) : .ended(value)
    }
}
