import Foundation

extension ImageRenderer {
    /// The picture as UIKit's class, nil where it cannot be drawn. The throwing functions say why.
    public var uiImage: UIImage? {
        guard let picture = try? laidOut(), let bitmap = try? picture.bitmap() else { return nil }
        return UIImage(cgImage: CGImage(bitmap), scale: scale) { (try? picture.png()).map { Data($0) } }
    }
}

extension ImageRenderer: ObservableObject {
    /// The range of colours: pictures are of sRGB.
    public var colorMode: ColorRenderingMode {
        get { .nonLinear }
        set {}
    }
    public var allowedDynamicRange: Image.DynamicRange? {
        get { .standard }
        set {}
    }
}
