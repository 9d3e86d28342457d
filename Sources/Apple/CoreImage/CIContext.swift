public import CoreGraphics
public import Foundation
import TintypeImage

/// Makes pixels of pictures. CoreImage's class.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() {}
    /// Creates a context. Its options have no effect.
    public init(options: [CIContextOption: Any]?) {}

    /// The pixels of a part; nil for one without an end, or larger than 8192 pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let rect = PixelRect(fromRect)
        guard rect.width > 0, rect.height > 0, rect.width <= PixelRect.most, rect.height <= PixelRect.most else {
            return nil
        }
        let made = image.render(rect)
        return CGImage(Raster(rect) { made[$0, $1] }.bitmap)
    }
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Creates a context whose pictures are drawn on a canvas.
    public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) { canvas = cgctx }
    private var canvas: CGContext?

    /// Draws a part of a picture into a rectangle of the canvas, where the context has one.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let canvas, let picture = createCGImage(image, from: fromRect) else { return }
        canvas.draw(picture, in: inRect)
    }

    /// Lets go of what is kept: nothing is.
    open func clearCaches() {}
    open func reclaimResources() {}

    /// The limits of pictures in pixels, and the spaces, of which there is sRGB.
    open func inputImageMaximumSize() -> CGSize { CGSize(width: PixelRect.most, height: PixelRect.most) }
    open func outputImageMaximumSize() -> CGSize { CGSize(width: PixelRect.most, height: PixelRect.most) }
    open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.linearSRGB) }
    open var workingFormat: CIFormat { .RGBAf }

    /// Writes pixels of a part: four bytes each, red, green, blue and alpha, rows from the top.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let bitmap = createCGImage(image, from: bounds)?.bitmap, rowBytes >= 4 * bitmap.width else { return }
        for row in 0..<bitmap.height {
            for column in 0..<4 * bitmap.width {
                data.storeBytes(
                    of: bitmap.bytes[row * 4 * bitmap.width + column], toByteOffset: row * rowBytes + column,
                    as: UInt8.self)
            }
        }
    }
}

/// An option of a context. None has an effect.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
    public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
    public static let cacheIntermediates = CIContextOption(rawValue: "cacheIntermediates")
    public static let workingFormat = CIContextOption(rawValue: "workingFormat")
    public static let priorityRequestLow = CIContextOption(rawValue: "priorityRequestLow")
    public static let allowLowPower = CIContextOption(rawValue: "allowLowPower")
    public static let name = CIContextOption(rawValue: "name")
    public static let memoryLimit = CIContextOption(rawValue: "memoryLimit")
    public static let cvMetalTextureCache = CIContextOption(rawValue: "cvMetalTextureCache")
    public static let memoryTarget = CIContextOption(rawValue: "memoryTarget")
    public static let outputPremultiplied = CIContextOption(rawValue: "outputPremultiplied")
    public static let highQualityDownsample = CIContextOption(rawValue: "highQualityDownsample")
}

/// The format of pixels. None has an effect.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let BGRA8 = CIFormat(rawValue: 22)
    public static let RGBA8 = CIFormat(rawValue: 24)
    public static let ABGR8 = CIFormat(rawValue: 25)
    public static let RGBX8 = CIFormat(rawValue: 26)
    public static let RGBA16 = CIFormat(rawValue: 27)
    public static let RGBAh = CIFormat(rawValue: 31)
    public static let RGBAf = CIFormat(rawValue: 34)
    public static let A8 = CIFormat(rawValue: 40)
    public static let R8 = CIFormat(rawValue: 41)
    public static let L8 = CIFormat(rawValue: 42)
    public static let LA8 = CIFormat(rawValue: 43)
    public static let Rf = CIFormat(rawValue: 44)
    public static let Rh = CIFormat(rawValue: 45)
    public static let RG8 = CIFormat(rawValue: 46)
    public static let RGf = CIFormat(rawValue: 47)
    public static let Lf = CIFormat(rawValue: 48)
    public static let Af = CIFormat(rawValue: 49)
    public static let RGB10 = CIFormat(rawValue: 50)
}
