public import Foundation

/// The measures of a day. There are none.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    override init() {}

    /// The app's version, the day, and the measures.
    open var latestApplicationVersion: String { "" }
    open var includesMultipleApplicationVersions: Bool { false }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var metaData: MXMetaData? { nil }
    open var cpuMetrics: MXCPUMetric? { nil }
    open var gpuMetrics: MXGPUMetric? { nil }
    open var cellularConditionMetrics: MXCellularConditionMetric? { nil }
    open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
    open var locationActivityMetrics: MXLocationActivityMetric? { nil }
    open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
    open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
    open var diskIOMetrics: MXDiskIOMetric? { nil }
    open var memoryMetrics: MXMemoryMetric? { nil }
    open var displayMetrics: MXDisplayMetric? { nil }
    open var animationMetrics: MXAnimationMetric? { nil }
    open var applicationExitMetrics: MXAppExitMetric? { nil }
    open var signpostMetrics: [MXSignpostMetric]? { nil }

    /// The content as a text in JSON, and as values.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A span of an app's own.
open class MXSignpostMetric: MXMetric, @unchecked Sendable {
    /// The name of the span, and its number.
    open var signpostName: String { "" }
    open var signpostCategory: String { "" }
    open var totalCount: Int { 0 }
}

/// The facts about a device.
open class MXMetaData: NSObject, @unchecked Sendable {
    /// The device, its system and the app.
    open var regionFormat: String { "" }
    open var osVersion: String { "" }
    open var deviceType: String { "" }
    open var applicationBuildVersion: String { "" }
    open var platformArchitecture: String { "" }
    open var lowPowerModeEnabled: Bool { false }
    open var isTestFlightApp: Bool { false }
    open var pid: Int32 { 0 }

    /// The content as a text in JSON, and as values.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// The things that went wrong. There are none.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    override init() {}

    /// The time, and what went wrong.
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }

    /// The content as a text in JSON, and as values.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Anything that went wrong.
open class MXDiagnostic: NSObject, @unchecked Sendable {
    override init() {}

    /// The device and the app.
    open var metaData: MXMetaData { MXMetaData() }
    open var applicationVersion: String { "" }

    /// The content as a text in JSON, and as values.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// The functions in which something went wrong.
open class MXCallStackTree: NSObject, @unchecked Sendable {
    override init() {}

    /// The functions as a text in JSON.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// A crash.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// The functions and the facts.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}

/// A time in which an app did not answer.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// The functions and the facts.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// A time in which an app worked too much.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// The functions and the facts.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// A time in which an app wrote too much.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// The functions and the facts.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// A launch that took too long.
open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// The functions and the facts.
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var launchDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
