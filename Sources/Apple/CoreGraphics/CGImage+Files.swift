public import Foundation
import TintypeImage

extension CGImage {
    /// The picture of a file's bytes; nil for what is no such file.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(fileOf: source)
    }
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(fileOf: source)
    }

    private convenience init?(fileOf source: CGDataProvider) {
        guard let data = source.data, let bitmap = try? PictureFile.decode(Array(data)) else { return nil }
        self.init(bitmap)
    }

    /// The picture without the pixels of some colours: a least and a greatest value, 0...255, for each of red, green and blue.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count >= 6 else { return nil }
        var masked = bitmap
        for y in 0..<height {
            for x in 0..<width {
                let pixel = masked[x, y]
                let isMasked = (0..<3).allSatisfy { channel in
                    components[2 * channel] <= CGFloat(pixel[channel])
                        && CGFloat(pixel[channel]) <= components[2 * channel + 1]
                }
                if isMasked { masked[x, y].w = 0 }
            }
        }
        return CGImage(masked)
    }

    /// The picture in another space: everything is drawn in sRGB.
    public func copy(colorSpace: CGColorSpace) -> CGImage? { self }
}
