public import CoreImage
public import Foundation

extension UIImage {
    /// Creates the picture of CoreImage's; an empty one where it has no end.
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let picture = ciImage.cgImage {
            self.init(cgImage: picture, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// nil: a picture keeps its pixels, and not the recipe of them.
    public var ciImage: CIImage? { nil }
}

extension CIImage {
    /// Creates the picture of UIKit's; nil for one without pixels, such as a symbol.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
}

extension CIColor {
    /// Creates the colour of UIKit's, as it is in the light scheme.
    public convenience init(color: UIColor) {
        self.init(cgColor: color.cgColor)
    }
}

extension UIColor {
    /// Creates the colour of CoreImage's.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The colour as CoreImage's, as it is in the light scheme.
    public var ciColor: CIColor { CIColor(color: self) }
}
