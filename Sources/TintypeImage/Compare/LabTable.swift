import Foundation

/// CIE Lab from tables: converting a colour takes no root and no power.
struct LabTable: Sendable {
    static let shared = LabTable()

    private static let rootSteps = 16384
    /// Linear light of an sRGB value of 0...255, 0...1.
    private let linear: [Float]
    /// f of CIE Lab at 0, 1/16384 … 1, and once more.
    private let root: [Float]

    private init() {
        linear = (0..<256).map { (value: Int) -> Float in
            let s = Double(value) / 255
            let light: Double = s <= 0.04045 ? s / 12.92 : pow((s + 0.055) / 1.055, 2.4)
            return Float(light)
        }
        root = (0...(LabTable.rootSteps + 1)).map { (step: Int) -> Float in
            let t = Double(step) / Double(LabTable.rootSteps)
            let root: Double = t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
            return Float(root)
        }
    }

    /// See ``ColorDistance/deltaE(_:_:)``.
    func deltaE(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Float {
        if a.w == 255 && b.w == 255 { return LabTable.deltaE(lab(a), lab(b)) }
        let black = LabTable.deltaE(lab(LabTable.over(0, a)), lab(LabTable.over(0, b)))
        return max(black, LabTable.deltaE(lab(LabTable.over(255, a)), lab(LabTable.over(255, b))))
    }

    /// The pixel over a grey of 0 or 255, rounded.
    private static func over(_ background: Int32, _ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let alpha = Int32(pixel.w)
        let sum = SIMD4<Int32>(truncatingIfNeeded: pixel) &* alpha &+ background * (255 - alpha)
        return SIMD4<UInt8>(truncatingIfNeeded: (sum &+ 127) / 255)
    }

    /// L, a, b.
    @inline(__always)
    private func lab(_ pixel: SIMD4<UInt8>) -> SIMD4<Float> {
        linear.withUnsafeBufferPointer { linear in
            let (r, g, b) = (linear[Int(pixel.x)], linear[Int(pixel.y)], linear[Int(pixel.z)])
            // The matrix of IEC 61966-2-1, each row divided by the white point of D65.
            let fx = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
            let fy = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
            let fz = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
            return SIMD4(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz), 0)
        }
    }

    @inline(__always)
    private func f(_ t: Float) -> Float {
        root.withUnsafeBufferPointer { root in
            let position = min(max(t, 0), 1) * Float(LabTable.rootSteps)
            let step = Int(position)
            return root[step] + (root[step + 1] - root[step]) * (position - Float(step))
        }
    }

    @inline(__always)
    private static func deltaE(_ p: SIMD4<Float>, _ q: SIMD4<Float>) -> Float {
        let chromaP = (p.y * p.y + p.z * p.z).squareRoot()
        let chromaQ = (q.y * q.y + q.z * q.z).squareRoot()
        let difference = p - q
        let squares = difference * difference
        let chroma = (chromaP - chromaQ) * (chromaP - chromaQ)
        let hue = max(0, squares.y + squares.z - chroma)
        let reference = min(chromaP, chromaQ)
        let (chromaWeight, hueWeight) = (1 + 0.045 * reference, 1 + 0.015 * reference)
        return (squares.x + chroma / (chromaWeight * chromaWeight) + hue / (hueWeight * hueWeight)).squareRoot()
    }
}
