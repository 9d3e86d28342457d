public import CoreGraphics
import Foundation

/// A clock that films run by.
public final class CMClock: Sendable {
    init() {}

    /// The clock of the system, in seconds since its start.
    public static let hostTimeClock = CMClock()

    /// The time that it is.
    public var time: CMTime {
        CMTime(value: CMTimeValue(DispatchTime.now().uptimeNanoseconds), timescale: 1_000_000_000)
    }
}

/// A clock, or what follows one at some rate.
public typealias CMClockOrTimebase = CMClock

/// The clock of the system, its time, and times between its units and those of films.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
public func CMClockConvertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
    UInt64(exactly: (hostTime.seconds * 1e9).rounded()) ?? 0
}
public func CMClockMakeHostTimeFromSystemUnits(_ hostTime: UInt64) -> CMTime {
    CMTime(value: CMTimeValue(clamping: hostTime), timescale: 1_000_000_000)
}

/// A time that runs by a clock at some rate, from some moment on.
public final class CMTimebase: @unchecked Sendable {
    private var rateNow = 0.0
    private var anchor = CMTime.zero
    private var since = CMClock.hostTimeClock.time

    /// Creates a time that stands still at zero.
    public init(sourceClock: CMClock) throws {}

    /// The rate, and the time that it is.
    public var rate: Double { rateNow }
    public var time: CMTime {
        anchor + CMTimeMultiplyByFloat64(CMClock.hostTimeClock.time - since, multiplier: rateNow)
    }
    public func setTime(_ time: CMTime) throws { (anchor, since) = (time, CMClock.hostTimeClock.time) }
    public func setRate(_ rate: Double) throws {
        try setTime(time)
        rateNow = rate
    }
}

/// Makes a time that runs by a clock, sets it, and tells of it.
@discardableResult
public func CMTimebaseCreateWithSourceClock(
    allocator: CFAllocator?, sourceClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> Int32 {
    timebaseOut.pointee = try? CMTimebase(sourceClock: sourceClock)
    return 0
}
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Double { timebase.rate }
@discardableResult
public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> Int32 {
    try? timebase.setTime(time)
    return 0
}
@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Double) -> Int32 {
    try? timebase.setRate(rate)
    return 0
}
