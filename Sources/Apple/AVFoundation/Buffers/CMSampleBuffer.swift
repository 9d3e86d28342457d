public import CoreGraphics
import Foundation

/// A part of a stream: a picture, or bytes, with its times.
public final class CMSampleBuffer: @unchecked Sendable {
    /// The picture or the bytes, and their format.
    public let imageBuffer: CVImageBuffer?
    public let dataBuffer: CMBlockBuffer?
    public let formatDescription: CMFormatDescription?
    /// The times, of all samples or of each; and the sizes of each in bytes.
    let timings: [CMSampleTimingInfo]
    let sizes: [Int]
    /// The number of samples.
    public let numSamples: Int
    /// The facts that are kept with the part.
    var attachments: [String: (value: Any, mode: CMAttachmentMode)] = [:]
    private(set) var isInvalidated = false

    init(
        image: CVImageBuffer? = nil, data: CMBlockBuffer? = nil, format: CMFormatDescription? = nil,
        count: Int = 0, timings: [CMSampleTimingInfo] = [], sizes: [Int] = []
    ) {
        (imageBuffer, dataBuffer, formatDescription) = (image, data, format)
        (numSamples, self.timings, self.sizes) = (count, timings, sizes)
    }

    /// Creates a part of a picture.
    public convenience init(
        imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription, sampleTiming: CMSampleTimingInfo
    ) throws { self.init(image: imageBuffer, format: formatDescription, count: 1, timings: [sampleTiming]) }

    /// Creates a part of bytes.
    public convenience init(
        dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, numSamples: Int,
        sampleTimings: [CMSampleTimingInfo], sampleSizes: [Int]
    ) throws {
        self.init(
            data: dataBuffer, format: formatDescription, count: numSamples, timings: sampleTimings,
            sizes: sampleSizes)
    }

    /// Creates the same part, at the same times or at others.
    public convenience init(copying sampleBuffer: CMSampleBuffer) throws {
        try self.init(copying: sampleBuffer, withNewTiming: sampleBuffer.timings)
    }
    public convenience init(copying sampleBuffer: CMSampleBuffer, withNewTiming newSampleTimings: [CMSampleTimingInfo])
        throws
    {
        self.init(
            image: sampleBuffer.imageBuffer, data: sampleBuffer.dataBuffer, format: sampleBuffer.formatDescription,
            count: sampleBuffer.numSamples, timings: newSampleTimings, sizes: sampleBuffer.sizes)
        attachments = sampleBuffer.attachments
    }

    /// The times: that of the first sample to be shown, that of its decoding, and the length of all.
    public var presentationTimeStamp: CMTime { timings.first?.presentationTimeStamp ?? .invalid }
    public var decodeTimeStamp: CMTime { timings.first?.decodeTimeStamp ?? .invalid }
    public var outputPresentationTimeStamp: CMTime { presentationTimeStamp }
    public var duration: CMTime {
        guard let first = timings.first else { return .invalid }
        return timings.count > 1
            ? timings.dropFirst().reduce(first.duration) { $0 + $1.duration }
            : CMTimeMultiply(first.duration, multiplier: Int32(clamping: numSamples))
    }
    public var outputDuration: CMTime { duration }

    /// The state of the part.
    public var isValid: Bool { !isInvalidated }
    public var dataReadiness: Bool { true }
    public var totalSampleSize: Int { dataBuffer?.dataLength ?? 0 }
    public func invalidate() throws { isInvalidated = true }
    public func makeDataReady() throws {}

    /// The times and the size of a sample.
    public func sampleTimingInfo(at index: Int) throws -> CMSampleTimingInfo {
        guard index >= 0, index < numSamples, let timing = timings.count > index ? timings[index] : timings.last else {
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(kCMSampleBufferError_SampleIndexOutOfRange))
        }
        return timing
    }
    public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { timings }
    public func sampleSize(at index: Int) -> Int { sizes.indices.contains(index) ? sizes[index] : sizes.last ?? 0 }
}

/// The times of a sample.
public struct CMSampleTimingInfo: Hashable, Sendable {
    /// The length, the time at which it is shown, and that at which it is decoded.
    public var duration: CMTime
    public var presentationTimeStamp: CMTime
    public var decodeTimeStamp: CMTime

    /// Creates times.
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
        self.decodeTimeStamp = decodeTimeStamp
    }
    public init() {
        self.init(duration: CMTime(), presentationTimeStamp: CMTime(), decodeTimeStamp: CMTime())
    }

    public static let invalid = CMSampleTimingInfo(
        duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
}

/// The errors of functions on parts of streams.
public let kCMSampleBufferError_AllocationFailed: Int32 = -12730
public let kCMSampleBufferError_RequiredParameterMissing: Int32 = -12731
public let kCMSampleBufferError_AlreadyHasDataBuffer: Int32 = -12732
public let kCMSampleBufferError_BufferNotReady: Int32 = -12733
public let kCMSampleBufferError_SampleIndexOutOfRange: Int32 = -12734
public let kCMSampleBufferError_Invalidated: Int32 = -12744

/// The functions that make the data of a part ready.
public typealias CMSampleBufferMakeDataReadyCallback = (CMSampleBuffer, UnsafeMutableRawPointer?) -> Int32

/// Makes a part of a picture.
@discardableResult
public func CMSampleBufferCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
    makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?, refcon: UnsafeMutableRawPointer?,
    formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    sampleBufferOut.pointee = CMSampleBuffer(
        image: imageBuffer, format: formatDescription, count: 1, timings: [sampleTiming.pointee])
    return 0
}
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    CMSampleBufferCreateForImageBuffer(
        allocator: allocator, imageBuffer: imageBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
        formatDescription: formatDescription, sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}

/// Makes a part of bytes.
@discardableResult
public func CMSampleBufferCreate(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, dataReady: Bool,
    makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?, refcon: UnsafeMutableRawPointer?,
    formatDescription: CMFormatDescription?, sampleCount: Int, sampleTimingEntryCount: Int,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount: Int,
    sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    sampleBufferOut.pointee = CMSampleBuffer(
        data: dataBuffer, format: formatDescription, count: sampleCount,
        timings: Array(UnsafeBufferPointer(start: sampleTimingArray, count: sampleTimingEntryCount)),
        sizes: Array(UnsafeBufferPointer(start: sampleSizeArray, count: sampleSizeEntryCount)))
    return 0
}
@discardableResult
public func CMSampleBufferCreateReady(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, sampleCount: Int,
    sampleTimingEntryCount: Int, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount: Int,
    sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    CMSampleBufferCreate(
        allocator: allocator, dataBuffer: dataBuffer, dataReady: true, makeDataReadyCallback: nil, refcon: nil,
        formatDescription: formatDescription, sampleCount: sampleCount,
        sampleTimingEntryCount: sampleTimingEntryCount, sampleTimingArray: sampleTimingArray,
        sampleSizeEntryCount: sampleSizeEntryCount, sampleSizeArray: sampleSizeArray,
        sampleBufferOut: sampleBufferOut)
}

/// Makes the same part again, or at other times.
@discardableResult
public func CMSampleBufferCreateCopy(
    allocator: CFAllocator?, sampleBuffer: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    sampleBufferOut.pointee = try? CMSampleBuffer(copying: sampleBuffer, withNewTiming: sampleBuffer.timings)
    return 0
}
@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
    allocator: CFAllocator?, sampleBuffer: CMSampleBuffer, sampleTimingEntryCount: Int,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    sampleBufferOut.pointee = try? CMSampleBuffer(
        copying: sampleBuffer,
        withNewTiming: Array(UnsafeBufferPointer(start: sampleTimingArray, count: sampleTimingEntryCount)))
    return 0
}

/// The parts of a part of a stream.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> Int32 {
    try? sbuf.invalidate()
    return 0
}
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }
public func CMSampleBufferGetSampleSize(_ sbuf: CMSampleBuffer, at sampleIndex: Int) -> Int {
    sbuf.sampleSize(at: sampleIndex)
}

/// The times of a part of a stream.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.outputPresentationTimeStamp
}
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetOutputDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.outputDuration }
@discardableResult
public func CMSampleBufferGetSampleTimingInfo(
    _ sbuf: CMSampleBuffer, at sampleIndex: Int, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> Int32 {
    guard let timing = try? sbuf.sampleTimingInfo(at: sampleIndex) else {
        return kCMSampleBufferError_SampleIndexOutOfRange
    }
    timingInfoOut.pointee = timing
    return 0
}
@discardableResult
public func CMSampleBufferGetSampleTimingInfoArray(
    _ sbuf: CMSampleBuffer, entryCount: Int, arrayToFill timingArrayOut: UnsafeMutablePointer<CMSampleTimingInfo>?,
    entriesNeededOut timingArrayEntriesNeededOut: UnsafeMutablePointer<Int>?
) -> Int32 {
    timingArrayEntriesNeededOut?.pointee = sbuf.timings.count
    for (index, timing) in sbuf.timings.prefix(max(entryCount, 0)).enumerated() { timingArrayOut?[index] = timing }
    return 0
}
