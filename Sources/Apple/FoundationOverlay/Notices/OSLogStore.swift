public import Foundation

/// Reads back what was logged. OSLog's class: nothing is kept of what is logged here.
open class OSLogStore: NSObject, @unchecked Sendable {
    /// The messages that are read.
    public enum Scope: Int, Sendable {
        case system = 0
        case currentProcessIdentifier = 1
    }

    /// Creates a reader of the messages of the process.
    /// - Throws: `CocoaError.fileReadNoPermission` for the messages of the whole system.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    }

    /// - Throws: `CocoaError.fileReadUnknown`: no file holds messages here.
    public init(url: URL) throws { throw CocoaError(.fileReadUnknown) }

    /// A place among the messages.
    open func position(date: Date) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }

    /// The messages from a place on: none.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

/// A place among messages. OSLog's class.
open class OSLogPosition: NSObject, @unchecked Sendable {}

/// The way through messages. OSLog's class.
open class OSLogEnumerator: NSEnumerator {
    /// The order of the messages.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let reverse = Options(rawValue: 1 << 0)
    }
}

/// A message that was logged. OSLog's class.
open class OSLogEntry: NSObject, @unchecked Sendable {
    /// The text, and when it was logged.
    open var composedMessage: String { "" }
    open var date: Date { .distantPast }
    open var storeCategory: StoreCategory { .undefined }

    /// The part of the store that a message is in.
    public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }
}

/// A message that came from a process. OSLog's protocol.
public protocol OSLogEntryFromProcess: AnyObject {
    /// The process and the thread.
    var activityIdentifier: UInt64 { get }
    var process: String { get }
    var processIdentifier: Int32 { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}

/// A message with the parts of which it is made. OSLog's protocol.
public protocol OSLogEntryWithPayload: AnyObject {
    /// The parts.
    var category: String { get }
    var subsystem: String { get }
    var formatString: String { get }
}

/// A message of a logger. OSLog's class.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// The weight of a message.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    /// The weight of the entry.
    open var level: Level { .undefined }
    open var activityIdentifier: UInt64 { 0 }
    open var process: String { ProcessInfo.processInfo.processName }
    open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    open var sender: String { "" }
    open var threadIdentifier: UInt64 { 0 }
    open var category: String { "" }
    open var subsystem: String { "" }
    open var formatString: String { "" }
}

/// A span of time that was marked. OSLog's class.
open class OSLogEntrySignpost: OSLogEntry, @unchecked Sendable {
    /// The point of the span.
    public enum SignpostType: Int, Sendable {
        case undefined, intervalBegin, intervalEnd, event
    }

    /// The name, the number and the kind of the mark.
    open var signpostName: String { "" }
    open var signpostIdentifier: UInt64 { 0 }
    open var signpostType: SignpostType { .undefined }
}
