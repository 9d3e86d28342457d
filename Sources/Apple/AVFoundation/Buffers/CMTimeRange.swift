import Foundation

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
    public init() {
        self = .invalid
    }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    /// The end of the range.
    public var end: CMTime { start + duration }

    /// The state of the range.
    public var isValid: Bool { CMTIME_IS_VALID(start) && CMTIME_IS_VALID(duration) && duration.value >= 0 }
    public var isEmpty: Bool { isValid && duration.isNumeric && duration.value == 0 }
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// Indicates whether a time or a range is inside of this.
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        start <= otherRange.start && otherRange.end <= end
    }

    /// The range that holds both, and what both have; without a length where they have nothing.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
}

/// A stretch of one time that becomes another of a second.
public struct CMTimeMapping: Hashable, Sendable {
    /// The stretches.
    public var source: CMTimeRange
    public var target: CMTimeRange

    /// Creates a mapping.
    public init(source: CMTimeRange, target: CMTimeRange) {
        (self.source, self.target) = (source, target)
    }
    public init() {
        self.init(source: .invalid, target: .invalid)
    }
}

/// Ranges of time, made and compared.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isEmpty }
public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid
