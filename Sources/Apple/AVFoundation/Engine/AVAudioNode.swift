public import Foundation

/// A part of an engine of sound.
open class AVAudioNode: NSObject, @unchecked Sendable {
    static let silence = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!

    public override init() {}
    /// The engine to which the part is attached.
    open internal(set) weak var engine: AVAudioEngine?
    let mixing = AVAudioMixingValues()
    var inputFormats: [AVAudioNodeBus: AVAudioFormat] = [:]
    var outputFormats: [AVAudioNodeBus: AVAudioFormat] = [:]

    /// The formats of the part: those with which it is connected.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormats[bus] ?? AVAudioNode.silence }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { inputFormats[bus] ?? AVAudioNode.silence }
    /// The names of the ways in and out: nil.
    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }

    /// The taps on the part, which hear nothing.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) { _ = tapBlock }
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}
    open var lastRenderTime: AVAudioTime? { nil }
    /// The delays in seconds, and the number of ways in and out.
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
}

/// Told of what is heard at a part, and that a stretch is played.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = () -> Void

/// A way in or out of a part.
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
    /// The part and the number of the way.
    open private(set) weak var node: AVAudioNode?
    public let bus: AVAudioNodeBus

    /// Creates a way.
    public init(node: AVAudioNode, bus: AVAudioNodeBus) {
        (self.node, self.bus) = (node, bus)
    }
}

/// A device for sound.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    /// The delay of the device in seconds.
    open var presentationLatency: TimeInterval { 0 }
    /// The processing of voices, for which there is no device.
    open var isVoiceProcessingEnabled: Bool { false }

    /// - Throws: ``AVError/Code/deviceNotConnected``, where it is to be set.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
        if enabled { throw AVError(.deviceNotConnected) }
    }
}

/// The microphone.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
    /// The processing of voices.
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false
    /// Takes the sound of the program itself, or a listener to the speech of someone who is muted: false, as neither is called.
    open func setManualRenderingInputPCMFormat(
        _ format: AVAudioFormat, inputBlock block: @escaping AVAudioIONodeInputBlock
    ) -> Bool {
        _ = block
        return false
    }
    @discardableResult
    open func setMutedSpeechActivityEventListener(_ listener: ((AVAudioVoiceProcessingSpeechActivityEvent) -> Void)?)
        -> Bool
    {
        _ = listener
        return false
    }
}

/// Gives sound where none is recorded.
public typealias AVAudioIONodeInputBlock = (AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?

/// The speech of someone who is muted.
public enum AVAudioVoiceProcessingSpeechActivityEvent: Int, Sendable {
    case started, ended
}

/// The loudspeaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// The loudness, 0…1, and the number of the first way in that is free.
    open var outputVolume: Float = 1
    open var nextAvailableInputBus: AVAudioNodeBus { engine?.freeInput(of: self) ?? 0 }
}
