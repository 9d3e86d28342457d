public import UIKit

extension CIImage {
    /// Creates a picture of one in memory: a clear one, as none comes here.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(color: .clear) }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(color: .clear) }
}
