public import CoreGraphics
public import Foundation
import TintypeImage

/// A picture, or the recipe of one. CoreImage's class; its coordinates have y upwards, in pixels.
open class CIImage: NSObject, @unchecked Sendable {
    /// The place of the picture; without an end for one that goes on everywhere.
    public let extent: CGRect
    let render: @Sendable (PixelRect) -> Raster

    init(extent: CGRect, render: @escaping @Sendable (PixelRect) -> Raster) {
        self.extent = extent
        self.render = render
    }

    private convenience init(_ image: CGImage) {
        let bitmap = image.bitmap
        self.init(extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)) { _ in Raster(bitmap) }
    }

    /// Creates the picture of a `CGImage`, of a file's bytes, or of a colour everywhere.
    public convenience init(cgImage image: CGImage) {
        self.init(image)
    }
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
        self.init(image)
    }
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let bitmap = try? PictureFile.decode(Array(data)) else { return nil }
        self.init(CGImage(bitmap))
    }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public convenience init(color: CIColor) {
        let light = color.light
        self.init(extent: .infinite) { rect in Raster(rect) { _, _ in light } }
    }

    /// No picture.
    public convenience override init() {
        self.init(extent: .null) { Raster($0) }
    }

    /// No picture.
    open class func empty() -> CIImage { CIImage(extent: .null) { Raster($0) } }
    public static let black = CIImage(color: CIColor(red: 0, green: 0, blue: 0))
    public static let white = CIImage(color: CIColor(red: 1, green: 1, blue: 1))
    public static let clear = CIImage(color: CIColor(red: 0, green: 0, blue: 0, alpha: 0))
    public static let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0))

    /// The picture as CoreGraphics' type; nil for one without an end.
    open var cgImage: CGImage? { CIContext().createCGImage(self, from: extent) }
    open var properties: [String: Any] { [:] }

    /// The part of the picture in a rectangle.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        let bounds = PixelRect(part)
        let render = render
        return CIImage(extent: part) { asked in
            let inner = render(asked)
            return Raster(asked) { x, y in
                x >= bounds.x && y >= bounds.y && x < bounds.x + bounds.width && y < bounds.y + bounds.height
                    ? inner[x, y] : .zero
            }
        }
    }

    /// The picture with the pixels of its edge going on everywhere.
    open func clampedToExtent() -> CIImage {
        let (bounds, render) = (PixelRect(extent), render)
        guard bounds.width > 0, bounds.height > 0 else { return self }
        return CIImage(extent: .infinite) { asked in
            let inner = render(bounds)
            return Raster(asked) { x, y in
                inner[
                    min(max(x, bounds.x), bounds.x + bounds.width - 1),
                    min(max(y, bounds.y), bounds.y + bounds.height - 1)]
            }
        }
    }

    /// The picture under a transform.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let (render, source) = (render, PixelRect(extent))
        guard let inverse = matrix.inverse else { return CIImage.empty() }
        let isFinite = !extent.isInfinite
        return CIImage(extent: isFinite ? extent.applying(matrix) : .infinite) { asked in
            let needed =
                isFinite
                ? source
                : PixelRect(
                    CGRect(x: asked.x, y: asked.y, width: asked.width, height: asked.height).applying(inverse)
                        .insetBy(dx: -1, dy: -1))
            let inner = render(needed)
            return Raster(asked) { x, y in
                let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
                return inner.light(Double(place.x), Double(place.y))
            }
        }
    }
    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// The picture over another one.
    open func composited(over dest: CIImage) -> CIImage {
        Composition.normal.image(self, over: dest)
    }

    /// The picture through a filter of a name.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? CIImage.empty()
    }

    /// The picture, blurred; the deviation is in pixels.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { Blur.gaussian(self, sigma) }

    /// The picture turned as a photograph says. Photographs say nothing here.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
    open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
    open func samplingNearest() -> CIImage { self }
    open func samplingLinear() -> CIImage { self }
    open func premultiplyingAlpha() -> CIImage { self }
    open func unpremultiplyingAlpha() -> CIImage { self }
}

extension CGAffineTransform {
    /// The transform back; nil where there is none.
    fileprivate var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        return determinant == 0 || !determinant.isFinite ? nil : inverted()
    }
}

/// An option of reading a picture. None has an effect.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let colorSpace = CIImageOption(rawValue: "colorSpace")
    public static let applyOrientationProperty = CIImageOption(rawValue: "applyOrientationProperty")
    public static let expandToHDR = CIImageOption(rawValue: "expandToHDR")
}

/// The turn of a photograph.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// A colour. CoreImage's class.
open class CIColor: NSObject, @unchecked Sendable {
    /// Red, green, blue and alpha in 0...1, gamma-encoded sRGB.
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    /// Creates a colour of its parts, or of another kind's.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Red, green, blue and alpha.
    open var components: [CGFloat] { [red, green, blue, alpha] }
    open var numberOfComponents: Int { 4 }
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)

    var light: SIMD4<Float> {
        let alpha = Float(alpha)
        return SIMD4(
            Light.light(Float(red)) * alpha, Light.light(Float(green)) * alpha, Light.light(Float(blue)) * alpha, alpha)
    }
}

/// Numbers, such as a place. CoreImage's class.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    /// Creates numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
    }
    init(_ values: [CGFloat]) {
        self.values = values
    }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

    /// The numbers; 0 for those that are not there.
    open var count: Int { values.count }
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

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

    /// The bytes of a PNG file.
    open func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace) -> Data? {
        createCGImage(image, from: image.extent).flatMap { try? PNG.encode($0.bitmap) }.map { Data($0) }
    }
    open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace) -> Data? { nil }
    open func clearCaches() {}

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
    public static let highQualityDownsample = CIContextOption(rawValue: "highQualityDownsample")
}

/// The format of pixels. None has an effect.
public struct CIFormat: Hashable, Sendable {
    private let name: String
    public static let RGBA8 = CIFormat(name: "RGBA8")
    public static let BGRA8 = CIFormat(name: "BGRA8")
    public static let ARGB8 = CIFormat(name: "ARGB8")
    public static let RGBAh = CIFormat(name: "RGBAh")
    public static let RGBAf = CIFormat(name: "RGBAf")
}
