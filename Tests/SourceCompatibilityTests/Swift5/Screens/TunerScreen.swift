import Accelerate
import SwiftUI

/// The notes in a sound, by its spectrum.
struct Spectrum {
    let magnitudes: [Float]
    let loudness: Float

    /// The count of samples is a power of 2.
    init(samples: [Float]) {
        let count = samples.count
        let log2n = vDSP_Length(log2(Double(count)))
        guard let setup = vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2)) else {
            (magnitudes, loudness) = ([], 0)
            return
        }
        defer { vDSP_destroy_fftsetup(setup) }
        var real = [Float](repeating: 0, count: count / 2)
        var imaginary = [Float](repeating: 0, count: count / 2)
        var magnitudes = [Float](repeating: 0, count: count / 2)
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
                samples.withUnsafeBytes { bytes in
                    vDSP_ctoz([DSPComplex](bytes.bindMemory(to: DSPComplex.self)), 2, &split, 1, vDSP_Length(count / 2))
                }
                vDSP_fft_zrip(setup, &split, 1, log2n, FFTDirection(FFT_FORWARD))
                vDSP_zvabs(&split, 1, &magnitudes, 1, vDSP_Length(count / 2))
            }
        }
        self.magnitudes = vDSP.divide(magnitudes, Float(count))
        loudness = vDSP.rootMeanSquare(samples)
    }

    /// The place of the strongest part.
    var peak: Int { Int(vDSP.indexOfMaximum(magnitudes).0) }
}

struct TunerScreen: View {
    private let rate = 1024.0
    private let spectrum = Spectrum(
        samples: (0..<1024).map { index in
            let turn = 2 * Double.pi * Double(index) / 1024
            return Float(sin(440 * turn) + 0.25 * sin(110 * turn))
        })

    var body: some View {
        VStack(spacing: 20) {
            Text("\(spectrum.peak) Hz").font(.largeTitle)
            Text("A").font(.system(size: 60, weight: .bold)).opacity(spectrum.peak == 440 ? 1 : 0)
            HStack(alignment: .bottom, spacing: 2) {
                ForEach(0..<16) { band in
                    let part = spectrum.magnitudes[band * 32..<band * 32 + 32]
                    Rectangle()
                        .fill(.green)
                        .frame(width: 16, height: max(4, 100 * CGFloat(vDSP.maximum(part))))
                        .id("band \(band)")
                }
            }
            .frame(height: 120, alignment: .bottom)
            Text(String(format: "%.2f", spectrum.loudness))
        }
    }
}

#Preview { TunerScreen() }
