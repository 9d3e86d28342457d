// `import SoundAnalysis` where Apple's framework is missing: no sound is known. It brings AVFoundation and CoreML along.
@_exported public import AVFoundation
@_exported public import CoreML

/// A question about sounds.
public protocol SNRequest: NSObjectProtocol {}

/// An answer about sounds.
public protocol SNResult: NSObjectProtocol {}

/// The listener to answers.
public protocol SNResultsObserving: NSObjectProtocol {
    /// Called for an answer, for a failure and at the end. Nothing is known, so that the failure alone is told.
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}

/// The questions of an analyzer, each with its listener.
private struct Questions {
    private struct Question {
        let request: any SNRequest
        weak var observer: (any SNResultsObserving)?
    }

    private var all: [Question] = []

    mutating func add(_ request: any SNRequest, _ observer: any SNResultsObserving) {
        all.append(Question(request: request, observer: observer))
    }
    mutating func remove(_ request: any SNRequest) { all.removeAll { $0.request === request } }
    mutating func removeAll() { all = [] }
    mutating func fail() {
        for question in all {
            question.observer?.request(question.request, didFailWithError: SNError(.operationFailed))
        }
        all = []
    }
}

/// Listens to a stream of sound, and understands none.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    private var questions = Questions()

    /// Creates one for a form of sound.
    public init(format: AVAudioFormat) {}

    /// Adds a question, or takes it back.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        questions.add(request, observer)
    }
    open func remove(_ request: any SNRequest) { questions.remove(request) }
    open func removeAllRequests() { questions.removeAll() }

    /// Listens, and tells each listener that it cannot.
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {
        questions.fail()
    }
    open func completeAnalysis() { questions.fail() }
}

/// Listens to a file.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    private var questions = Questions()

    /// Creates one for a file, which is not read.
    /// - Throws: `SNError.invalidFile`.
    public init(url: URL) throws {
        throw SNError(.invalidFile)
    }

    /// Adds a question, or takes it back.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        questions.add(request, observer)
    }
    open func remove(_ request: any SNRequest) { questions.remove(request) }
    open func removeAllRequests() { questions.removeAll() }

    /// Listens, and tells each listener that it cannot.
    open func analyze() { questions.fail() }
    open func analyze(completionHandler: ((Bool) -> Void)?) {
        questions.fail()
        completionHandler?(false)
    }
    open func analyze() async -> Bool {
        questions.fail()
        return false
    }
    open func cancelAnalysis() {}
}
