public import Foundation

extension AVAudioSession {
    /// The permission to record: nobody gave it.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// A kind of a device of sound.
    public struct Port: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let usbAudio = Port(rawValue: "USBAudio")
    }

    /// The choice of another device.
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6B72
    }

    /// The reason for another route, and the kinds of an interruption.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
    /// The beginning or the end of an interruption.
    public enum InterruptionType: UInt, Sendable {
        case ended, began
    }

    /// The options of an interruption's end.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// The permission, the devices and the numbers of the sound: there is no device.
    public var recordPermission: RecordPermission { .denied }
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { nil }
    public var isInputAvailable: Bool { false }
    public var isOtherAudioPlaying: Bool { false }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var sampleRate: Double { 44_100 }
    public var inputLatency: TimeInterval { 0 }
    public var inputGain: Float { 1 }
    public var isInputGainSettable: Bool { false }
    public func setInputGain(_ gain: Float) throws { throw AVError(.deviceNotConnected) }
    public var outputLatency: TimeInterval { 0 }
    public var ioBufferDuration: TimeInterval { 0 }
    public var inputNumberOfChannels: Int { 0 }
    public var outputNumberOfChannels: Int { 0 }

    /// Wishes, which there is no device for.
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
    public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}

    /// - Throws: ``ErrorCode/cannotStartPlaying`` for another device: there is none.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        guard portOverride != .none else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: ErrorCode.cannotStartPlaying.rawValue)
    }

    /// The notifications of the session, of which none is sent.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The keys of the facts of those notifications.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// The devices that sound comes from and goes to: none.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// The devices.
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A device of sound.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// The kind and the name.
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "" }
    open var uid: String { "" }
}

/// The app as one that records. Nobody allows it here.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// The permission to record.
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// The app.
    public static let shared = AVAudioApplication()
    open var recordPermission: AVAudioApplication.recordPermission { .denied }
    open var isInputMuted: Bool { false }

    /// Asks for the permission to record: it is denied.
    open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) { response(false) }
    open class func requestRecordPermission() async -> Bool { false }
}
