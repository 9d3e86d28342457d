import Foundation
import TintypeImage

extension UIImage.Parts {
    /// The parts of a file's bytes; nil for what is no picture.
    init?(data: Data, scale: CGFloat) {
        guard let bitmap = try? PictureFile.decode(Array(data)) else { return nil }
        self.init(
            content: .picture(CGImage(bitmap)), scale: scale,
            encode: { (try? PNG.encode(bitmap)).map { Data($0) } })
    }

    init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }
}

extension UIImage {
    static func encoded(_ image: CGImage, _ orientation: Orientation) -> Data? {
        (try? PNG.encode(image.bitmap.turned(orientation.turn))).map { Data($0) }
    }
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
