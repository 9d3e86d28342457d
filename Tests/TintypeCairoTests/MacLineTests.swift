import Foundation
import Testing
import TintypeGraphics

@testable import TintypeCairo

@Suite("Lines on macOS")
struct MacLineTests {
    @Test(
        "they are as high as they were measured there",
        arguments: zip([26, 22, 17, 15, 13] as [CGFloat], [31, 26, 21, 19, 16] as [CGFloat]))
    func heights(size: CGFloat, height: CGFloat) {
        #expect(LineMetrics.mac(size: size).lineHeight == height)
    }

    @Test("a line and what lies below it are the pitch of Apple's table, in whole points for every size")
    func pitches() {
        for (size, pitch) in [(26, 32), (22, 26), (17, 22), (15, 20), (13, 16), (12, 15), (11, 14), (10, 13)] {
            let metrics = LineMetrics.mac(size: CGFloat(size))
            #expect(metrics.lineHeight + metrics.leading == CGFloat(pitch), "\(size)")
        }
        for tenths in 60..<600 {
            let metrics = LineMetrics.mac(size: CGFloat(tenths) / 10)
            #expect(metrics.ascent == metrics.ascent.rounded() && metrics.descent == metrics.descent.rounded())
            #expect(metrics.leading >= 0)
        }
    }
}
