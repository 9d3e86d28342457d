public import Foundation

extension Image {
    /// Pixels; `scale` is how many of them make a point.
    public nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
    }

    /// Creates an image of a `CGImage` that those who do not see it are not told of.
    public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        let bitmap = cgImage.bitmap.turned(orientation)
        self.init(AssetPicture(bitmap: bitmap, scale: scale), name: "CGImage")
    }
}
