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
}
