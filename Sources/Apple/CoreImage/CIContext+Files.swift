public import CoreGraphics
import Foundation
import TintypeImage

extension CIContext {
    /// The bytes of a file: PNG is written, and the others are not: nil.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { try? PNG.encode($0.bitmap) }.map { Data($0) }
    }
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    public func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    public func heif10Representation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws -> Data { throw CocoaError(.featureUnsupported) }
    public func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }

    /// Writes a file.
    ///
    /// - Throws: An error where it cannot be written, and for all types but PNG.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace) else {
            throw CocoaError(.fileWriteUnknown)
        }
        try data.write(to: url)
    }
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { throw CocoaError(.featureUnsupported) }
    public func writeHEIFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { throw CocoaError(.featureUnsupported) }
    public func writeHEIF10Representation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { throw CocoaError(.featureUnsupported) }
    public func writeTIFFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { throw CocoaError(.featureUnsupported) }
}

/// An option of writing a picture. None has an effect.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    public static let avDepthData = CIImageRepresentationOption(rawValue: "kCIImageRepresentationAVDepthData")
    public static let depthImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationDepthImage")
    public static let disparityImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationDisparityImage")
    public static let portraitEffectsMatteImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
    public static let hdrImage = CIImageRepresentationOption(rawValue: "kCIImageRepresentationHDRImage")
    public static let hdrGainMapImage = CIImageRepresentationOption(
        rawValue: "kCIImageRepresentationHDRGainMapImage")
}
