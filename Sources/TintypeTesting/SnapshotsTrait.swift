public import Foundation
public import Testing

/// Sets the configuration of a suite's or a test's assertions.
public struct _SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// Indicates that the trait of a suite holds for its tests too.
    public var isRecursive: Bool { true }

    /// Runs a test with the trait's settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(
            record: configuration.record, diffTool: configuration.diffTool, fonts: configuration.fonts,
            wait: configuration.wait, date: configuration.date
        ) {
            try await function()
        }
    }
}

extension Trait where Self == _SnapshotsTrait {
    /// Sets when goldens are written, the tool that failures name, and the fonts that views may use besides the default ones.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
        fonts: [URL] = [], wait: TimeInterval? = nil, date: Date? = nil
    ) -> Self {
        snapshots(
            SnapshotTestingConfiguration(record: record, diffTool: diffTool, fonts: fonts, wait: wait, date: date))
    }

    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTrait(configuration: configuration)
    }
}
