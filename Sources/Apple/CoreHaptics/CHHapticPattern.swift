public import Foundation

/// A change of a measure while a pattern is felt.
open class CHHapticDynamicParameter: NSObject {
    /// A measure that can be changed.
    public enum ID: String, Sendable {
        case hapticIntensityControl, hapticSharpnessControl, hapticAttackTimeControl, hapticDecayTimeControl
        case hapticReleaseTimeControl, audioVolumeControl, audioPanControl, audioPitchControl, audioBrightnessControl
        case audioAttackTimeControl, audioDecayTimeControl, audioReleaseTimeControl
    }

    /// The parameter, its value and its time, in seconds.
    public let parameterID: ID
    open var value: Float
    /// In seconds from the start.
    open var relativeTime: TimeInterval

    /// Creates a change of a parameter.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// Several things to be felt, one after the other.
open class CHHapticPattern: NSObject {
    let events: [CHHapticEvent]
    let parameters: [CHHapticDynamicParameter]
    let curves: [CHHapticParameterCurve]

    /// - Throws: ``CHHapticError/Code/invalidEventTime`` for an event before the start, or of a negative length.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events, parameters, [])
    }
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events, [], parameterCurves)
    }

    private init(
        _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter], _ curves: [CHHapticParameterCurve]
    ) throws {
        guard events.allSatisfy({ $0.relativeTime >= 0 && $0.duration >= 0 }) else {
            throw CHHapticError(.invalidEventTime)
        }
        self.events = events
        self.parameters = parameters
        self.curves = curves
    }

    /// The end of the last event, in seconds from the start.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
