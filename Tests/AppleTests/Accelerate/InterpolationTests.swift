import Accelerate
import Testing

@Suite("Numbers between numbers")
struct InterpolationTests {
    @Test("lie on the lines between those at places")
    func places() {
        let line = vDSP.linearInterpolate(values: [0, 1, 0] as [Float], atIndices: [0, 2, 4] as [Float])
        #expect(line == [0, 0.5, 1, 0.5, 0])
        var mixed: [Float] = [0, 0]
        vDSP.linearInterpolate([0, 4] as [Float], [2, 8] as [Float], using: 0.5, result: &mixed)
        #expect(mixed == [1, 6])
    }

    @Test("loudness goes by tens")
    func loudness() {
        #expect(vDSP.amplitudeToDecibels([1, 10] as [Double], zeroReference: 1) == [0, 20])
        #expect(vDSP.powerToDecibels([1, 100] as [Double], zeroReference: 1) == [0, 20])
    }
}
