public import Foundation
import TintypeGraphics
public import TintypeTree

/// A style of copies of a picture side by side.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the picture that is repeated, in fractions of it.
    public var sourceRect: CGRect
    public var scale: CGFloat

    /// Creates a style of copies of a part of a picture; `sourceRect` is in fractions of it.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let picture: AssetPicture? =
            switch image.source {
            case .picture(let picture, _): picture
            case .asset(let name): environment.picture(of: name, at: .init("ImagePaint"))
            case .symbol, .missing, .drawing: nil
            }
        guard let picture else { return .color(ResolvedColor(bytes: 142, 142, 147, alpha: 0.3)) }
        return picture.tiles(sourceRect, scale: scale)
    }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
    /// A style of copies of a picture side by side.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
