public import Dispatch
public import Foundation
public import OpenCombine

/// An instant of a queue or a run loop, as its scheduler counts time: nanoseconds from a start of its own.
public struct _SchedulerInstant: Strideable, Hashable, Codable, Sendable {
    var nanoseconds: Int

    init(nanoseconds: Int) {
        self.nanoseconds = nanoseconds
    }

    /// Creates the instant of a queue, and that of a run loop or an operation queue.
    public init(_ time: DispatchTime) {
        nanoseconds = Int(clamping: time.uptimeNanoseconds)
    }
    public init(_ date: Date) {
        nanoseconds = Int(date.timeIntervalSinceReferenceDate * 1e9)
    }

    /// The instant as the time of a queue, and as the date of a run loop.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(max(nanoseconds, 0))) }
    public var date: Date { Date(timeIntervalSinceReferenceDate: Double(nanoseconds) / 1e9) }

    /// The time from this instant to another.
    public func distance(to other: _SchedulerInstant) -> Stride {
        Stride(magnitude: other.nanoseconds - nanoseconds)
    }

    /// The instant after some time.
    public func advanced(by length: Stride) -> _SchedulerInstant {
        _SchedulerInstant(nanoseconds: nanoseconds + length.magnitude)
    }

    /// A length of time, in nanoseconds. A literal counts seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable,
        Codable, Sendable
    {
        public var magnitude: Int

        /// In seconds.
        public var timeInterval: Double { Double(magnitude) / 1e9 }

        init(magnitude: Int) {
            self.magnitude = magnitude
        }

        /// Creates a time of a number of seconds.
        public init(_ timeInterval: Double) {
            self = .seconds(timeInterval)
        }

        /// Creates a time of whole seconds; nil where `source` is no such number.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Int(exactly: source) else { return nil }
            self = .seconds(seconds)
        }

        public init(integerLiteral value: Int) {
            self = .seconds(value)
        }

        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// A time in a unit.
        public static func seconds(_ s: Int) -> Stride { Stride(magnitude: s * 1_000_000_000) }
        public static func seconds(_ s: Double) -> Stride { Stride(magnitude: Int(s * 1e9)) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(magnitude: ms * 1_000_000) }
        public static func microseconds(_ us: Int) -> Stride { Stride(magnitude: us * 1_000) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: ns) }

        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        public static func + (a: Stride, b: Stride) -> Stride { Stride(magnitude: a.magnitude + b.magnitude) }
        public static func - (a: Stride, b: Stride) -> Stride { Stride(magnitude: a.magnitude - b.magnitude) }
        public static func * (a: Stride, b: Stride) -> Stride { .seconds(a.timeInterval * b.timeInterval) }
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        public static func -= (a: inout Stride, b: Stride) { a = a - b }
        public static func *= (a: inout Stride, b: Stride) { a = a * b }
    }
}
