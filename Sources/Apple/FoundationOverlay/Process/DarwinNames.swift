public import Foundation

/// The flag that opens a file for its events alone, which is to read it: no other is needed here.
public let O_EVTONLY: Int32 = O_RDONLY

/// The clock that stands still while the system sleeps, which is Linux's that is not set back.
public let CLOCK_UPTIME_RAW: clockid_t = CLOCK_MONOTONIC
public let CLOCK_UPTIME_RAW_APPROX: clockid_t = CLOCK_MONOTONIC_COARSE
public let CLOCK_MONOTONIC_RAW_APPROX: clockid_t = CLOCK_MONOTONIC_COARSE

/// The time of a clock in nanoseconds; 0 of a clock that is not there.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock_id, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The bytes that the process may still take; 0, as for a process that may take any number.
public func os_proc_available_memory() -> Int { 0 }

extension stat {
    /// The times of a file's reading, of its writing and of its changes, in seconds and nanoseconds.
    public var st_atimespec: timespec { st_atim }
    public var st_mtimespec: timespec { st_mtim }
    public var st_ctimespec: timespec { st_ctim }
}
