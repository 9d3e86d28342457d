import Foundation
import TintypeSnapshots

/// The settings of tests in environment variables. The test library reads them; nothing below it does.
struct SnapshotEnvironment: Sendable {
    private let variables: [String: String]

    init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// Stands in for the process's variables in the code that runs within; nil for the process's own.
    @TaskLocal static var substitute: SnapshotEnvironment?

    static var current: SnapshotEnvironment { substitute ?? SnapshotEnvironment(ProcessInfo.processInfo.environment) }

    /// The record mode that applies.
    ///
    /// On CI only a variable is a request: a mode that stands in the source was meant for the machine where it was written,
    /// and would make every run pass.
    ///
    /// - Parameter asked: The rule that the source asks for.
    /// - Throws: ``RecordModeError`` where a variable names no mode.
    func mode(asked: SnapshotTestingConfiguration.Record?) throws(RecordModeError) -> RecordMode {
        let variable = try variableMode()
        if isCI { return variable ?? .never }
        return asked?.mode ?? variable ?? .missing
    }

    private func variableMode() throws(RecordModeError) -> RecordMode? {
        if let text = text("TINTYPE_RECORD") { return try RecordMode(parsing: text) }
        if isOn("TINTYPE_UPDATE") { return .failed }
        if let text = text("SNAPSHOT_TESTING_RECORD") { return try RecordMode(parsing: text) }
        return isOn("UPDATE_SNAPSHOTS") ? .failed : nil
    }

    /// Indicates whether CI or Bazel runs the tests; a run of either must not write beside the sources.
    var isCI: Bool { isOn("CI") || text("BAZEL_TEST") != nil }

    /// The command that shows two pictures side by side.
    var diffTool: String? { text("TINTYPE_DIFF_TOOL") }

    /// The folder in which each test file has its folder of goldens, in place of the one beside the source.
    var goldens: String? { text("TINTYPE_SNAPSHOTS_DIR") }

    /// The folder for pictures of failures.
    var artifacts: String? {
        text("TINTYPE_ARTIFACTS") ?? text("TINTYPE_PENDING_DIR") ?? text("SNAPSHOT_ARTIFACTS")
            ?? text("TEST_UNDECLARED_OUTPUTS_DIR")
    }

    private func isOn(_ name: String) -> Bool {
        guard let value = text(name)?.lowercased() else { return false }
        return !["0", "false", "no"].contains(value)
    }

    private func text(_ name: String) -> String? {
        guard let value = variables[name], !value.isEmpty else { return nil }
        return value
    }
}
