public import Foundation

/// A place among sounds, in metres.
public struct AVAudio3DPoint: Hashable, Sendable {
    /// The place along each axis, in metres.
    public var x, y, z: Float

    /// Creates a place.
    public init(x: Float = 0, y: Float = 0, z: Float = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
}

/// A direction.
public typealias AVAudio3DVector = AVAudio3DPoint

/// The direction of an ear, in degrees.
public struct AVAudio3DAngularOrientation: Hashable, Sendable {
    /// The turns, in degrees.
    public var yaw, pitch, roll: Float

    /// Creates a turn.
    public init(yaw: Float = 0, pitch: Float = 0, roll: Float = 0) {
        (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll)
    }
}

/// The direction of an ear, as where it looks and where it is up.
public struct AVAudio3DVectorOrientation: Hashable, Sendable {
    /// The directions.
    public var forward, up: AVAudio3DVector

    /// Creates a direction: along the axis into the picture, with its head up.
    public init(forward: AVAudio3DVector = AVAudio3DVector(z: -1), up: AVAudio3DVector = AVAudio3DVector(y: 1)) {
        (self.forward, self.up) = (forward, up)
    }
}

/// A place or a direction of numbers.
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
    AVAudio3DPoint(x: x, y: y, z: z)
}
public func AVAudioMake3DVector(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DVector {
    AVAudio3DVector(x: x, y: y, z: z)
}
public func AVAudioMake3DAngularOrientation(
    _ yaw: Float, _ pitch: Float, _ roll: Float
) -> AVAudio3DAngularOrientation { AVAudio3DAngularOrientation(yaw: yaw, pitch: pitch, roll: roll) }

/// Sounds around an ear. Nothing is heard.
open class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// The ear, and the loudness of all.
    open var listenerPosition = AVAudio3DPoint()
    open var listenerAngularOrientation = AVAudio3DAngularOrientation()
    open var listenerVectorOrientation = AVAudio3DVectorOrientation()
    open var isListenerHeadTrackingEnabled = false
    open var outputVolume: Float = 1
    open var outputType = AVAudioEnvironmentOutputType.auto
    /// The fading of sounds with their distance, and the echo around them.
    public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()
    public let reverbParameters = AVAudioEnvironmentReverbParameters()
    /// The ways that can be taken, and the number of the first way in that is free.
    open var applicableRenderingAlgorithms: [NSNumber] {
        [.equalPowerPanning, .sphericalHead, .HRTF, .soundField, .stereoPassThrough, .HRTFHQ, .auto].map {
            (algorithm: AVAudio3DMixingRenderingAlgorithm) in NSNumber(value: algorithm.rawValue)
        }
    }
    open var nextAvailableInputBus: AVAudioNodeBus { engine?.freeInput(of: self) ?? 0 }
}

/// The device through which surroundings are heard.
public enum AVAudioEnvironmentOutputType: Int, Sendable {
    case auto, headphones, builtInSpeakers, externalSpeakers
}

/// The fading of sounds with their distance.
open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject, @unchecked Sendable {
    /// The rule of the fading, and its distances in metres.
    open var distanceAttenuationModel = AVAudioEnvironmentDistanceAttenuationModel.inverse
    open var referenceDistance: Float = 1
    open var maximumDistance: Float = 100_000
    open var rolloffFactor: Float = 1
}

/// The rules of fading.
public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable {
    case exponential = 1
    case inverse, linear
}

/// The echo around sounds.
open class AVAudioEnvironmentReverbParameters: NSObject, @unchecked Sendable {
    /// The echo, its loudness in decibels, and its filter.
    open var enable = false
    open var level: Float = 0
    public let filterParameters = AVAudioUnitEQFilterParameters()
    open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) {}
}
