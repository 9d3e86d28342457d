public import Foundation
import TintypeImage

extension UIImage {
    /// The picture of a PNG, JPEG or WebP file's bytes; nil for others.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture of a PNG, JPEG or WebP file's bytes; nil for others.
    ///
    /// - Parameter scale: Pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = try? PictureFile.decode(Array(data)) else { return nil }
        self.init(cgImage: CGImage(bitmap), scale: scale) { (try? PNG.encode(bitmap)).map { Data($0) } }
    }

    /// The picture of a PNG, JPEG or WebP file; nil where there is none. `@2x` and `@3x` before the ending are pixels a point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }

    static func encoded(_ image: CGImage) -> Data? { (try? PNG.encode(image.bitmap)).map { Data($0) } }
}

extension UIImage {
    /// The mean of the picture's pixels; grey for a picture without any.
    var middleColor: CGColor {
        guard let bitmap = cgImage?.bitmap, !bitmap.bytes.isEmpty else { return CGColor(gray: 0.5, alpha: 1) }
        var sums = [0, 0, 0, 0]
        for (index, byte) in bitmap.bytes.enumerated() { sums[index & 3] += Int(byte) }
        let parts = sums.map { CGFloat($0) / CGFloat(255 * bitmap.width * bitmap.height) }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
