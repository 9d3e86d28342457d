public import Foundation

/// A thing to be felt or heard.
open class CHHapticEvent: NSObject {
    /// A kind of event.
    public enum EventType: String, Sendable {
        case hapticTransient, hapticContinuous, audioContinuous, audioCustom
    }

    /// A measure of an event.
    public enum ParameterID: String, Sendable {
        case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained, audioVolume
    }

    /// The type of the event, its parameters and its timing, in seconds.
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval

    /// Creates an event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}

/// A strength, sharpness or other measure of an event.
open class CHHapticEventParameter: NSObject {
    /// The parameter and its value.
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float

    /// Creates a parameter.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}
