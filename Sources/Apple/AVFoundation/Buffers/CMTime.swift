/// The units of a time, and their number in a second.
public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// An instant of a film as a fraction.
public struct CMTime: Hashable, Sendable, Comparable {
    /// The number of units, and of units in a second.
    public var value: CMTimeValue
    public var timescale: CMTimeScale

    /// Creates a time of units.
    public init(value: CMTimeValue = 0, timescale: CMTimeScale = 0) {
        self.value = value
        self.timescale = timescale
    }

    /// Creates a time in seconds. Of no number it is invalid; where its units are more than can be counted it is endless.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let units = (seconds * Double(preferredTimescale)).rounded()
        if units.isNaN || preferredTimescale <= 0 {
            self = .invalid
        } else if let value = Int64(exactly: units) {
            self.init(value: value, timescale: preferredTimescale)
        } else {
            self = units > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 1, timescale: 0)
    public static let positiveInfinity = CMTime(value: .max, timescale: 0)
    public static let negativeInfinity = CMTime(value: .min, timescale: 0)

    /// Indicates whether the time is valid, without an end, or a number.
    public var isValid: Bool { self != .invalid }
    public var isIndefinite: Bool { self == .indefinite }
    public var isNumeric: Bool { timescale > 0 }
    /// Without an end for such a time; not a number for what is no instant.
    public var seconds: Double {
        if timescale > 0 { return Double(value) / Double(timescale) }
        return self == .positiveInfinity ? .infinity : self == .negativeInfinity ? -.infinity : .nan
    }

    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    public static func + (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}

/// Makes a time, or gives one in seconds.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
