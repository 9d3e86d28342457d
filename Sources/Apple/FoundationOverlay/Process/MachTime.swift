import Dispatch

/// The ratio of the clock's ticks to nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// The fraction by which ticks become nanoseconds.
    public var numer: UInt32
    public var denom: UInt32

    public init() {
        (numer, denom) = (0, 0)
    }

    /// Creates a fraction.
    public init(numer: UInt32, denom: UInt32) {
        self.numer = numer
        self.denom = denom
    }
}

/// A ratio by the type's other name, which is a function's name, too.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// The ticks since the system was started, here nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// 1 on the main thread, 0 on others.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Sets the ratio, which is 1 here; 0 is a success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>?) -> Int32 {
    info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}
