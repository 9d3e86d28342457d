// `import VideoToolbox` where Apple's framework is missing: pictures in memory become pictures, and no film is written or read. It
// brings AVFoundation along.
@_exported public import AVFoundation
public import CoreGraphics

/// The errors of the framework.
public let kVTPropertyNotSupportedErr: Int32 = -12900
public let kVTParameterErr: Int32 = -12902
public let kVTInvalidSessionErr: Int32 = -12903
public let kVTPixelTransferNotSupportedErr: Int32 = -12905
public let kVTCouldNotFindVideoDecoderErr: Int32 = -12906
public let kVTCouldNotFindVideoEncoderErr: Int32 = -12908
public let kVTVideoDecoderBadDataErr: Int32 = -12909

/// Makes a picture of one in memory; an error for formats other than those of four bytes a pixel.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
    _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> Int32 {
    guard let image = CGImage(pixelBuffer) else { return kVTParameterErr }
    imageOut.pointee = image
    return 0
}

/// Any work of the framework on a stream.
public class VTSession: @unchecked Sendable {
    init() {}
}

/// The writing of a film's parts. There is none.
public final class VTCompressionSession: VTSession, @unchecked Sendable {}
/// The reading of a film's parts. There is none.
public final class VTDecompressionSession: VTSession, @unchecked Sendable {}

/// The facts about a part that is written.
public struct VTEncodeInfoFlags: OptionSet, Sendable {
    public static let asynchronous = VTEncodeInfoFlags(rawValue: 1)
    public static let frameDropped = VTEncodeInfoFlags(rawValue: 2)
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// The facts about a part that is read.
public struct VTDecodeInfoFlags: OptionSet, Sendable {
    public static let asynchronous = VTDecodeInfoFlags(rawValue: 1)
    public static let frameDropped = VTDecodeInfoFlags(rawValue: 2)
    public static let imageBufferModifiable = VTDecodeInfoFlags(rawValue: 4)
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The choices for a part that is read.
public struct VTDecodeFrameFlags: OptionSet, Sendable {
    public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1)
    public static let _DoNotOutputFrame = VTDecodeFrameFlags(rawValue: 2)
    public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 4)
    public static let _EnableTemporalProcessing = VTDecodeFrameFlags(rawValue: 8)
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The closures that are told of a part that was written or read.
public typealias VTCompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32, VTEncodeInfoFlags, CMSampleBuffer?
) -> Void
public typealias VTCompressionOutputHandler = (Int32, VTEncodeInfoFlags, CMSampleBuffer?) -> Void
public typealias VTDecompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime
) -> Void
public typealias VTDecompressionOutputHandler = (Int32, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime) -> Void

/// The closure for parts that are read, with its context.
public struct VTDecompressionOutputCallbackRecord {
    /// The closure and its context.
    public var decompressionOutputCallback: VTDecompressionOutputCallback?
    public var decompressionOutputRefCon: UnsafeMutableRawPointer?

    /// Creates a record.
    public init(
        decompressionOutputCallback: VTDecompressionOutputCallback?,
        decompressionOutputRefCon: UnsafeMutableRawPointer?
    ) {
        self.decompressionOutputCallback = decompressionOutputCallback
        self.decompressionOutputRefCon = decompressionOutputRefCon
    }
    public init() {
        self.init(decompressionOutputCallback: nil, decompressionOutputRefCon: nil)
    }
}

/// Begins no writing and no reading: an error.
@discardableResult
public func VTCompressionSessionCreate(
    allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType,
    encoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?,
    compressedDataAllocator: CFAllocator?, outputCallback: VTCompressionOutputCallback?,
    refcon: UnsafeMutableRawPointer?, compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> Int32 { kVTCouldNotFindVideoEncoderErr }
@discardableResult
public func VTDecompressionSessionCreate(
    allocator: CFAllocator?, formatDescription videoFormatDescription: CMVideoFormatDescription,
    decoderSpecification videoDecoderSpecification: CFDictionary?,
    imageBufferAttributes destinationImageBufferAttributes: CFDictionary?,
    outputCallback: UnsafePointer<VTDecompressionOutputCallbackRecord>?,
    decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> Int32 { kVTCouldNotFindVideoDecoderErr }

/// Writes and reads no part: an error.
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?,
    infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> Int32 { kVTInvalidSessionErr }
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?,
    outputHandler: @escaping VTCompressionOutputHandler
) -> Int32 { kVTInvalidSessionErr }
@discardableResult
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
    frameRefcon sourceFrameRefCon: UnsafeMutableRawPointer?,
    infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?
) -> Int32 { kVTInvalidSessionErr }
@discardableResult
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
    infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?, outputHandler: @escaping VTDecompressionOutputHandler
) -> Int32 { kVTInvalidSessionErr }
@discardableResult
public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> Int32 { kVTInvalidSessionErr }
@discardableResult
public func VTCompressionSessionCompleteFrames(
    _ session: VTCompressionSession, untilPresentationTimeStamp completeUntilPresentationTimeStamp: CMTime
) -> Int32 { kVTInvalidSessionErr }
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
@discardableResult
public func VTDecompressionSessionWaitForAsynchronousFrames(_ session: VTDecompressionSession) -> Int32 {
    kVTInvalidSessionErr
}
public func VTDecompressionSessionCanAcceptFormatDescription(
    _ session: VTDecompressionSession, formatDescription newFormatDesc: CMFormatDescription
) -> Bool { false }
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// Sets no wish: an error.
@discardableResult
public func VTSessionSetProperty(_ session: VTSession, key propertyKey: CFString, value propertyValue: Any?) -> Int32 {
    kVTPropertyNotSupportedErr
}
@discardableResult
public func VTSessionSetProperties(_ session: VTSession, propertyDictionary: CFDictionary) -> Int32 {
    kVTPropertyNotSupportedErr
}

/// The wishes for a film that is written.
public let kVTCompressionPropertyKey_RealTime = "RealTime"
public let kVTCompressionPropertyKey_ProfileLevel = "ProfileLevel"
public let kVTCompressionPropertyKey_AverageBitRate = "AverageBitRate"
public let kVTCompressionPropertyKey_DataRateLimits = "DataRateLimits"
public let kVTCompressionPropertyKey_ExpectedFrameRate = "ExpectedFrameRate"
public let kVTCompressionPropertyKey_MaxKeyFrameInterval = "MaxKeyFrameInterval"
public let kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration = "MaxKeyFrameIntervalDuration"
public let kVTCompressionPropertyKey_AllowFrameReordering = "AllowFrameReordering"
public let kVTCompressionPropertyKey_H264EntropyMode = "H264EntropyMode"
public let kVTCompressionPropertyKey_Quality = "Quality"
public let kVTProfileLevel_H264_Baseline_AutoLevel = "H264_Baseline_AutoLevel"
public let kVTProfileLevel_H264_Baseline_4_1 = "H264_Baseline_4_1"
public let kVTProfileLevel_H264_Main_AutoLevel = "H264_Main_AutoLevel"
public let kVTProfileLevel_H264_High_AutoLevel = "H264_High_AutoLevel"
public let kVTProfileLevel_HEVC_Main_AutoLevel = "HEVC_Main_AutoLevel"
public let kVTH264EntropyMode_CABAC = "CABAC"
public let kVTH264EntropyMode_CAVLC = "CAVLC"
public let kVTEncodeFrameOptionKey_ForceKeyFrame = "ForceKeyFrame"
