import CBlur
import Foundation
import TintypeGraphics

/// A Gaussian blur of an alpha mask, cut off where SwiftUI's is: at 2.4 standard deviations.
///
/// Plain floating-point sums in a fixed order, so every machine answers the same bytes.
struct GaussianBlur: Hashable {
    /// The distance to which a pixel spreads to each side, in pixels.
    let marginX: Int
    let marginY: Int
    private let kernelX: [Float]
    private let kernelY: [Float]

    /// - Parameters:
    ///   - sigma: In points; 0 and below leave a sharp mask.
    ///   - transform: From points to pixels. A uniform or upright one is followed exactly; under any other the blur is the
    ///     same on all sides, as wide as its mean scale.
    init(sigma: CGFloat, _ transform: CGAffineTransform) {
        let (x, y) = transform.upright
        self.init(deviations: (sigma * x, sigma * y))
    }

    /// - Parameter deviations: In pixels along each axis; 0 and below leave a sharp mask.
    init(deviations: (x: CGFloat, y: CGFloat)) {
        kernelX = Self.kernel(sigma: deviations.x)
        kernelY = Self.kernel(sigma: deviations.y)
        marginX = kernelX.count - 1
        marginY = kernelY.count - 1
    }

    /// The widest deviation, in pixels. Beyond this a shadow has long covered any picture evenly.
    static let widest: CGFloat = 1000

    /// Half of the kernel, its centre first; all of it sums up to 1.
    private static func kernel(sigma: CGFloat) -> [Float] {
        let sigma = min(sigma, widest)
        guard sigma > 0.05 else { return [1] }
        let margin = Int((2.4 * sigma).rounded(.up))
        let weights = (0...margin).map { (x: Int) -> Double in
            let x = Double(x)
            return x <= 2.4 * sigma ? exp(-x * x / (2 * sigma * sigma)) : 0
        }
        let sum: Double = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    /// Blurs a mask in place. It needs ``marginX`` and ``marginY`` empty pixels at its sides: what spreads further is lost.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
        guard marginX > 0 || marginY > 0 else { return }
        // Rows are padded to whole vectors; the plane has empty rows above and below, as far as the kernel reaches.
        let lanes = Int(BLUR_LANES)
        let pitch = (width + lanes - 1) / lanes * lanes
        let rows = height + 2 * marginY
        withUnsafeTemporaryAllocation(of: Float.self, capacity: pitch * rows) { plane in
            withUnsafeTemporaryAllocation(of: Float.self, capacity: pitch + 2 * marginX) { line in
                guard let plane = plane.baseAddress, let line = line.baseAddress else { return }
                plane.initialize(repeating: 0, count: pitch * rows)
                line.initialize(repeating: 0, count: pitch + 2 * marginX)
                // For each row the number of those from it upwards that are like it: most rows of a shape with upright sides.
                var alike = [Int](repeating: 1, count: height)
                for y in 0..<height {
                    let row = pixels + y * stride
                    let out = plane + (marginY + y) * pitch
                    if y > 0, memcmp(row, row - stride, width) == 0 {
                        out.update(from: out - pitch, count: pitch)
                        alike[y] = alike[y - 1] + 1
                    } else {
                        for x in 0..<width { line[marginX + x] = Float(row[x]) }
                        blur_line(line + marginX, out, pitch, kernelX, kernelX.count)
                    }
                }
                for y in 0..<height {
                    let (out, last) = (pixels + y * stride, y + marginY)
                    if y > 0, last < height, alike[last] >= 2 * marginY + 2 {
                        // All that the kernel reaches is what it reached a row above.
                        out.update(from: out - stride, count: width)
                    } else {
                        blur_columns(plane + last * pitch, pitch, out, width, kernelY, kernelY.count)
                    }
                }
            }
        }
    }
}

extension CGAffineTransform {
    /// The factors by which a blur grows along each axis of the picture: exactly under an upright transform, else by the
    /// mean.
    var upright: (x: CGFloat, y: CGFloat) {
        if b == 0, c == 0 { return (abs(a), abs(d)) }
        if a == 0, d == 0 { return (abs(c), abs(b)) }
        let mean = abs(a * d - b * c).squareRoot()
        return (mean, mean)
    }
}
