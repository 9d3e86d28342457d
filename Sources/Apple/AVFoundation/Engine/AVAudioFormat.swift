public import Foundation

/// The format of sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// The numbers of the format, and the places of its channels.
    public let streamDescription: UnsafePointer<AudioStreamBasicDescription>
    public let channelLayout: AVAudioChannelLayout?

    /// Creates a format of no channels.
    public override init() { (streamDescription, channelLayout) = (Self.kept(AudioStreamBasicDescription()), nil) }

    /// Creates the format of numbers.
    public init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        (streamDescription, channelLayout) = (Self.kept(asbd.pointee), nil)
    }
    public init?(
        streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>, channelLayout layout: AVAudioChannelLayout?
    ) {
        (streamDescription, channelLayout) = (Self.kept(asbd.pointee), layout)
    }

    /// Creates a format of 32 bits for each sample, with a stretch of memory for each channel.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }
    public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout)
    {
        self.init(
            commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, interleaved: false, channelLayout: layout)
    }

    /// Creates a format of samples a second; nil without a channel.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard channels > 0 else { return nil }
        let numbers = AudioStreamBasicDescription(format, rate: sampleRate, channels: channels, interleaved)
        (streamDescription, channelLayout) = (Self.kept(numbers), nil)
    }
    public init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
        channelLayout layout: AVAudioChannelLayout
    ) {
        let numbers = AudioStreamBasicDescription(
            format, rate: sampleRate, channels: layout.channelCount, interleaved)
        (streamDescription, channelLayout) = (Self.kept(numbers), layout)
    }

    /// Creates the format of settings; nil without a rate or a channel.
    public init?(settings: [String: Any]) {
        guard let numbers = AudioStreamBasicDescription(settings: settings) else { return nil }
        (streamDescription, channelLayout) = (Self.kept(numbers), nil)
    }

    /// Creates the format of a stream of sound; that of another stream has no samples.
    public init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
        let numbers = formatDescription.audioStreamBasicDescription ?? AudioStreamBasicDescription()
        (streamDescription, channelLayout) = (Self.kept(numbers), nil)
    }

    deinit { streamDescription.deallocate() }

    private static func kept(_ numbers: AudioStreamBasicDescription) -> UnsafePointer<AudioStreamBasicDescription> {
        let place = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
        place.initialize(to: numbers)
        return UnsafePointer(place)
    }

    /// Samples a second, and the number of channels.
    open var sampleRate: Double { streamDescription.pointee.mSampleRate }
    open var channelCount: AVAudioChannelCount { streamDescription.pointee.mChannelsPerFrame }

    /// The form of a sample, whether its channels lie in one stretch of memory, and whether it is the standard one.
    open var commonFormat: AVAudioCommonFormat { streamDescription.pointee.commonFormat }
    open var isInterleaved: Bool {
        streamDescription.pointee.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
    }
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// The format as settings of a file, and as that of a stream.
    open var settings: [String: Any] { streamDescription.pointee.settings }
    open var formatDescription: CMAudioFormatDescription {
        let numbers = streamDescription.pointee
        return CMFormatDescription(.audio, .init(rawValue: numbers.mFormatID), sound: numbers)
    }
    /// The description that a codec gives of itself: nil.
    open var magicCookie: Data? {
        get { nil }
        set { _ = newValue }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVAudioFormat)?.streamDescription.pointee == streamDescription.pointee
    }
    open override var hash: Int { streamDescription.pointee.hashValue }
}

/// The form of a sample.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// Numbers of samples, of channels and of packets.
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeBus = Int
