public import Foundation

/// The place of a sound between left and right.
public protocol AVAudioStereoMixing: NSObjectProtocol, Sendable {
    /// -1 for left, 1 for right.
    var pan: Float { get set }
}

/// The place of a sound around an ear.
public protocol AVAudio3DMixing: NSObjectProtocol, Sendable {
    /// The speed, and the part of the sound that echoes.
    var rate: Float { get set }
    var reverbBlend: Float { get set }
    /// The decibels by which something between muffles the sound.
    var obstruction: Float { get set }
    var occlusion: Float { get set }
    /// The place, and the way in which it is made out.
    var position: AVAudio3DPoint { get set }
    var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm { get set }
    var sourceMode: AVAudio3DMixingSourceMode { get set }
    var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode { get set }
}

/// A sound that is mixed with others. The values are kept, and heard nowhere.
public protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
    /// The loudness, 0…1.
    var volume: Float { get set }
    /// The sound at one mixer; nil where it does not go there.
    func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination?
}

final class AVAudioMixingValues: @unchecked Sendable {
    var volume: Float = 1
    var pan: Float = 0
    var rate: Float = 1
    var reverbBlend: Float = 0
    var obstruction: Float = 0
    var occlusion: Float = 0
    var position = AVAudio3DPoint()
    var renderingAlgorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
    var sourceMode = AVAudio3DMixingSourceMode.spatializeIfMono
    var pointSourceInHeadMode = AVAudio3DMixingPointSourceInHeadMode.mono
}

extension AVAudioMixing {
    private var values: AVAudioMixingValues {
        (self as? AVAudioNode)?.mixing ?? (self as? AVAudioMixingDestination)?.mixing ?? AVAudioMixingValues()
    }

    public var volume: Float {
        get { values.volume }
        set { values.volume = newValue }
    }
    public var pan: Float {
        get { values.pan }
        set { values.pan = newValue }
    }
    public var rate: Float {
        get { values.rate }
        set { values.rate = newValue }
    }
    public var reverbBlend: Float {
        get { values.reverbBlend }
        set { values.reverbBlend = newValue }
    }
    public var obstruction: Float {
        get { values.obstruction }
        set { values.obstruction = newValue }
    }
    public var occlusion: Float {
        get { values.occlusion }
        set { values.occlusion = newValue }
    }
    public var position: AVAudio3DPoint {
        get { values.position }
        set { values.position = newValue }
    }
    public var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
        get { values.renderingAlgorithm }
        set { values.renderingAlgorithm = newValue }
    }
    public var sourceMode: AVAudio3DMixingSourceMode {
        get { values.sourceMode }
        set { values.sourceMode = newValue }
    }
    public var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode {
        get { values.pointSourceInHeadMode }
        set { values.pointSourceInHeadMode = newValue }
    }

    public func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination? {
        guard let node = self as? AVAudioNode, let from = node.engine?.inputConnectionPoint(for: mixer, inputBus: bus),
            from.node === node
        else { return nil }
        return AVAudioMixingDestination(AVAudioConnectionPoint(node: mixer, bus: bus), node.mixing)
    }
}

/// A sound at one mixer.
open class AVAudioMixingDestination: NSObject, AVAudioMixing, @unchecked Sendable {
    /// The way into the mixer.
    public let connectionPoint: AVAudioConnectionPoint
    let mixing: AVAudioMixingValues

    init(_ connectionPoint: AVAudioConnectionPoint, _ mixing: AVAudioMixingValues) {
        (self.connectionPoint, self.mixing) = (connectionPoint, mixing)
    }
}

/// The ways in which the place of a sound is made out.
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
    case equalPowerPanning = 0
    case sphericalHead = 1
    case HRTF = 2
    case soundField = 3
    case stereoPassThrough = 5
    case HRTFHQ = 6
    case auto = 7
}

/// The place of the channels of a sound.
public enum AVAudio3DMixingSourceMode: Int, Sendable {
    case spatializeIfMono, bypass, pointSource, ambienceBed
}

/// A sound within the head.
public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable {
    case mono, bypass
}
