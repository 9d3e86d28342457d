/// The distance between two colours. Both are straight-alpha sRGB, as a bitmap has them.
///
/// A transparent pixel has no colour by itself: both pixels are put over black and over white, and the greater of the two
/// distances counts. Over one background alone, white and transparent would be the same (over white), or black and
/// transparent (over black).
package enum ColorDistance {
    /// The distance in YIQ, 0...1, that pixelmatch and odiff compare with their `threshold`.
    ///
    /// √(Δ / 35215) with Δ = 0.5053·y² + 0.299·i² + 0.1957·q² of the differences of both colours in YIQ; 35215 is the
    /// greatest Δ. From Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
    /// mobile applications" (2010). Computed to 32 bits.
    package static func yiq(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        Double(yiq32(a, b))
    }

    @inline(__always)
    static func yiq32(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Float {
        let (wideA, wideB) = (SIMD4<Int32>(truncatingIfNeeded: a), SIMD4<Int32>(truncatingIfNeeded: b))
        if a.w == 255 && b.w == 255 {
            return Float((squaredYIQ(SIMD4<Double>(wideA &- wideB)) / maximumYIQ).squareRoot())
        }
        // Over black a channel is c·alpha / 255; over white it is that and what shines through, 255 − alpha.
        let black = wideA &* wideA.w &- wideB &* wideB.w
        let overBlack = SIMD4<Double>(black) / 255
        let overWhite = overBlack + Double(wideB.w - wideA.w)
        return Float((max(squaredYIQ(overBlack), squaredYIQ(overWhite)) / maximumYIQ).squareRoot())
    }

    private static let maximumYIQ = 35215.0

    /// Δ of the differences in red, green and blue, in 0...255 each.
    @inline(__always)
    private static func squaredYIQ(_ d: SIMD4<Double>) -> Double {
        let y = d.x * 0.29889531 + d.y * 0.58662247 + d.z * 0.11448223
        let i = d.x * 0.59597799 - d.y * 0.27417610 - d.z * 0.32180189
        let q = d.x * 0.21147017 - d.y * 0.52261711 + d.z * 0.31114694
        return 0.5053 * (y * y) + 0.299 * (i * i) + 0.1957 * (q * q)
    }

    /// The CIE94 ΔE of both colours in CIE Lab (D65), for graphic arts; about 2 is just noticeable, black and white are 100
    /// apart.
    ///
    /// CIE94 weighs by the chroma of one of both, the reference. Here that is the less colourful, so that the order does not
    /// matter and the result is never below what either order gives. From CIE 116-1995. Accurate to 0.01.
    package static func deltaE(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        Double(LabTable.shared.deltaE(a, b))
    }
}
