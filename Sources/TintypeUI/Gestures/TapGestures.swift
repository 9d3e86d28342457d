public import Foundation
public import TintypeTree

/// One or several taps.
public struct TapGesture: _PrimitiveGesture {
    public typealias Value = Void
    /// The number of taps.
    public var count: Int

    /// Creates a gesture of a number of taps.
    nonisolated public init(count: Int = 1) {
        self.count = count
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Void> {
        course.taps(count).map { _ in }
    }
}

/// One or several taps at a place.
public struct SpatialTapGesture: _PrimitiveGesture {
    /// The place of the tap, in points of the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The place of the tap, in points of the gesture's coordinate space.
        public var location: CGPoint
    }

    public var count: Int
    nonisolated(unsafe) public var coordinateSpace: CoordinateSpace

    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        course.taps(count).map { Value(location: course.locate($0, in: coordinateSpace)) }
    }
}

/// A finger that rests for some seconds.
public struct LongPressGesture: _PrimitiveGesture {
    public typealias Value = Bool
    /// In seconds.
    public var minimumDuration: Double
    /// The greatest distance that the finger may move, in points.
    public var maximumDistance: CGFloat

    /// Creates a gesture; the duration is in seconds, the distance in points.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Bool> {
        course.rest(minimumDuration, within: maximumDistance, &memory)
    }
}

extension _TouchCourse {
    /// The distance that a finger may go and still tap, in points: that of UIKit's recognizer, by its pictures.
    private static var tapReach: CGFloat { 10 }

    /// The stage of a gesture of a finger that rests for some seconds within a distance in points.
    func rest(_ duration: Double, within distance: CGFloat, _ memory: inout _GestureMemory) -> _GesturePhase<Bool> {
        let press = presses[0]
        let end = press.first.time + duration
        memory.wake = end
        // Points after the end belong to others.
        let before = press.points.filter { $0.time < end }
        let isFar = before.contains {
            hypot($0.place.x - press.first.place.x, $0.place.y - press.first.place.y) > distance
        }
        if isFar { return .failed }
        if now >= end - 1e-9 { return .ended(true) }
        return press.isDown ? .possible(true) : .failed
    }

    /// The stage of a gesture of several taps, with the place of the last one in the root's space.
    func taps(_ count: Int) -> _GesturePhase<CGPoint> {
        let taps = presses.prefix(max(count, 1))
        if taps.contains(where: { $0.reach > _TouchCourse.tapReach }) || pinch != nil { return .failed }
        if taps.count == max(count, 1), let last = taps.last, !last.isDown { return .ended(last.last.place) }
        return isOver ? .failed : .possible(nil)
    }
}
