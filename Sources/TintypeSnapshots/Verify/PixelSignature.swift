import TintypeGraphics
import TintypeImage

/// A digest of the change in a picture whose layout tells nothing: equal where the same pixels gave way to the same,
/// wherever they lie.
enum PixelSignature {
    static func text(_ comparison: ImageComparison, expected: Bitmap, actual: Bitmap) -> String {
        if comparison.verdict == .sizeDiffers {
            return "size \(comparison.expectedSize) \(comparison.actualSize)"
        }
        let parts = comparison.clusters.map { cluster in
            hash(of: cluster.bounds, in: expected) + hash(of: cluster.bounds, in: actual)
        }
        return "\(comparison.clusterCount) " + Set(parts).sorted().joined(separator: " ")
    }

    private static func hash(of bounds: PixelRect, in bitmap: Bitmap) -> String {
        let bytes = (bounds.y..<(bounds.y + bounds.height)).lazy.flatMap { y in
            let row = 4 * (y * bitmap.width + bounds.x)
            return bitmap.bytes[row..<(row + 4 * bounds.width)]
        }
        return "\(bounds.width)×\(bounds.height):" + Digest64(bytes).description
    }
}
