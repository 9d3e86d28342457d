public import Foundation

/// A four-letter number.
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

/// The size of a film, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// The lengths.
    public var width: Int32
    public var height: Int32

    /// Creates a size.
    public init(width: Int32, height: Int32) {
        (self.width, self.height) = (width, height)
    }
}

/// A part of a stream. None comes here.
public final class CMSampleBuffer: Sendable {
    init() {}

    /// The picture and the time.
    public var imageBuffer: CVPixelBuffer? { nil }
    public var presentationTimeStamp: CMTime { .invalid }
}

/// A picture in memory. None comes here.
public final class CVPixelBuffer: Sendable {
    init() {}
}

/// The type of the CV image buffer.
public typealias CVImageBuffer = CVPixelBuffer

/// The picture of a part of a stream.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }

/// The size of a picture in memory, in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The ways in which a picture in memory is locked, to be read and written.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// The outcome of a function on buffers; 0 where it did what it says.
public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660

/// Locks and unlocks a picture in memory, and tells where its bytes are: there are none.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    kCVReturnError
}
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnError }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { 0 }

/// The keys and formats of pictures in memory.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
    /// The beginning and the length.
    public var start: CMTime
    public var duration: CMTime

    /// Creates a range.
    public init(start: CMTime, duration: CMTime) {
        (self.start, self.duration) = (start, duration)
    }
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    /// The end of the range.
    public var end: CMTime { start + duration }
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

/// A range of time.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 > time2 ? 1 : 0 }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
public let kCMTimeZero = CMTime.zero

extension NSValue {
    /// Creates a value of a time, or gives the time of one.
    public convenience init(time: CMTime) {
        self.init(point: NSPoint(x: time.seconds, y: 0))
    }
    public var timeValue: CMTime { CMTime(seconds: pointValue.x, preferredTimescale: 600) }

    /// Creates a value of a span of time, or gives the span of one.
    public convenience init(timeRange: CMTimeRange) {
        self.init(point: NSPoint(x: timeRange.start.seconds, y: timeRange.duration.seconds))
    }
    public var timeRangeValue: CMTimeRange {
        CMTimeRange(start: timeValue, duration: CMTime(seconds: pointValue.y, preferredTimescale: 600))
    }
}
