public import Foundation
public import TintypeGraphics

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
}

/// Two fingers that move apart or together: the older form, whose value is the magnification.
public struct MagnificationGesture: _PrimitiveGesture {
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat

    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
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
}

/// Two fingers that turn about each other: the older form, whose value is the angle.
public struct RotationGesture: _PrimitiveGesture {
    public typealias Value = Angle
    public var minimumAngleDelta: Angle

    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}
