public import CoreGraphics
public import Foundation

extension CIImage {
    /// Creates a picture of one in memory. Formats other than those of four bytes a pixel are not read: they are clear.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvImageBuffer: pixelBuffer, options: nil)
    }
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        self.init(cvImageBuffer: pixelBuffer, options: options)
    }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
        self.init(cvImageBuffer: imageBuffer, options: nil)
    }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]?) {
        if let image = CGImage(imageBuffer) {
            self.init(cgImage: image)
        } else {
            self.init(color: .clear)
        }
    }
}

extension CIContext {
    /// Writes the pixels of a picture into one in memory, from its bottom left corner on. Formats other than those of four
    /// bytes a pixel are not written.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        render(
            image, to: buffer, bounds: CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height),
            colorSpace: nil)
    }
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        guard let order = PixelOrder(buffer.format), let plane = buffer.planes.first,
            let made = createCGImage(image, from: bounds)
        else { return }
        let (width, height) = (min(made.width, plane.width), min(made.height, plane.height))
        for row in 0..<height {
            for column in 0..<width {
                order.write(
                    made.bitmap[column, made.height - height + row], to: plane.pixels,
                    at: (plane.height - height + row) * plane.bytesPerRow + 4 * column)
            }
        }
    }
}
