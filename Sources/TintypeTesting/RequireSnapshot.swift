public import Foundation

/// Compares what `snapshotting` makes of `value` with its golden as `assertSnapshot` does, and ends the test where they differ.
///
/// ```swift
/// @Test func card() throws {
///     try requireSnapshot(of: Card(title: "Hello"), as: .image)
/// }
/// ```
///
/// - Throws: ``SnapshotError``, which the framework whose test is running reports.
public func requireSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, isolation: (any Actor)? = #isolation
) throws(SnapshotError) {
    let call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: name)
    try call.require(call.verify(value, as: snapshotting, record: record, isolation: isolation))
}

/// A snapshot that a test cannot go on without does not hold.
public struct SnapshotError: Error, Hashable, CustomStringConvertible {
    /// The message that `assertSnapshot` would have reported.
    public let message: String
    /// The place of the assertion, e.g. `CardTests/CardTests.swift:12:9`.
    public let position: String

    public var description: String { "\(message)\n  at: \(position)" }
}
