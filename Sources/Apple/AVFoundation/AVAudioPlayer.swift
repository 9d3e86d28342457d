/// Plays a sound. It does not play, and has no length.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public let url: URL?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var rate: Float = 1
    open var enableRate = false
    open var pan: Float = 0
    /// -1 for again and again.
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var isMeteringEnabled = false

    /// - Throws: What reading the file throws, as where there is none.
    public init(contentsOf url: URL) throws {
        _ = try Data(contentsOf: url)
        self.url = url
    }

    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        _ = try Data(contentsOf: url)
        self.url = url
    }

    public init(data: Data) throws {
        url = nil
    }

    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool { true }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { true }
    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What is told of a sound that ends. None ends here.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records sound. It does not record.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    public let url: URL
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false

    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
    }

    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    @discardableResult open func prepareToRecord() -> Bool { false }
    @discardableResult open func record() -> Bool { false }
    open func pause() {}
    open func stop() {}
    @discardableResult open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What is told of a recording that ends. None ends here.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

/// How well sound is recorded.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

/// How an app's sound goes along with the others'. Nothing changes.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()

    /// What an app does with sound.
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let ambient = Category(rawValue: "ambient")
        public static let soloAmbient = Category(rawValue: "soloAmbient")
        public static let playback = Category(rawValue: "playback")
        public static let record = Category(rawValue: "record")
        public static let playAndRecord = Category(rawValue: "playAndRecord")
    }

    /// For what an app does it.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = Mode(rawValue: "default")
        public static let moviePlayback = Mode(rawValue: "moviePlayback")
        public static let spokenAudio = Mode(rawValue: "spokenAudio")
        public static let voiceChat = Mode(rawValue: "voiceChat")
        public static let measurement = Mode(rawValue: "measurement")
        public static let videoRecording = Mode(rawValue: "videoRecording")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    open class func sharedInstance() -> AVAudioSession { shared }

    open func setCategory(_ category: Category) throws {}
    open func setCategory(_ category: Category, options: CategoryOptions) throws {}
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    open func setMode(_ mode: Mode) throws {}
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
    open var outputVolume: Float { 1 }
}

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// No sound is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
