public import Foundation

/// The way an app's sound goes along with the others'. Settings are kept; there is no device, so that none becomes
/// active.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()

    /// The purpose of an app's sound.
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
        public static let multiRoute = Category(rawValue: "multiRoute")
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
        public static let videoChat = Mode(rawValue: "videoChat")
        public static let gameChat = Mode(rawValue: "gameChat")
        public static let voicePrompt = Mode(rawValue: "voicePrompt")
        public static let shortFormVideo = Mode(rawValue: "shortFormVideo")
    }

    /// The options of a category.
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
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
        public static let bluetoothHighQualityRecording = CategoryOptions(rawValue: 0x8_0000)
        public static let farFieldInput = CategoryOptions(rawValue: 0x4_0000)
    }

    /// The options of making the session active or not.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The app's session.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// The purpose of the app's sound, and the settings of the session.
    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default
    open private(set) var categoryOptions: CategoryOptions = []

    /// Sets the purpose of the app's sound.
    open func setCategory(_ category: Category) throws { self.category = category }

    open func setCategory(_ category: Category, options: CategoryOptions) throws {
        self.category = category
        categoryOptions = options
    }

    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, options: options)
        self.mode = mode
    }

    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, options: options)
        routeSharingPolicy = policy
    }

    /// The way in which the app's sound shares its devices with others.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio, independent, longFormVideo
    }

    /// The way that was set.
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default

    /// Sets the mode of the session.
    open func setMode(_ mode: Mode) throws { self.mode = mode }

    /// - Throws: ``ErrorCode/cannotStartPlaying`` for true: there is no device.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        guard active else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: ErrorCode.cannotStartPlaying.rawValue)
    }

    /// A reason why a session fails, with its number in `NSOSStatusErrorDomain`.
    public enum ErrorCode: Int, Sendable {
        case cannotStartPlaying = 0x2170_6C61
        case cannotStartRecording = 0x2172_6563
        case isBusy = 0x2161_6374
        case mediaServicesFailed = 0x6D73_7276
        case incompatibleCategory = 0x2163_6174
        case cannotInterruptOthers = 0x2169_6E74
        case missingEntitlement = 0x656E_743F
        case siriIsRecording = 0x7369_7269
        case insufficientPriority = 0x2170_7269
        case resourceNotAvailable = 0x2172_6573
        case badParam = -50
        case sessionNotActive = 0x696E_6163
        case expiredSession = 0x2173_6573
        case none = 0
        case unspecified = 0x7768_6174
    }

    /// Asks the user for the permission to record.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
    open var outputVolume: Float { 1 }
}
