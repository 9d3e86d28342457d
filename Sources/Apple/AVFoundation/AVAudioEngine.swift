public import Foundation

/// The format of sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// Samples a second, and the number of channels.
    public let sampleRate: Double
    public let channelCount: UInt32

    /// Creates a format.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        (self.sampleRate, channelCount) = (sampleRate, channels)
    }
    public init?(settings: [String: Any]) {
        guard let rate = settings[AVSampleRateKey] as? Double ?? (settings[AVSampleRateKey] as? Int).map(Double.init)
        else { return nil }
        sampleRate = rate
        channelCount = UInt32(clamping: settings[AVNumberOfChannelsKey] as? Int ?? 1)
    }
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: UInt32, interleaved: Bool) {
        (self.sampleRate, channelCount) = (sampleRate, channels)
    }
}

/// The form of a sample.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// A number of samples.
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int

/// A stretch of sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {}

/// Samples in memory.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// The samples: none but those that the program puts there.
    open var frameLength: AVAudioFrameCount = 0
    public let frameCapacity: AVAudioFrameCount
    public let format: AVAudioFormat
    private let samples: [UnsafeMutablePointer<Float>]
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
    private let list: UnsafeMutableAudioBufferListPointer

    /// Creates a stretch of silence.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.format = format
        self.frameCapacity = frameCapacity
        let count = max(Int(format.channelCount), 1)
        samples = (0..<count).map { _ in
            let channel = UnsafeMutablePointer<Float>.allocate(capacity: max(Int(frameCapacity), 1))
            channel.initialize(repeating: 0, count: max(Int(frameCapacity), 1))
            return channel
        }
        channels = .allocate(capacity: count)
        channels.initialize(from: samples, count: count)
        list = AudioBufferList.allocate(maximumBuffers: count)
        for (index, channel) in samples.enumerated() {
            list[index] = AudioBuffer(
                mNumberChannels: 1, mDataByteSize: 4 * frameCapacity, mData: UnsafeMutableRawPointer(channel))
        }
    }

    deinit {
        for channel in samples { channel.deallocate() }
        channels.deallocate()
        list.unsafeMutablePointer.deallocate()
    }

    /// The channels as a list of bytes, which shares their memory.
    open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }

    /// The float channel data.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
    open var stride: Int { 1 }
}

/// A moment of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The moment in samples.
    open var sampleTime: AVAudioFramePosition { 0 }
    open var hostTime: UInt64 { 0 }
}

/// A file of sound. None is opened.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// - Throws: ``AVError/Code/fileFormatNotRecognized``.
    public init(forReading fileURL: URL) throws { throw AVError(.fileFormatNotRecognized) }
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw AVError(.deviceNotConnected) }

    /// The format and the length.
    open var processingFormat: AVAudioFormat { AVAudioNode.silence }
    open var fileFormat: AVAudioFormat { AVAudioNode.silence }
    open var length: AVAudioFramePosition { 0 }
    open var url: URL { URL(fileURLWithPath: "/") }
    open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.fileFormatNotRecognized) }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.deviceNotConnected) }
}

/// A part of an engine of sound.
open class AVAudioNode: NSObject, @unchecked Sendable {
    static let silence = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!

    public override init() {}
    /// The formats of the part, and the taps on it, which hear nothing.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioNode.silence }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioNode.silence }
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) { _ = tapBlock }
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}
    open var lastRenderTime: AVAudioTime? { nil }
    open var latency: TimeInterval { 0 }
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
}

/// The microphone, or the loudspeaker.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
    /// The processing of voices, for which there is no device.
    open var isVoiceProcessingEnabled: Bool { false }
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false

    /// - Throws: ``AVError/Code/deviceNotConnected``, where it is to be set.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
        if enabled { throw AVError(.deviceNotConnected) }
    }
}
/// The AV audio output node.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}

/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    /// The output volume.
    open var outputVolume: Float = 1
    open var volume: Float = 1
}

/// Plays sounds. Nothing plays.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    /// The state of the player.
    open var isPlaying: Bool { false }
    open var volume: Float = 1
    open var pan: Float = 0
    open func play() {}
    open func pause() {}
    open func stop() {}

    /// Plays nothing: the end is told when whoever asked is done.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
        tellEnd(completionHandler)
    }
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
    ) { tellEnd(completionHandler) }
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { tellEnd { completionHandler?(callbackType) } }
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { tellEnd { completionHandler?(callbackType) } }
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) { tellEnd { completionHandler?(callbackType) } }
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    open func play(at when: AVAudioTime?) {}
    /// nil: no sound has a time here.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
        tellEnd(completionHandler)
    }
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (() -> Void)? = nil
    ) { tellEnd(completionHandler) }

    /// Not at once: the end of a buffer is where the next one is scheduled.
    private func tellEnd(_ completionHandler: (() -> Void)?) {
        nonisolated(unsafe) let tell = completionHandler
        DispatchQueue.main.async { tell?() }
    }
}

/// The moment at which the end of a stretch is told.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed, dataRendered, dataPlayedBack
}

/// The playing of a stretch of sound.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// Changes sounds.
open class AVAudioUnitReverb: AVAudioNode, @unchecked Sendable {
    /// The wet dry mix.
    open var wetDryMix: Float = 0
    /// Takes the room of a name. Nothing is heard in it.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
open class AVAudioUnitTimePitch: AVAudioNode, @unchecked Sendable {
    /// The change of pitch in cents, and the rate.
    open var pitch: Float = 0
    open var rate: Float = 1
}
open class AVAudioUnitDelay: AVAudioNode, @unchecked Sendable {
    /// The delay in seconds, and its part of the sound in hundredths.
    open var delayTime: TimeInterval = 1
    open var wetDryMix: Float = 100
}
open class AVAudioUnitEQ: AVAudioNode, @unchecked Sendable {
    /// In decibels, and the bands.
    open var globalGain: Float = 0
    public let bands: [AVAudioUnitEQFilterParameters]

    /// Creates an equalizer of bands.
    public init(numberOfBands: Int) {
        bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    }
    public override convenience init() { self.init(numberOfBands: 1) }
}

/// Parts of sound that are connected. There is no device: it does not run.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public override init() {}
    /// The parts and the state of the engine.
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open var isRunning: Bool { false }
    open func attach(_ node: AVAudioNode) {}
    open func detach(_ node: AVAudioNode) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    open func start() throws { throw AVError(.deviceNotConnected) }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}

/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    /// The kind of a band.
    public enum FilterType: Int, Sendable {
        case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
        case resonantLowShelf, resonantHighShelf
    }

    /// The kind; hertz, octaves and decibels.
    open var filterType = FilterType.parametric
    open var frequency: Float = 1000
    open var bandwidth: Float = 0.5
    open var gain: Float = 0
    open var bypass = true
}
