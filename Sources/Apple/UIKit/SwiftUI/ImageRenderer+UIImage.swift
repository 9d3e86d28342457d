import Foundation

extension ImageRenderer {
    /// The picture as UIKit's class, nil where it cannot be drawn. The throwing functions say why.
    public var uiImage: UIImage? {
        guard let picture = try? laidOut(), let bitmap = try? picture.bitmap() else { return nil }
        return UIImage(cgImage: CGImage(bitmap), scale: scale) { (try? picture.png()).map { Data($0) } }
    }
}
