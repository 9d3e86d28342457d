/// Numbers with imaginary parts, in two arrays.
public struct DSPSplitComplex {
    /// The real and the imaginary parts.
    public var realp: UnsafeMutablePointer<Float>
    public var imagp: UnsafeMutablePointer<Float>

    /// Creates numbers at two places.
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// A number with an imaginary part.
public struct DSPComplex: Hashable, Sendable {
    /// The parts.
    public var real: Float
    public var imag: Float

    public init() {
        (real, imag) = (0, 0)
    }

    /// Creates a number of its parts.
    public init(real: Float, imag: Float) {
        (self.real, self.imag) = (real, imag)
    }
}

/// The length of a transform, as a power of 2.
public final class FFTSetupStorage: Sendable {
    let log2n: UInt

    init(log2n: UInt) {
        self.log2n = log2n
    }
}

/// The type of the FFT setup.
public typealias FFTSetup = FFTSetupStorage
public typealias FFTRadix = Int32
public typealias FFTDirection = Int32

/// The ways of a transform, and its directions.
public let kFFTRadix2 = 0
public let kFFTRadix3 = 1
public let kFFTRadix5 = 2
public let FFT_FORWARD = 1
public let FFT_INVERSE = -1
public let kFFTDirection_Forward = 1
public let kFFTDirection_Inverse = -1

/// Makes ready for transforms, and ends that; nil for another radix than 2.
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
    Int(__Radix) == kFFTRadix2 && __Log2n < 32 ? FFTSetup(log2n: __Log2n) : nil
}
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {}

/// The transform of numbers whose count is a power of 2, without a factor.
///
/// - Parameter sign: -1 forward and 1 back: the sign of the exponent.
func transformed(_ real: [Double], _ imaginary: [Double], sign: Double) -> (real: [Double], imaginary: [Double]) {
    let count = real.count
    guard count > 1 else { return (real, imaginary) }
    func half(_ numbers: [Double], _ start: Int) -> [Double] {
        stride(from: start, to: count, by: 2).map { numbers[$0] }
    }
    let even = transformed(half(real, 0), half(imaginary, 0), sign: sign)
    let odd = transformed(half(real, 1), half(imaginary, 1), sign: sign)
    var (resultReal, resultImaginary) = (real, imaginary)
    for index in 0..<count / 2 {
        let angle = sign * 2 * Double.pi * Double(index) / Double(count)
        let (c, s) = (cos(angle), sin(angle))
        let turnedReal = odd.real[index] * c - odd.imaginary[index] * s
        let turnedImaginary = odd.real[index] * s + odd.imaginary[index] * c
        resultReal[index] = even.real[index] + turnedReal
        resultImaginary[index] = even.imaginary[index] + turnedImaginary
        resultReal[index + count / 2] = even.real[index] - turnedReal
        resultImaginary[index + count / 2] = even.imaginary[index] - turnedImaginary
    }
    return (resultReal, resultImaginary)
}

/// Transforms numbers with imaginary parts where they are. Back and forth gives them so many times as large as there are.
public func vDSP_fft_zip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    let (numbers, count) = (__C.pointee, 1 << Int(__Log2N))
    let real = (0..<count).map { Double(numbers.realp[$0 * __IC]) }
    let imaginary = (0..<count).map { Double(numbers.imagp[$0 * __IC]) }
    let result = transformed(real, imaginary, sign: __Direction > 0 ? -1 : 1)
    for index in 0..<count {
        numbers.realp[index * __IC] = Float(result.real[index])
        numbers.imagp[index * __IC] = Float(result.imaginary[index])
    }
}

/// Transforms real numbers where they are: those of even places are the real parts, the others the imaginary ones. Forward the
/// result is twice as large, with the highest frequency in the place of the first imaginary part.
public func vDSP_fft_zrip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    let (numbers, half) = (__C.pointee, (1 << Int(__Log2N)) / 2)
    let count = 2 * half
    if __Direction > 0 {
        let real = (0..<count).map { Double(($0 % 2 == 0 ? numbers.realp : numbers.imagp)[$0 / 2 * __IC]) }
        let result = transformed(real, [Double](repeating: 0, count: count), sign: -1)
        for index in 0..<half {
            numbers.realp[index * __IC] = Float(2 * result.real[index])
            numbers.imagp[index * __IC] = Float(2 * (index == 0 ? result.real[half] : result.imaginary[index]))
        }
        return
    }
    var real = [Double](repeating: 0, count: count)
    var imaginary = real
    real[half] = Double(numbers.imagp[0])
    for index in 0..<half {
        real[index] = Double(numbers.realp[index * __IC])
        guard index > 0 else { continue }
        imaginary[index] = Double(numbers.imagp[index * __IC])
        (real[count - index], imaginary[count - index]) = (real[index], -imaginary[index])
    }
    let result = transformed(real, imaginary, sign: 1)
    for index in 0..<count {
        (index % 2 == 0 ? numbers.realp : numbers.imagp)[index / 2 * __IC] = Float(result.real[index])
    }
}

/// Brings numbers from one array into two, and back; the steps of the one count its parts.
public func vDSP_ctoz(
    _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let number = __C[index * __IC / 2]
        (__Z.pointee.realp[index * __IZ], __Z.pointee.imagp[index * __IZ]) = (number.real, number.imag)
    }
}
public func vDSP_ztoc(
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        __C[index * __IC / 2] = DSPComplex(
            real: __Z.pointee.realp[index * __IZ], imag: __Z.pointee.imagp[index * __IZ])
    }
}

/// The squares of magnitudes, the magnitudes, and the angles in radians.
public func vDSP_zvmags(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let (real, imaginary) = (__A.pointee.realp[index * __IA], __A.pointee.imagp[index * __IA])
        __C[index * __IC] = real * real + imaginary * imaginary
    }
}
public func vDSP_zvabs(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    vDSP_zvmags(__A, __IA, __C, __IC, __N)
    for index in 0..<Int(__N) { __C[index * __IC] = __C[index * __IC].squareRoot() }
}
public func vDSP_zvphas(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        __C[index * __IC] = atan2(__A.pointee.imagp[index * __IA], __A.pointee.realp[index * __IA])
    }
}

extension vDSP {
    /// The way of a transform.
    public enum Radix: Hashable, Sendable {
        case radix2, radix3, radix5
    }

    /// Transforms of real numbers in two arrays.
    public final class FFT<T> {
        private let setup: FFTSetup
        private let log2n: UInt

        /// Creates a transform of a length, as a power of 2; nil for another radix than 2.
        public init?(log2n: UInt, radix: Radix, ofType: T.Type) {
            guard radix == .radix2, let setup = vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2)) else { return nil }
            (self.setup, self.log2n) = (setup, log2n)
        }
    }

    /// The squares of magnitudes, and the magnitudes.
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(
        _ splitComplex: DSPSplitComplex, result: inout V
    ) where V.Element == Float { result.take(squares(splitComplex, result.count)) }
    public static func absolute<V: AccelerateMutableBuffer>(
        _ splitComplex: DSPSplitComplex, result: inout V
    ) where V.Element == Float { result.take(squares(splitComplex, result.count).map { $0.squareRoot() }) }

    private static func squares(_ numbers: DSPSplitComplex, _ count: Int) -> [Float] {
        (0..<count).map { numbers.realp[$0] * numbers.realp[$0] + numbers.imagp[$0] * numbers.imagp[$0] }
    }
}

extension vDSP.FFT where T == DSPSplitComplex {
    /// Transforms numbers, and back, as `vDSP_fft_zrip` does.
    public func forward(input: DSPSplitComplex, output: inout DSPSplitComplex) { run(input, &output, FFT_FORWARD) }
    public func inverse(input: DSPSplitComplex, output: inout DSPSplitComplex) { run(input, &output, FFT_INVERSE) }

    private func run(_ input: DSPSplitComplex, _ output: inout DSPSplitComplex, _ direction: Int) {
        for index in 0..<(1 << Int(log2n)) / 2 {
            (output.realp[index], output.imagp[index]) = (input.realp[index], input.imagp[index])
        }
        vDSP_fft_zrip(setup, &output, 1, log2n, FFTDirection(direction))
    }
}
