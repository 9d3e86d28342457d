public import CoreGraphics
public import Foundation

/// A picture that is made anew in turns, each from the last one.
open class CIImageAccumulator: NSObject {
    private var current: CIImage

    /// The place of the picture and the format of its pixels, which has no effect.
    public let extent: CGRect
    public let format: CIFormat

    /// Creates a clear picture of a place; nil for one without an end.
    public init?(extent: CGRect, format: CIFormat) {
        guard !extent.isInfinite, !extent.isNull else { return nil }
        (self.extent, self.format) = (extent, format)
        current = CIImage(color: .clear).cropped(to: extent)
    }
    public convenience init?(extent: CGRect, format: CIFormat, colorSpace: CGColorSpace) {
        self.init(extent: extent, format: format)
    }

    /// The picture that was set last.
    open func image() -> CIImage { current }

    /// Sets the picture, or a part of it, and makes it clear. Its pixels are made at once, so that turns do not pile up.
    open func setImage(_ image: CIImage) {
        guard let made = CIContext().createCGImage(image, from: extent) else { return }
        current = CIImage(cgImage: made)
            .transformed(by: CGAffineTransform(translationX: extent.minX, y: extent.minY))
    }
    open func setImage(_ image: CIImage, dirtyRect: CGRect) {
        let part = CIImage(color: .white).cropped(to: dirtyRect)
        let rest = CIBlendKernel.sourceOut.apply(foreground: current, background: part) ?? current
        setImage(image.cropped(to: dirtyRect).composited(over: rest))
    }
    open func clear() { current = CIImage(color: .clear).cropped(to: extent) }
}
