import Accelerate
import Testing

@Suite("Accelerate")
struct AccelerateTests {
    @Test("arrays are added, multiplied, cut and joined, number by number")
    func arithmetic() {
        let (a, b): ([Float], [Float]) = ([1, 2, 3], [4, 5, 6])
        #expect(
            vDSP.add(a, b) == [5, 7, 9] && vDSP.subtract(a, b) == [-3, -3, -3] && vDSP.multiply(a, b) == [4, 10, 18])
        #expect(
            vDSP.add(1, a) == [2, 3, 4] && vDSP.multiply(2, a) == [2, 4, 6] && vDSP.divide(a, 2) == [0.5, 1, 1.5])
        #expect(vDSP.add(multiplication: (a, 2), b) == [6, 9, 12])
        #expect(vDSP.clip([-2.0, 0.5, 3], to: 0...1) == [0, 0.5, 1] && vDSP.absolute([-1.0, 2]) == [1, 2])
        #expect(vDSP.linearInterpolate(a, b, using: 0.5) == [2.5, 3.5, 4.5])
        var result = [Float](repeating: 0, count: 3)
        vDSP.add(a[...], b, result: &result)
        vDSP.reverse(&result)
        #expect(result == [9, 7, 5] && vDSP.ramp(in: Float(0)...1, count: 3) == [0, 0.5, 1])
        #expect(vDSP.convolve([1.0, 2, 3, 4], withKernel: [1.0, 1]) == [3, 5, 7])
    }

    @Test("arrays have sums, means and largest numbers")
    func sums() {
        let numbers = [3.0, -4, 0, 5]
        #expect(vDSP.sum(numbers) == 4 && vDSP.mean(numbers) == 1 && vDSP.sumOfSquares(numbers) == 50)
        #expect(vDSP.maximum(numbers) == 5 && vDSP.minimum(numbers) == -4 && vDSP.sumOfMagnitudes(numbers) == 12)
        #expect(vDSP.indexOfMaximum(numbers) == (3, 5) && vDSP.dot(numbers, numbers) == 50)
        #expect(vDSP.rootMeanSquare([3.0, 3]) == 3 && vDSP.standardDeviation([1.0, 3]) == 1)
        #expect(vDSP.powerToDecibels([100.0], zeroReference: 1) == [20])
        #expect(vForce.sqrt([4.0, 9]) == [2, 3] && vForce.pow(bases: [2.0], exponents: [10]) == [1024])
        #expect(
            vDSP.floatingPointToInteger([1.5, -70000], integerType: Int16.self, rounding: .towardZero) == [1, -32768])
    }

    @Test("functions by their names in C take steps, and the orders of their arguments")
    func functionsOfC() {
        let (a, b): ([Float], [Float]) = ([1, 2, 3, 4], [10, 20, 30, 40])
        var c = [Float](repeating: 0, count: 4)
        vDSP_vadd(a, 2, b, 1, &c, 1, 2)
        #expect(c == [11, 23, 0, 0])
        vDSP_vsub(a, 1, b, 1, &c, 1, 4)
        #expect(c == [9, 18, 27, 36])
        vDSP_vdiv(a, 1, b, 1, &c, 1, 4)
        #expect(c == [10, 10, 10, 10])
        var (mean, place, largest): (Float, vDSP_Length, Float) = (0, 0, 0)
        vDSP_meanv(b, 1, &mean, 4)
        vDSP_maxvi(b, 2, &largest, &place, 2)
        #expect(mean == 25 && largest == 30 && place == 2)
        var product = [Double](repeating: 0, count: 4)
        vDSP_mmulD([1, 2, 3, 4], 1, [5, 6, 7, 8], 1, &product, 1, 2, 2, 2)
        #expect(product == [19, 22, 43, 50])
        var count: Int32 = 2
        vvsqrtf(&c, [4, 9], &count)
        #expect(c.prefix(2) == [2, 3])
    }

    @Test("a transform finds the frequency of a wave, twice as large, and gives the wave back")
    func transform() throws {
        let (count, log2n) = (8, vDSP_Length(3))
        let wave = (0..<count).map { Float(cos(2 * Double.pi * 2 * Double($0) / Double(count))) }
        var real = stride(from: 0, to: count, by: 2).map { wave[$0] }
        var imaginary = stride(from: 1, to: count, by: 2).map { wave[$0] }
        let setup = try #require(vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2)))
        var magnitudes = [Float](repeating: 0, count: count / 2)
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                var numbers = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
                vDSP_fft_zrip(setup, &numbers, 1, log2n, FFTDirection(FFT_FORWARD))
                vDSP_zvabs(&numbers, 1, &magnitudes, 1, vDSP_Length(count / 2))
                vDSP_fft_zrip(setup, &numbers, 1, log2n, FFTDirection(FFT_INVERSE))
            }
        }
        // Half of the count for a wave, of which the transform of real numbers makes twice as much.
        #expect(zip(magnitudes, [0, 0, 8, 0]).allSatisfy { abs($0 - $1) < 1e-5 })
        let back = zip(real, imaginary).flatMap { [$0, $1] }.map { $0 / Float(2 * count) }
        #expect(zip(back, wave).allSatisfy { abs($0 - $1) < 1e-5 })
        vDSP_destroy_fftsetup(setup)
    }

    @Test("windows rise and fall")
    func windows() {
        let window = vDSP.window(
            ofType: Double.self, usingSequence: .hanningDenormalized, count: 4, isHalfWindow: false)
        #expect(zip(window, [0, 0.5, 1, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
}
