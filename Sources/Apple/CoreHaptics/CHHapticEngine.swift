// `import CoreHaptics` where Apple's framework is missing. It brings Foundation along.
public import AVFoundation
@_exported public import Foundation

/// The abilities of a device: none that is felt.
public struct CHHapticDeviceCapability: Sendable {
    /// Indicates whether the device has an actuator, or plays sound: false.
    public var supportsHaptics: Bool { false }
    public var supportsAudio: Bool { false }
}

/// An engine that lets a device be felt. The device has none: making and starting one fails with ``CHHapticError/Code/notSupported``.
open class CHHapticEngine: NSObject, @unchecked Sendable {
    /// The closures that the engine calls when it ends, and its settings.
    open var resetHandler: () -> Void = {}
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var currentTime: TimeInterval { 0 }

    /// The reason why the engine stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended = 2
        case idleTimeout = 3
        case notifyWhenFinished = 4
        case engineDestroyed = 5
        case gameControllerDisconnect = 6
        case systemError = -1
    }

    /// - Throws: ``CHHapticError/Code/notSupported``: see ``capabilitiesForHardware()``.
    public init(_unused: Void = ()) throws { throw CHHapticError(.notSupported) }
    public init(audioSession: AVAudioSession?) throws { throw CHHapticError(.notSupported) }

    /// The abilities of the device.
    open class func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticDeviceCapability() }

    /// Takes a sound, which fails, or gives it up.
    ///
    /// - Throws: ``CHHapticError/Code/notSupported``.
    open func registerAudioResource(
        _ resourceURL: URL, options: [CHHapticAudioResourceKey: Any] = [:]
    ) throws -> CHHapticAudioResourceID { throw CHHapticError(.notSupported) }
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
        throw CHHapticError(.notSupported)
    }

    /// The engine's fate when its players have come to their ends.
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning
    }

    /// Tells at once that no player plays.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
        _ = finishedHandler(CHHapticError(.engineNotRunning))
    }

    /// Starts the engine.
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start() async throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop() async throws { throw CHHapticError(.engineNotRunning) }
    open func stop(completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(CHHapticError(.engineNotRunning))
    }

    /// Makes a player of a pattern.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Makes a player of a pattern that can be paused.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Plays the pattern of a file.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// A player of a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    /// Ends the playing at a time.
    func stop(atTime time: TimeInterval) throws
    /// Changes the pattern while it is played.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}

/// A player of a pattern that can be paused and repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Pauses, resumes or moves the playing.
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var completionHandler: ((any Error)?) -> Void { get set }
    var playbackRate: Float { get set }
}

/// The time that means at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// The number of a sound.
public typealias CHHapticAudioResourceID = Int

/// A wish for a sound.
public struct CHHapticAudioResourceKey: RawRepresentable, Hashable, Sendable {
    public static let useVolumeEnvelope = CHHapticAudioResourceKey(rawValue: "UseVolumeEnvelope")
    public static let loopEnabled = CHHapticAudioResourceKey(rawValue: "LoopEnabled")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
