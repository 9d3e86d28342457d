public import Foundation

/// A picture that an app's own code makes of others, pixel by pixel in the memory. None is made here: `apply` throws.
open class CIImageProcessorKernel: NSObject, @unchecked Sendable {
    public override init() {}

    /// The app's own code, and the part of an input that it needs. Nothing calls them.
    open class func process(
        with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {}
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }
    open class func roiTileArray(
        forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect
    ) -> [CIVector] { [CIVector(cgRect: roi(forInput: input, arguments: arguments, outputRect: outputRect))] }

    /// The formats of the pixels.
    open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
    open class var outputFormat: CIFormat { .BGRA8 }
    open class var outputIsOpaque: Bool { false }
    open class var synchronizeInputs: Bool { true }

    /// Makes the picture.
    ///
    /// - Throws: An error always.
    open class func apply(
        withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
    ) throws -> CIImage { throw CocoaError(.featureUnsupported) }
}

/// Pixels that an app's code reads.
public protocol CIImageProcessorInput: AnyObject {
    /// The part of the picture, and its pixels in the memory.
    var region: CGRect { get }
    var bytesPerRow: Int { get }
    var format: CIFormat { get }
    var baseAddress: UnsafeRawPointer { get }
    var digest: UInt64 { get }
    var roiTileIndex: Int { get }
    var roiTileCount: Int { get }
}

/// Pixels that an app's code writes.
public protocol CIImageProcessorOutput: AnyObject {
    /// The part of the picture, and its pixels in the memory.
    var region: CGRect { get }
    var bytesPerRow: Int { get }
    var format: CIFormat { get }
    var baseAddress: UnsafeMutableRawPointer { get }
    var digest: UInt64 { get }
}
