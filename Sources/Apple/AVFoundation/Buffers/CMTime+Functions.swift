public import CoreGraphics

/// The kinds of a time, as bits.
public struct CMTimeFlags: OptionSet, Sendable {
    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// The number of a time's beginning: 0.
public typealias CMTimeEpoch = Int64

/// The way to round a time to other units.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity

    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

    fileprivate func rounded(_ number: Double) -> Double {
        switch self {
        case .roundHalfAwayFromZero, .quickTime: number.rounded(.toNearestOrAwayFromZero)
        case .roundTowardZero: number.rounded(.towardZero)
        case .roundAwayFromZero: number.rounded(.awayFromZero)
        case .roundTowardPositiveInfinity: number.rounded(.up)
        case .roundTowardNegativeInfinity: number.rounded(.down)
        }
    }
}

extension CMTime {
    /// Creates a time of its four parts. The kind decides over the number; the beginning is not kept.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        if !flags.contains(.valid) {
            self = .invalid
        } else if flags.contains(.indefinite) {
            self = .indefinite
        } else if flags.contains(.positiveInfinity) {
            self = .positiveInfinity
        } else if flags.contains(.negativeInfinity) {
            self = .negativeInfinity
        } else {
            self.init(value: value, timescale: timescale)
        }
    }

    /// The kind of the time.
    public var flags: CMTimeFlags {
        if self == .indefinite { return [.valid, .indefinite] }
        if isPositiveInfinity { return [.valid, .positiveInfinity] }
        if isNegativeInfinity { return [.valid, .negativeInfinity] }
        return isNumeric ? .valid : []
    }
    public var epoch: CMTimeEpoch { 0 }
    public var isPositiveInfinity: Bool { self == .positiveInfinity }
    public var isNegativeInfinity: Bool { self == .negativeInfinity }
    public var hasBeenRounded: Bool { false }

    /// The time in other units.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return self }
        let units = method.rounded(Double(value) * Double(newTimescale) / Double(timescale))
        return Int64(exactly: units).map { CMTime(value: $0, timescale: newTimescale) } ?? .invalid
    }

    /// The time so many times.
    public static func * (time: CMTime, multiplier: Int32) -> CMTime { CMTimeMultiply(time, multiplier: multiplier) }
}

/// Times, calculated and compared.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 > time2 ? 1 : 0 }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    time.isNumeric && time.value < 0 && time.value != .min
        ? CMTime(value: -time.value, timescale: time.timescale) : time
}
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    return overflow ? .invalid : CMTime(value: value, timescale: time.timescale)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}

/// The kinds of a time.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { !time.flags.isEmpty }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { time.flags.isEmpty }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// A time as text, and as a dictionary and back.
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
    time.isNumeric ? "{\(time.value)/\(time.timescale) = \(time.seconds)}" : "{INVALID}"
}
public func CMTimeShow(_ time: CMTime) { print(CMTimeCopyDescription(allocator: nil, time: time) ?? "") }
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    ["value": time.value, "timescale": time.timescale, "flags": time.flags.rawValue, "epoch": time.epoch]
}
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
    guard let value = dictionaryRepresentation?["value"] as? CMTimeValue,
        let timescale = dictionaryRepresentation?["timescale"] as? CMTimeScale
    else { return .invalid }
    return CMTime(value: value, timescale: timescale)
}
