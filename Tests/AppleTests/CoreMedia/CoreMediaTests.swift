import CoreMedia
import Testing

@Suite("CoreMedia")
struct CoreMediaTests {
    @Test("times come along")
    func times() { #expect(CMTime(seconds: 1.5, preferredTimescale: 600).seconds == 1.5) }
}
