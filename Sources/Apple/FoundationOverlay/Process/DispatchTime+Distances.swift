public import Dispatch

extension DispatchTime {
    /// The time to another moment, in nanoseconds.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        .nanoseconds(Int(clamping: Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
    }

    /// The moment that is so much later.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}
