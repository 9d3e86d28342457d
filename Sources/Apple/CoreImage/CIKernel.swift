public import CoreGraphics
public import Foundation

/// A function of pixels in Metal's language. None is compiled here: each is nil, or throws.
open class CIKernel: NSObject, @unchecked Sendable {
    override init() {}

    /// Creates the function of a name in a library of Metal.
    ///
    /// - Throws: An error always.
    public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws {
        throw CocoaError(.featureUnsupported)
    }
    public convenience init(
        functionName name: String, fromMetalLibraryData data: Data, outputPixelFormat format: CIFormat
    ) throws { throw CocoaError(.featureUnsupported) }

    /// - Returns: nil: no source is compiled.
    public convenience init?(source string: String) { nil }

    /// The functions of a source, of which none is compiled.
    open class func makeKernels(source string: String) -> [CIKernel]? { nil }
    open class func kernelNames(fromMetalLibraryData data: Data) -> [String] { [] }
    open class func kernels(withMetalString source: String) throws -> [CIKernel] {
        throw CocoaError(.featureUnsupported)
    }

    /// The name of the function.
    open var name: String { "" }

    /// A picture of the function: nil, as there is none.
    open func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?
    ) -> CIImage? { nil }
}

/// Asks which part of an input a part of a picture is made of.
public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// A function of each pixel by itself.
open class CIColorKernel: CIKernel, @unchecked Sendable {
    /// A picture of the function: nil, as there is none.
    open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

/// A function of the places that pixels come from.
open class CIWarpKernel: CIKernel, @unchecked Sendable {
    /// A picture of the function: nil, as there is none.
    open func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]?
    ) -> CIImage? { nil }
}

/// A function of two pixels: one in front of another.
open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
    private let filterName: String

    private init(_ filterName: String) {
        self.filterName = filterName
    }

    /// The picture of one picture in front of another, by the filter of the same rule.
    open func apply(foreground: CIImage, background: CIImage) -> CIImage? {
        foreground.applyingFilter(filterName, parameters: [kCIInputBackgroundImageKey: background])
    }
    open func apply(foreground: CIImage, background: CIImage, colorSpace: CGColorSpace) -> CIImage? {
        apply(foreground: foreground, background: background)
    }

    /// The rules that are there.
    public static let sourceOver = CIBlendKernel("CISourceOverCompositing")
    public static let sourceAtop = CIBlendKernel("CISourceAtopCompositing")
    public static let sourceIn = CIBlendKernel("CISourceInCompositing")
    public static let sourceOut = CIBlendKernel("CISourceOutCompositing")
    public static let componentAdd = CIBlendKernel("CIAdditionCompositing")
    public static let componentMultiply = CIBlendKernel("CIMultiplyCompositing")
    public static let componentMin = CIBlendKernel("CIMinimumCompositing")
    public static let componentMax = CIBlendKernel("CIMaximumCompositing")
    public static let multiply = CIBlendKernel("CIMultiplyBlendMode")
    public static let screen = CIBlendKernel("CIScreenBlendMode")
    public static let overlay = CIBlendKernel("CIOverlayBlendMode")
    public static let darken = CIBlendKernel("CIDarkenBlendMode")
    public static let lighten = CIBlendKernel("CILightenBlendMode")
    public static let difference = CIBlendKernel("CIDifferenceBlendMode")
    public static let exclusion = CIBlendKernel("CIExclusionBlendMode")
    public static let colorDodge = CIBlendKernel("CIColorDodgeBlendMode")
    public static let colorBurn = CIBlendKernel("CIColorBurnBlendMode")
    public static let hardLight = CIBlendKernel("CIHardLightBlendMode")
    public static let softLight = CIBlendKernel("CISoftLightBlendMode")
}
