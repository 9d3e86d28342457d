// `import Speech` where Apple's framework is missing: nobody allows to listen, and no words are understood. It brings AVFoundation along.
@_exported public import AVFoundation

/// The permission to understand speech: it is not given.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// The listener to a recognizer.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// Called when it can be used, or no longer: never.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// The class above a recognizer, without an initializer that has no arguments: the recognizer's own may fail.
open class _SpeechRecognizerBase: NSObject, @unchecked Sendable {
    init(_own: Void) {}
}

/// Understands speech: nothing of it.
open class SFSpeechRecognizer: _SpeechRecognizerBase, @unchecked Sendable {
    /// The language, the delegate, and what it can do.
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition = false
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main

    /// Creates one of a language.
    public init?(locale: Locale) {
        self.locale = locale
        super.init(_own: ())
    }

    public convenience init?() { self.init(locale: .current) }

    /// The languages, and the permission: none.
    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    /// Begins to understand, and says that it cannot.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, SFSpeechError(.internalServiceError))
        return SFSpeechRecognitionTask()
    }
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        nonisolated(unsafe) let delegate = delegate
        DispatchQueue.main.async { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
        return task
    }
}

/// The purpose of what is said.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified, dictation, search, confirmation
}

/// Speech to understand.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    /// The purpose, and the wishes for the answer.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var interactionIdentifier: String?
}

/// A request of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The place of the file.
    public let url: URL

    /// Creates a request of a file.
    public init(url URL: URL) {
        url = URL
    }
}

/// A request of sound that comes bit by bit.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// Takes sound, and its end.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
    open var nativeAudioFormat: AVAudioFormat {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1) else {
            preconditionFailure("one channel is a form of sound")
        }
        return format
    }
    open func endAudio() {}
}

/// The understanding of a request: it is done.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// The state of the task, and its end.
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open var error: (any Error)? { SFSpeechError(.internalServiceError) }
    open func finish() {}
    open func cancel() {}
}

/// The states of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting, running, finishing, canceling, completed
}

/// The listener to a task.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Called for guesses, for the answer and at the end.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
}

extension SFSpeechRecognitionTaskDelegate {
    /// Called for guesses, for the answer and at the end.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
}

/// The words that were understood: none.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    /// The text, and others that it might be.
    public let bestTranscription = SFTranscription()
    open var transcriptions: [SFTranscription] { [bestTranscription] }
    open var isFinal: Bool { true }
    open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
}

/// A text of what was said.
open class SFTranscription: NSObject, @unchecked Sendable {
    /// The text and its parts.
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

/// A part of such a text.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    /// The part of the text, its time in seconds, and the trust in it.
    open var substring: String { "" }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    open var alternativeSubstrings: [String] { [] }
}

/// Facts about what was said: the rate in words a minute, and lengths in seconds.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
    /// The facts.
    open var speakingRate: Double { 0 }
    open var averagePauseDuration: TimeInterval { 0 }
    open var speechStartTimestamp: TimeInterval { 0 }
    open var speechDuration: TimeInterval { 0 }
}
