public import Foundation

/// A recorder of sound. There is no microphone: it does not record, and says so.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// The file of the recording.
    public let url: URL
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false

    /// Creates a recorder without a file.
    public override init() { url = URL(fileURLWithPath: "/dev/null") }
    /// Creates a recorder for a file.
    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
    }

    public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: [:]) }

    /// The state of the recorder.
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    @discardableResult open func prepareToRecord() -> Bool { false }
    @discardableResult open func record() -> Bool { false }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
    @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var settings: [String: Any] { [:] }
    open var format: AVAudioFormat { AVAudioNode.silence }
    open func pause() {}
    open func stop() {}
    @discardableResult open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of a recorder, told when a recording ends. None ends here.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// The calls at the end of a recording, and for one that cannot be encoded.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// The keys and values of recordings' settings.
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

/// The quality of recorded sound.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}
