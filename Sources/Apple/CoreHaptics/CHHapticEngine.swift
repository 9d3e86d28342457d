// `import CoreHaptics` where Apple's framework is missing. It brings Foundation along.
@_exported public import Foundation

/// What a device can do: nothing that is felt.
public struct CHHapticDeviceCapability: Sendable {
    public var supportsHaptics: Bool { false }
    public var supportsAudio: Bool { false }
}

/// Lets a device be felt. Nothing is felt here.
open class CHHapticEngine: NSObject, @unchecked Sendable {
    open var resetHandler: () -> Void = {}
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false

    /// Why it stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case systemError = -1
    }

    public override init() {}

    open class func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticDeviceCapability() }

    open func start() throws {}
    open func start() async throws {}
    open func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    open func stop() async throws {}
    open func stop(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
    open func playPattern(from fileURL: URL) throws {}
}

/// Lets a pattern be felt.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}

private final class SilentPlayer: NSObject, CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// Something to be felt.
open class CHHapticEvent: NSObject {
    public enum EventType: String, Sendable {
        case hapticTransient, hapticContinuous, audioContinuous, audioCustom
    }

    public enum ParameterID: String, Sendable {
        case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained, audioVolume
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval

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

/// How strongly or sharply something is felt.
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float

    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// How something changes while it is felt.
open class CHHapticDynamicParameter: NSObject {
    public enum ID: String, Sendable {
        case hapticIntensityControl, hapticSharpnessControl
    }

    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {}
}

/// Several things to be felt.
open class CHHapticPattern: NSObject {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}
