public import os

// Messages with values for their places, in the two orders that they are written in. Nothing reads a log: they are dropped.

/// Writes a message to a log. It is dropped.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {}

/// Writes a message of a level to a log. It is dropped.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {}

/// Marks a point in time with a message. Nothing measures it.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

extension OSSignpostID: @retroactive Hashable, @retroactive Comparable, @retroactive RawRepresentable {
    /// The name of the spans of an object.
    public init(log: OSLog, object: AnyObject) { self = .exclusive }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
