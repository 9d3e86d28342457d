public import Foundation

extension AVAudioSession {
    /// The reason for an interruption.
    public enum InterruptionReason: UInt, Sendable {
        case `default`, appWasSuspended, builtInMicMuted
        case routeDisconnected = 4
    }

    /// The beginning or the end of another app's sound.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable {
        case end, begin
    }

    /// The way of announcing sounds.
    public enum PromptStyle: UInt, Sendable {
        case none = 0x6E6F_6E65
        case short = 0x7368_7274
        case normal = 0x6E72_6D6C
    }

    /// The choice to take sounds in and give them out by one device.
    public enum IOType: UInt, Sendable {
        case notSpecified, aggregated
    }

    /// The side on which pictures are taken along with the sound.
    public enum StereoOrientation: Int, Sendable {
        case none, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    }

    /// A place on a device.
    public struct Location: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let upper = Location(rawValue: "Upper")
        public static let lower = Location(rawValue: "Lower")
    }
    /// A side of a device.
    public struct Orientation: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let top = Orientation(rawValue: "Top")
        public static let bottom = Orientation(rawValue: "Bottom")
        public static let front = Orientation(rawValue: "Front")
        public static let back = Orientation(rawValue: "Back")
        public static let left = Orientation(rawValue: "Left")
        public static let right = Orientation(rawValue: "Right")
    }
    /// A pattern of hearing.
    public struct PolarPattern: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
        public static let cardioid = PolarPattern(rawValue: "Cardioid")
        public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
        public static let stereo = PolarPattern(rawValue: "Stereo")
    }

    /// The purposes that can be chosen.
    public var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    public var availableModes: [Mode] {
        [
            .default, .moviePlayback, .spokenAudio, .voiceChat, .measurement, .videoRecording, .videoChat, .gameChat,
            .voicePrompt,
        ]
    }
    public var promptStyle: PromptStyle { .normal }

    /// Makes the session active: the closure hears that it is not.
    public func activate(
        options: ActivationOptions = [], completionHandler handler: @escaping (Bool, (any Error)?) -> Void
    ) {
        handler(false, NSError(domain: NSOSStatusErrorDomain, code: ErrorCode.cannotStartPlaying.rawValue))
    }
    /// The options of making the session active.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
    /// Asks the person for a device: there is none to choose.
    public func prepareRouteSelectionForPlayback(completionHandler: @escaping (Bool, RouteSelection) -> Void) {
        completionHandler(false, .none)
    }
    /// A choice of a device.
    public enum RouteSelection: Int, Sendable {
        case none, local, external
    }

    /// The devices' parts and numbers: there is no device, and a choice of a part changes nothing.
    public var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    public var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
    public var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    public var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
    public func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
    public func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
    public var maximumInputNumberOfChannels: Int { 0 }
    public var maximumOutputNumberOfChannels: Int { 0 }
    public var inputOrientation: StereoOrientation { .none }

    /// Wishes, which there is no device for: none is kept.
    public var preferredInput: AVAudioSessionPortDescription? { nil }
    public var preferredSampleRate: Double { 0 }
    public var preferredIOBufferDuration: TimeInterval { 0 }
    public var preferredInputNumberOfChannels: Int { 0 }
    public var preferredOutputNumberOfChannels: Int { 0 }
    public var preferredInputOrientation: StereoOrientation { .none }
    public var allowHapticsAndSystemSoundsDuringRecording: Bool { false }
    public var prefersNoInterruptionsFromSystemAlerts: Bool { false }
    public var supportsMultichannelContent: Bool { false }
    public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
    public func setPreferredInputOrientation(_ orientation: StereoOrientation) throws {}
    public func setAggregatedIOPreference(_ inIOType: IOType) throws {}
    public func setSupportsMultichannelContent(_ inValue: Bool) throws {}
    public func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {}

    /// The notifications of the session, of which none is sent.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    public static let spatialPlaybackCapabilitiesChangedNotification = Notification.Name(
        "AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
    public static let renderingModeChangeNotification = Notification.Name(
        "AVAudioSessionRenderingModeChangeNotification")
}

extension AVAudioSession.Category {
    /// The older purpose of working on sounds without a device.
    public static let audioProcessing = AVAudioSession.Category(rawValue: "audioProcessing")
}
extension AVAudioSession.Port {
    /// Devices with a wire.
    public static let lineIn = AVAudioSession.Port(rawValue: "LineIn")
    public static let lineOut = AVAudioSession.Port(rawValue: "LineOut")
    public static let displayPort = AVAudioSession.Port(rawValue: "DisplayPort")
    public static let continuityMicrophone = AVAudioSession.Port(rawValue: "ContinuityMicrophone")
}
extension AVAudioSession.RouteSharingPolicy {
    /// The older name of long sounds.
    public static var longForm: AVAudioSession.RouteSharingPolicy { .longFormAudio }
}

/// The keys of the facts of those notifications.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
public let AVAudioSessionSpatialAudioEnabledKey = "AVAudioSessionSpatialAudioEnabledKey"

extension AVAudioSessionPortDescription {
    /// The parts of the device, of which none is known or can be chosen.
    public var hasHardwareVoiceCallProcessing: Bool { false }
    public var isSpatialAudioEnabled: Bool { false }
    public var channels: [AVAudioSessionChannelDescription]? { nil }
    public var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    public var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    public var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
    public func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
}

/// A part of a device, such as one of its microphones.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
    override init() {}
    /// The name, the place, and the patterns of hearing, of which none can be chosen.
    open var dataSourceID: NSNumber { 0 }
    open var dataSourceName: String { "" }
    open var location: AVAudioSession.Location? { nil }
    open var orientation: AVAudioSession.Orientation? { nil }
    open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    open var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
    open var preferredPolarPattern: AVAudioSession.PolarPattern? { nil }
    open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {}
}

/// A channel of a device.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
    override init() {}
    /// The name and the number.
    open var channelName: String { "" }
    open var owningPortUID: String { "" }
    open var channelNumber: Int { 0 }
    open var channelLabel: UInt32 { 0 }
}

extension AVAudioApplication {
    /// Makes the microphone deaf, of which there is none.
    ///
    /// - Throws: ``AVError/Code/deviceNotConnected``.
    public func setInputMuted(_ muted: Bool) throws { throw AVError(.deviceNotConnected) }
    public func setInputMuteStateChangeHandler(_ inputMuteHandler: ((Bool) -> Bool)?) throws {
        guard inputMuteHandler == nil else { throw AVError(.deviceNotConnected) }
    }
    public static let inputMuteStateChangeNotification = Notification.Name(
        "AVAudioApplicationInputMuteStateChangeNotification")
    public static let muteStateKey = "AVAudioApplicationMuteStateKey"
}
