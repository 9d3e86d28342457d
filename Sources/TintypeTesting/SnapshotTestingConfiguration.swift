public import Foundation
import TintypeSnapshots

/// The settings of assertions that do not set their own. The names are those of swift-snapshot-testing.
public struct SnapshotTestingConfiguration: Sendable {
    /// The goldens that are written. nil leaves it to what is around, to the environment, and then to ``Record/missing``.
    public var record: Record?
    /// The command in failures that compares two pictures by eye.
    public var diffTool: DiffTool?
    /// The files of fonts, or folders of them, that views may use besides the default ones and those of what is around.
    public var fonts: [URL]

    /// The time between a view's appearance and its picture, in virtual seconds, which cost no time: what the view starts
    /// is run until then. nil for 1.
    public var wait: TimeInterval?
    /// The moment that pictures are of, from which relative dates count; nil for that at which they are made.
    public var date: Date?

    /// Creates settings; what is nil is left to the surrounding settings.
    public init(
        record: Record? = nil, diffTool: DiffTool? = nil, fonts: [URL] = [], wait: TimeInterval? = nil,
        date: Date? = nil
    ) {
        self.record = record
        self.diffTool = diffTool
        self.fonts = fonts
        self.wait = wait
        self.date = date
    }

    /// The configuration that `withSnapshotTesting` and the trait `.snapshots` set around the code that runs.
    @TaskLocal static var current = SnapshotTestingConfiguration()

    /// A rule for which goldens are written.
    public enum Record: String, Hashable, Sendable, CaseIterable, ExpressibleByBooleanLiteral {
        /// All that are missing, that differ, or that have equal pixels but another layout.
        case all
        /// Those that are missing or differ.
        case failed
        /// Those that are missing; a picture that differs fails.
        case missing
        /// Nothing: what is missing fails.
        case never

        /// `true` is ``all``, `false` is ``missing``.
        public init(booleanLiteral value: Bool) {
            self = value ? .all : .missing
        }

        var mode: RecordMode {
            switch self {
            case .all: .all
            case .failed: .failed
            case .missing: .missing
            case .never: .never
            }
        }
    }

    /// Writes the command that shows two files side by side.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ expectedPath: String, _ actualPath: String) -> String

        /// Creates a tool from a closure that makes its command line for two files.
        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.command = command
        }

        /// The name of a command that takes the two paths.
        public init(stringLiteral value: String) {
            self.init { "\(value) \"\($0)\" \"\($1)\"" }
        }

        /// Kaleidoscope, started by `ksdiff`.
        public static let ksdiff: DiffTool = "ksdiff"

        /// The command line that compares two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }

    /// This configuration, with what `inner` sets in place of its own.
    func overridden(by inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: inner.record ?? record, diffTool: inner.diffTool ?? diffTool,
            fonts: fonts + inner.fonts.filter { !fonts.contains($0) }, wait: inner.wait ?? wait,
            date: inner.date ?? date)
    }
}

/// Runs `operation` with another configuration.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    fonts: [URL] = [], wait: TimeInterval? = nil, date: Date? = nil, operation: () throws -> Result
) rethrows -> Result {
    let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool, fonts: fonts, wait: wait, date: date)
    return try SnapshotTestingConfiguration.$current.withValue(
        SnapshotTestingConfiguration.current.overridden(by: inner), operation: operation)
}

/// Runs `operation` with another configuration.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    fonts: [URL] = [], wait: TimeInterval? = nil, date: Date? = nil, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool, fonts: fonts, wait: wait, date: date)
    return try await SnapshotTestingConfiguration.$current.withValue(
        SnapshotTestingConfiguration.current.overridden(by: inner), operation: operation)
}
