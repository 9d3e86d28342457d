import Foundation
import TintypeImage

/// The context in which a picture is drawn by hand. UIKit's class.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat

    init(_ board: DrawingBoard, _ format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(board, format)
    }

    /// The format of the picture.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// The picture as drawn so far.
    open var currentImage: UIImage { UIImage(open: board, scale: imageFormat.scale) }
}
