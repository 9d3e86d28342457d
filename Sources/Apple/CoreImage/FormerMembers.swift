public import CoreGraphics

extension CIImage {
    /// The picture turned, cut or continued beyond its edges, in pixels, by the names of before Swift 4.
    public func applying(_ matrix: CGAffineTransform) -> CIImage { transformed(by: matrix) }
    public func applyingOrientation(_ orientation: Int32) -> CIImage { oriented(forExifOrientation: orientation) }
    public func cropping(to rect: CGRect) -> CIImage { cropped(to: rect) }
    public func clampingToExtent() -> CIImage { clampedToExtent() }

    /// The picture over another, through a filter, and out of focus by pixels, by the names of before Swift 4.
    public func compositingOverImage(_ dest: CIImage) -> CIImage { composited(over: dest) }
    public func applyingFilter(_ filterName: String, withInputParameters params: [String: Any]?) -> CIImage {
        applyingFilter(filterName, parameters: params ?? [:])
    }
    public func applyingGaussianBlur(withSigma sigma: Double) -> CIImage { applyingGaussianBlur(sigma: sigma) }
}
