public import AVFoundation
public import CoreGraphics
import UIKit

extension MLFeatureValue {
    /// The part of a picture that is taken, and the way in which it fills the model's: it is always stretched.
    public struct ImageOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let cropRect = ImageOption(rawValue: "MLFeatureValueImageOptionCropRect")
        public static let cropAndScale = ImageOption(rawValue: "MLFeatureValueImageOptionCropAndScale")
    }

    /// Creates the value of a picture, brought to a size in pixels and to a form of them.
    ///
    /// - Throws: ``MLModelError`` for pixels of a form that is not written.
    public convenience init(
        cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: cgImage, orientation: .up, pixelsWide: pixelsWide, pixelsHigh: pixelsHigh,
            pixelFormatType: pixelFormatType, options: options)
    }
    public convenience init(
        cgImage: CGImage, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int,
        pixelFormatType: OSType, options: [ImageOption: Any]? = nil
    ) throws {
        var taken = cgImage
        if let part = options?[.cropRect] as? CGRect {
            let pixels = CGAffineTransform(scaleX: CGFloat(cgImage.width), y: CGFloat(cgImage.height))
            taken = cgImage.cropping(to: part.applying(pixels)) ?? cgImage
        }
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, pixelsWide, pixelsHigh, pixelFormatType, nil, &buffer)
        let upright = CIImage(cgImage: taken).oriented(orientation)
        guard let buffer, upright.extent.width > 0, upright.extent.height > 0 else { throw MLModelError(.featureType) }
        let scale = CGAffineTransform(
            scaleX: CGFloat(pixelsWide) / upright.extent.width, y: CGFloat(pixelsHigh) / upright.extent.height)
        let corner = CGAffineTransform(translationX: -upright.extent.minX, y: -upright.extent.minY)
        CIContext().render(upright.transformed(by: corner.concatenating(scale)), to: buffer)
        self.init(pixelBuffer: buffer)
    }
    public convenience init(cgImage: CGImage, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil) throws
    {
        try self.init(cgImage: cgImage, orientation: .up, constraint: constraint, options: options)
    }
    public convenience init(
        cgImage: CGImage, orientation: CGImagePropertyOrientation, constraint: MLImageConstraint,
        options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: cgImage, orientation: orientation, pixelsWide: constraint.pixelsWide,
            pixelsHigh: constraint.pixelsHigh, pixelFormatType: constraint.pixelFormatType, options: options)
    }

    /// Creates the value of a picture in a file.
    ///
    /// - Throws: ``MLModelError`` where there is no picture.
    public convenience init(
        imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: Self.picture(at: url), pixelsWide: pixelsWide, pixelsHigh: pixelsHigh,
            pixelFormatType: pixelFormatType, options: options)
    }
    public convenience init(
        imageAt url: URL, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int,
        pixelFormatType: OSType, options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: Self.picture(at: url), orientation: orientation, pixelsWide: pixelsWide, pixelsHigh: pixelsHigh,
            pixelFormatType: pixelFormatType, options: options)
    }
    public convenience init(imageAt url: URL, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil) throws
    {
        try self.init(cgImage: Self.picture(at: url), constraint: constraint, options: options)
    }

    private static func picture(at url: URL) throws -> CGImage {
        guard let picture = UIImage(contentsOfFile: url.path)?.cgImage else { throw MLModelError(.featureType) }
        return picture
    }
}
