import SoundAnalysis
import Testing

@Suite("SoundAnalysis")
struct SoundAnalysisTests {
    private final class Question: NSObject, SNRequest {}

    private final class Listener: NSObject, SNResultsObserving {
        var errors: [SNError.Code?] = []

        func request(_ request: any SNRequest, didProduce result: any SNResult) {}
        func request(_ request: any SNRequest, didFailWithError error: any Error) {
            errors.append((error as? SNError)?.code)
        }
    }

    @Test("each listener hears once that no sound is known, and one who took the question back does not")
    func listeners() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
        let analyzer = SNAudioStreamAnalyzer(format: format)
        let (first, second, taken) = (Listener(), Listener(), Question())
        try analyzer.add(Question(), withObserver: first)
        try analyzer.add(taken, withObserver: second)
        analyzer.remove(taken)
        analyzer.completeAnalysis()
        analyzer.completeAnalysis()
        #expect(first.errors == [.operationFailed] && second.errors.isEmpty)
    }

    @Test("no classifier is there, and no file is read")
    func questions() {
        #expect(throws: SNError(.invalidModel)) { try SNClassifySoundRequest(classifierIdentifier: .version1) }
        #expect(throws: SNError(.invalidFile)) { try SNAudioFileAnalyzer(url: URL(fileURLWithPath: "/none")) }
    }
}
