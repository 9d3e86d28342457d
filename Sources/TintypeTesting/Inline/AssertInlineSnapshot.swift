public import Foundation

/// Compares the text that `snapshotting` makes of `value` with the one that stands in the call.
///
/// Write the call without a closure: the first run puts the text into the source file, as an assertion of a file writes its golden,
/// and never on CI. A text that differs fails, and is put in place of the old one where the mode says so.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///     """
///     {"name":"Ada"}
///     """
/// }
/// ```
///
/// The file is written whole or not at all, and left alone where it is not the one that was compiled.
///
/// - Parameters:
///   - message: A text that a failure adds.
///   - record: The rule for writing the text, as `assertSnapshot` has it.
///   - timeout: Nothing is waited for; it is there so that existing calls compile.
///   - expected: The text, as one literal. Write none for a new assertion.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, matches expected: (() -> String)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, function: String = #function,
    line: UInt = #line, column: UInt = #column, isolation: (any Actor)? = #isolation
) {
    let call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: function, line: line, column: column, name: nil)
    var outcome = call.verifyInline(
        value, as: snapshotting, expected: expected?(), record: record, isolation: isolation)
    let message = message()
    if !message.isEmpty { outcome.failed?.details.insert(message, at: 0) }
    call.report(outcome)
}

extension SnapshotCall {
    /// Makes the text, compares it with the one in the source, and writes it there where the mode says so.
    func verifyInline<Value>(
        _ value: () throws -> Value, as strategy: Snapshotting<Value, String>, expected: String?,
        record: SnapshotTestingConfiguration.Record?, isolation: (any Actor)?, built: Date? = InlineSources.buildDate
    ) -> SnapshotOutcome {
        do {
            let asked = SnapshotTestingConfiguration.current.overridden(by: .init(record: record)).record
            let mode = try SnapshotEnvironment.current.mode(asked: asked)
            let context = SnapshotContext(name: displayName, variant: variant, source: sourceLocation)
            let output = try make(value, strategy, context, from: isolation)
            guard case .text(let actual) = output else {
                return .failed("\(displayName) is no text", hint: "pictures have files: use assertSnapshot")
            }
            if actual == expected { return .passed }
            if mode.records(expected == nil ? .missing : .failing) {
                return try writeInline(actual, inPlaceOf: expected, built: built)
            }
            return inlineFailure(actual, expected)
        } catch let error as InlineSourceError {
            return .failed("\(displayName) is not recorded: \(error.message), \(position)", hint: error.hint)
        } catch {
            return .failed("\(displayName): \(error)", hint: nil)
        }
    }

    private func writeInline(_ actual: String, inPlaceOf expected: String?, built: Date?) throws -> SnapshotOutcome {
        let isWritten = try InlineSources.shared.write(
            actual, inPlaceOf: expected, atLine: Int(line), column: Int(column), of: "\(filePath)", built: built)
        guard isWritten else {
            return .failed(
                "\(displayName): this assertion has made another text before, \(position)",
                hint: "one call holds one text: write a call for each")
        }
        return SnapshotOutcome(
            warning: "\(displayName) recorded: \(expected == nil ? "new" : "another text")\n  in: \(filePath):\(line)")
    }

    private func inlineFailure(_ actual: String, _ expected: String?) -> SnapshotOutcome {
        var failure = SnapshotFailure(
            name: displayName, testTitle: testTitle, verdict: expected == nil ? "missing" : "changed",
            reason: expected == nil ? "the call holds no text" : "the texts differ")
        failure.details = expected.map { TextDifference.lines(from: $0, to: actual) } ?? []
        return SnapshotOutcome(failed: failure)
    }
}
