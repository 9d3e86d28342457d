// `import MetricKit` where Apple's framework is missing: nothing is measured. It brings Foundation along.
@_exported public import Foundation
import FoundationOverlay
public import os

/// Told of what was measured: nothing is.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    /// Called with the measures of a day, and with what went wrong: never.
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Measures an app. Nothing is measured: whoever subscribes is never told.
open class MXMetricManager: NSObject, @unchecked Sendable {
    private static let one = MXMetricManager()

    /// The manager, and what was measured: nothing.
    open class var shared: MXMetricManager { one }
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

    /// Adds and takes away who is told.
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}

    /// Returns a log for spans of an app's own.
    open class func makeLogHandle(category: String) -> OSLog {
        OSLog(subsystem: "com.apple.metrickit", category: category)
    }

    /// Measures the time until an app can be used: it is refused.
    ///
    /// - Throws: ``MXError``.
    open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws { throw MXError(.invalidID) }
    open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
        throw MXError(.unknown)
    }
}

/// The name of a task of the launch.
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The reason why something is not measured.
public struct MXError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `MXErrorDomain`.
    @_ErrorCodes(MXErrorDomain)
    public enum Code: Int, Sendable {
        case invalidID
        case maxCount
        case pastDeadline
        case duplicated
        case unknown
    }
}

/// The domain of these errors.
public let MXErrorDomain = "MXErrorDomain"
