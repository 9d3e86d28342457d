public import Foundation

/// A speaker of texts. There are no voices: each text is cancelled, and the delegate is told so.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?

    public override init() {}

    /// The state of the synthesizer.
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) {
        DispatchQueue.main.async { [self] in delegate?.speechSynthesizer(self, didCancel: utterance) }
    }

    /// Ends, pauses or continues the speaking.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false
    open var outputChannels: [AVAudioSessionChannelDescription]?
    public static let availableVoicesDidChangeNotification = Notification.Name(
        "AVSpeechSynthesisAvailableVoicesDidChangeNotification")

    /// Writes no sound, and no marks of it: the first closure is given an empty stretch, which ends it.
    open func write(
        _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void,
        toMarkerCallback markerCallback: @escaping ([AVSpeechSynthesisMarker]) -> Void
    ) { write(utterance, toBufferCallback: bufferCallback) }

    /// Writes no sound: the closure is given an empty stretch, which ends it.
    open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void)
    {
        nonisolated(unsafe) let callback = bufferCallback
        DispatchQueue.main.async {
            if let end = AVAudioPCMBuffer(pcmFormat: AVAudioNode.silence, frameCapacity: 0) { callback(end) }
        }
    }

    /// The permission to use the user's own voice, of which there is none.
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
        case notDetermined, denied, unsupported, authorized
    }

    /// The permission to use people's own voices, of which there are none.
    open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    open class func requestPersonalVoiceAuthorization(
        completionHandler handler: @escaping (PersonalVoiceAuthorizationStatus) -> Void
    ) { handler(.unsupported) }
    /// Asks for the permission, which is not there.
    open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }
}

/// The boundary at which speaking ends or pauses.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate, word
}

/// The delegate of a synthesizer, told as texts are spoken. Nothing is spoken here.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// The calls while a text is spoken.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}

/// A text to say.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text, and the properties of its speaking.
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates an utterance of nothing.
    public override convenience init() { self.init(string: "") }
    /// Creates an utterance of a text.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }
    /// - Returns: nil where the text is no markup for speech.
    public convenience init?(ssmlRepresentation string: String) {
        guard string.contains("<speak") else { return nil }
        let text = string.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
        self.init(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    public let attributedSpeechString: NSAttributedString
    open var prefersAssistiveTechnologySettings = false
}

/// The rates of speaking.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// The voice that speaks a text.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language of the voice.
    public let language: String

    /// Creates the voice of no language.
    public override init() { language = "" }
    /// nil: no voice is there.
    public init?(language: String?) { nil }

    /// Creates the voice with an identifier; nil where there is none.
    public init?(identifier: String) { nil }

    /// The voice's identifier and name.
    open var identifier: String { language }
    open var name: String { language }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    open var audioFileSettings: [String: Any] { [:] }
    open var voiceTraits: Traits { [] }

    /// The kinds of a voice.
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let isNoveltyVoice = Traits(rawValue: 1)
        public static let isPersonalVoice = Traits(rawValue: 2)
    }
    /// The voices, of which there are none, and the language of the system.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { "en-US" }
}

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced, premium
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified, male, female
}

/// The name of a voice that speaks English, and of the attribute for a pronunciation.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
