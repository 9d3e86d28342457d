import AVFoundation
import Testing

@Suite("Instants of films")
struct CMTimeTests {
    @Test("a span of time comes back from its value")
    func spans() {
        let span = CMTimeRange(
            start: CMTime(seconds: 2, preferredTimescale: 600), duration: CMTime(seconds: 3, preferredTimescale: 600))
        #expect(NSValue(timeRange: span).timeRangeValue == span)
    }

    @Test("are no numbers, or endless, where their seconds are")
    func wild() {
        #expect(CMTimeMultiplyByFloat64(.indefinite, multiplier: 0.3) == .invalid)
        #expect(CMTimeRange.invalid.end == .invalid)
        #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
        #expect(CMTime(seconds: -1e300, preferredTimescale: 600) == .negativeInfinity)
        #expect(CMTime(seconds: 1, preferredTimescale: 0) == .invalid)
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTime(value: 900, timescale: 600))
    }
}
