public import CoreImage
public import Foundation
public import simd

/// Gives the depths of a camera's pictures. None comes.
open class AVCaptureDepthDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() {}
    /// The wishes.
    open var isFilteringEnabled = true
    open var alwaysDiscardsLateDepthData = true
    open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
    open private(set) var delegateCallbackQueue: DispatchQueue?
    open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {
        (self.delegate, delegateCallbackQueue) = (delegate, callbackQueue)
    }
}

/// The receiver of depths.
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
    /// Tells of depths, or of those that came too late. Nothing calls it.
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection)
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection, reason: AVCaptureOutput.DataDroppedReason)
}

extension AVCaptureDepthDataOutputDelegate {
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection
    ) {}
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didDrop depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection, reason: AVCaptureOutput.DataDroppedReason
    ) {}
}

extension AVCaptureOutput {
    /// The reason for which data did not come.
    public enum DataDroppedReason: Int, Sendable {
        case none, lateData, outOfBuffers, discontinuity
    }
}

/// The depths of a picture. None comes here.
open class AVDepthData: NSObject, @unchecked Sendable {
    override init() {}

    /// Creates depths of a file's facts.
    ///
    /// - Throws: An error always: none are read.
    public convenience init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws {
        throw AVError(.fileFormatNotRecognized)
    }

    /// The depths, and what is known of them.
    open var depthDataMap: CVPixelBuffer { .clear }
    open var depthDataType: OSType { 0 }
    open var availableDepthDataTypes: [OSType] { [] }
    open var isDepthDataFiltered: Bool { false }
    open var depthDataAccuracy: Accuracy { .relative }
    open var depthDataQuality: Quality { .low }
    open var cameraCalibrationData: AVCameraCalibrationData? { nil }
    open func converting(toDepthDataType depthDataType: OSType) -> Self { self }
    open func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
    open func replacingDepthDataMap(with pixelBuffer: CVPixelBuffer) throws -> Self { self }
    open func dictionaryRepresentation(
        forAuxiliaryDataType outAuxDataType: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> [AnyHashable: Any]? { nil }

    /// The measure of depths.
    public enum Accuracy: Int, Sendable {
        case relative, absolute
    }

    /// The quality of depths.
    public enum Quality: Int, Sendable {
        case low, high
    }
}

/// The facts of a lens. None is known here.
open class AVCameraCalibrationData: NSObject, @unchecked Sendable {
    override init() {}
    /// The size of a pixel in millimetres, and the tables of the lens.
    open var pixelSize: Float { 0 }
    open var intrinsicMatrix: matrix_float3x3 { matrix_identity_float3x3 }
    open var intrinsicMatrixReferenceDimensions: CGSize { .zero }
    open var lensDistortionLookupTable: Data? { nil }
    open var inverseLensDistortionLookupTable: Data? { nil }
    open var lensDistortionCenter: CGPoint { .zero }
}

/// The mask of a person in a photograph. None comes here.
open class AVPortraitEffectsMatte: NSObject, @unchecked Sendable {
    override init() {}
    /// The mask.
    open var mattingImage: CVPixelBuffer { .clear }
    open var pixelFormatType: OSType { 0 }
}

/// Gives what several outputs have for one moment. Nothing comes.
open class AVCaptureDataOutputSynchronizer: NSObject, @unchecked Sendable {
    /// The outputs, the first of which leads.
    public let dataOutputs: [AVCaptureOutput]
    open private(set) weak var delegate: (any AVCaptureDataOutputSynchronizerDelegate)?
    open private(set) var delegateCallbackQueue: DispatchQueue?

    /// Creates a synchronizer of outputs.
    public init(dataOutputs: [AVCaptureOutput]) {
        self.dataOutputs = dataOutputs
    }

    /// Sets who would be told of data, and where.
    open func setDelegate(
        _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue delegateCallbackQueue: DispatchQueue?
    ) { (self.delegate, self.delegateCallbackQueue) = (delegate, delegateCallbackQueue) }
}

/// The receiver of what belongs together.
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
    /// Tells of what belongs together. Nothing calls it.
    func dataOutputSynchronizer(
        _ synchronizer: AVCaptureDataOutputSynchronizer,
        didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}

/// The data of one moment.
open class AVCaptureSynchronizedDataCollection: NSObject, @unchecked Sendable {
    override init() {}
    /// The data of an output.
    open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? { nil }
    open subscript(key: AVCaptureOutput) -> AVCaptureSynchronizedData? { nil }
    open var count: Int { 0 }
}

/// The data of one output.
open class AVCaptureSynchronizedData: NSObject, @unchecked Sendable {
    override init() {}
    /// The moment.
    open var timestamp: CMTime { .invalid }
}

/// Depths of a moment.
open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData, @unchecked Sendable {
    /// The depths, and whether they came too late.
    open var depthData: AVDepthData { AVDepthData() }
    open var depthDataWasDropped: Bool { true }
    open var droppedReason: AVCaptureOutput.DataDroppedReason { .none }
}

/// A picture of a moment.
open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData, @unchecked Sendable {
    /// The picture, and whether it came too late.
    open var sampleBuffer: CMSampleBuffer { CMSampleBuffer() }
    open var sampleBufferWasDropped: Bool { true }
    open var droppedReason: AVCaptureOutput.DataDroppedReason { .none }
}

/// Codes and faces of a moment.
open class AVCaptureSynchronizedMetadataObjectData: AVCaptureSynchronizedData, @unchecked Sendable {
    /// The codes and faces.
    open var metadataObjects: [AVMetadataObject] { [] }
}
