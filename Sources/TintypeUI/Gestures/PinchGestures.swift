public import Foundation
public import TintypeGraphics
public import TintypeTree

/// Two fingers that move apart or together.
public struct MagnifyGesture: _PrimitiveGesture {
    /// The distance of the fingers, as a factor of that at the start.
    public struct Value: Equatable, Sendable {
        /// The time, and the magnification.
        public var time: Date
        public var magnification: CGFloat
        /// In magnifications a second.
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The change of size with which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        course.pinched {
            abs($0.magnification - 1) >= minimumScaleDelta
        } value: { pinch, start, anchor in
            Value(
                time: course.date, magnification: pinch.magnification, velocity: pinch.speed, startAnchor: anchor,
                startLocation: start)
        }
    }
}

/// Two fingers that move apart or together: the older form, whose value is the magnification.
public struct MagnificationGesture: _PrimitiveGesture {
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._recognize(course, &memory).map(\.magnification)
    }
}

/// Two fingers that turn about each other.
public struct RotateGesture: _PrimitiveGesture {
    /// The angle by which the fingers turned.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The rotation.
        public var rotation: Angle
        /// An angle a second.
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// The angle with which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        course.pinched {
            abs($0.rotation.radians) >= minimumAngleDelta.radians
        } value: { pinch, start, anchor in
            Value(
                time: course.date, rotation: pinch.rotation, velocity: pinch.angularSpeed, startAnchor: anchor,
                startLocation: start)
        }
    }
}

/// Two fingers that turn about each other: the older form, whose value is the angle.
public struct RotationGesture: _PrimitiveGesture {
    public typealias Value = Angle
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta)._recognize(course, &memory).map(\.rotation)
    }
}

extension _TouchCourse {
    /// The stage of a gesture of two fingers.
    ///
    /// - Parameters:
    ///   - isBegun: Says whether the fingers have gone far enough.
    ///   - value: Makes the value of the pinch, the point between the fingers at the start in the view's own space, and the
    ///     same as a part of the view.
    fileprivate func pinched<Value>(
        _ isBegun: (Pinch) -> Bool, value: (Pinch, CGPoint, UnitPoint) -> Value
    ) -> _GesturePhase<Value> {
        guard let pinch, isBegun(pinch) else { return isDown ? .possible(nil) : .failed }
        let start = locate(presses[0].first.place, in: .local)
        let size = geometry?.size ?? .zero
        let anchor = UnitPoint(
            x: size.width > 0 ? start.x / size.width : 0.5, y: size.height > 0 ? start.y / size.height : 0.5)
        let shown = value(pinch, start, anchor)
        return isDown ? .active(shown) : .ended(shown)
    }
}
