public import Foundation

/// A measure that changes along a line while a pattern is felt.
open class CHHapticParameterCurve: NSObject {
    /// A point of the line.
    open class ControlPoint: NSObject {
        /// The time in seconds from the beginning of the line, and the value.
        open var relativeTime: TimeInterval
        open var value: Float

        /// Creates a point.
        public init(relativeTime time: TimeInterval, value: Float) {
            (relativeTime, self.value) = (time, value)
        }
    }

    /// The measure, the points, and the time in seconds from the start.
    public let parameterID: CHHapticDynamicParameter.ID
    public let controlPoints: [ControlPoint]
    open var relativeTime: TimeInterval

    /// Creates a line.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
