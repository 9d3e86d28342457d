public import AVFoundation
public import Foundation

/// A part of the analysis of speech.
public protocol SpeechModule: AnyObject, Sendable {}

/// Analyses speech with modules. No model is there: each analysis ends with an error.
public actor SpeechAnalyzer {
    /// The modules.
    public let modules: [any SpeechModule]

    /// Creates an analyser.
    public init(modules: [any SpeechModule], options: Options? = nil) {
        self.modules = modules
    }

    /// The wishes of an analysis.
    public struct Options: Equatable, Sendable {
        /// The time that models are kept.
        public enum ModelRetention: Hashable, Sendable {
            case whileInUse, lingering, processLifetime
        }

        /// The wishes.
        public let priority: TaskPriority
        public let modelRetention: ModelRetention

        /// Creates wishes.
        public init(priority: TaskPriority, modelRetention: ModelRetention) {
            (self.priority, self.modelRetention) = (priority, modelRetention)
        }
    }

    /// The format that modules take: none.
    public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? {
        nil
    }

    /// Begins or ends an analysis.
    ///
    /// - Throws: An error always, where speech would be analysed.
    public func start<InputSequence: AsyncSequence & Sendable>(
        inputSequence: InputSequence
    ) async throws where InputSequence.Element == AnalyzerInput { throw SFSpeechError(.assetLocaleNotAllocated) }
    public func analyzeSequence<InputSequence: AsyncSequence & Sendable>(
        _ inputSequence: InputSequence
    ) async throws -> CMTime? where InputSequence.Element == AnalyzerInput {
        throw SFSpeechError(.assetLocaleNotAllocated)
    }
    public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws {
        throw SFSpeechError(.assetLocaleNotAllocated)
    }
    public func finalize(through: CMTime?) async throws {}
    public func finalizeAndFinish(through: CMTime) async throws {}
    public func finalizeAndFinishThroughEndOfInput() async throws {}
    public func cancelAndFinishNow() async {}
}

/// A part of what is heard.
public struct AnalyzerInput: @unchecked Sendable {
    /// The sound.
    public let buffer: AVAudioPCMBuffer
    public let bufferStartTime: CMTime?

    /// Creates a part.
    public init(buffer: AVAudioPCMBuffer) {
        (self.buffer, bufferStartTime) = (buffer, nil)
    }
    public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) {
        (self.buffer, self.bufferStartTime) = (buffer, bufferStartTime)
    }
}

/// Writes down what is said. No language is supported.
public final class SpeechTranscriber: SpeechModule, Sendable {
    /// Creates a transcriber of a language.
    public init(
        locale: Locale, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
        attributeOptions: Set<ResultAttributeOption>
    ) {}
    public convenience init(locale: Locale, preset: Preset) {
        self.init(locale: locale, transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
    }

    /// The languages: none.
    public static var isAvailable: Bool { false }
    public static var supportedLocales: [Locale] { get async { [] } }
    public static var installedLocales: [Locale] { get async { [] } }
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }

    /// The words that were said: they end at once.
    public var results: some AsyncSequence<Result, any Error> & Sendable {
        AsyncThrowingStream<Result, any Error> { $0.finish() }
    }

    /// A part of what was said.
    public struct Result: Sendable {
        /// The text, what else it may be, and its time.
        public let text: AttributedString
        public let alternatives: [AttributedString]
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        public var isFinal: Bool { range.end <= resultsFinalizationTime }
    }

    /// The wishes of a transcription.
    public enum TranscriptionOption: Hashable, Sendable, CaseIterable {
        case etiquetteReplacements
    }

    /// The wishes of what is told.
    public enum ReportingOption: Hashable, Sendable, CaseIterable {
        case volatileResults, alternativeTranscriptions, fastResults
    }

    /// A fact that is told of parts of a text.
    public enum ResultAttributeOption: Hashable, Sendable, CaseIterable {
        case audioTimeRange, transcriptionConfidence
    }

    /// Wishes that go together.
    public struct Preset: Hashable, Sendable {
        private let name: String
        public static let transcription = Preset(name: "transcription")
        public static let transcriptionWithAlternatives = Preset(name: "transcriptionWithAlternatives")
        public static let timeIndexedTranscriptionWithAlternatives = Preset(
            name: "timeIndexedTranscriptionWithAlternatives")
        public static let progressiveTranscription = Preset(name: "progressiveTranscription")
        public static let timeIndexedProgressiveTranscription = Preset(name: "timeIndexedProgressiveTranscription")
    }
}

/// The models of languages. None can be installed.
public final class AssetInventory: Sendable {
    private init() {}

    /// The state of models.
    public enum Status: Int, Comparable, Sendable {
        case unsupported, supported, downloading, installed

        public static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// The answers: unsupported, and nothing to download.
    public static func status(forModules modules: [any SpeechModule]) async -> Status { .unsupported }
    public static var reservedLocales: [Locale] { get async { [] } }
    public static var maximumReservedLocales: Int { 0 }
    public static func reserve(locale: Locale) async throws -> Bool { false }
    public static func release(reservedLocale: Locale) async -> Bool { false }
    public static func assetInstallationRequest(
        supporting modules: [any SpeechModule]
    ) async throws -> AssetInstallationRequest? { nil }
}

/// A request for models.
public final class AssetInstallationRequest: Sendable {
    init() {}

    /// The part that is done.
    public var progress: Progress { Progress(totalUnitCount: 1) }

    /// - Throws: An error always: nothing is downloaded.
    public func downloadAndInstall() async throws { throw SFSpeechError(.assetLocaleNotAllocated) }
}

/// Facts of a voice. None is heard.
open class SFVoiceAnalytics: NSObject, @unchecked Sendable {
    override init() {}
    /// The facts.
    open var jitter: SFAcousticFeature { SFAcousticFeature() }
    open var shimmer: SFAcousticFeature { SFAcousticFeature() }
    open var pitch: SFAcousticFeature { SFAcousticFeature() }
    open var voicing: SFAcousticFeature { SFAcousticFeature() }
}

/// A fact of a voice over time; durations are in seconds.
open class SFAcousticFeature: NSObject, @unchecked Sendable {
    override init() {}
    /// The values.
    open var acousticFeatureValuePerFrame: [Double] { [] }
    open var frameDuration: TimeInterval { 0 }
}

extension SFSpeechRecognitionMetadata {
    /// The facts of the voice.
    public var voiceAnalytics: SFVoiceAnalytics? { nil }
}
