public import Foundation

/// Compares what `snapshotting` makes of `value` with its golden, and fails the running test where they differ.
///
/// Works in Swift Testing and in XCTest, on any actor. The golden lies beside the test's source, in
/// `__Snapshots__/<TestFile>/<testName>.<name>.png`. A golden that is missing is written, with a warning, but never on CI.
///
/// ```swift
/// @Test func card() {
///     assertSnapshot(of: Card(title: "Hello"), as: .image)
///     assertSnapshot(of: Card(title: "Hello"), as: .image(scheme: .dark), named: "dark")
/// }
/// ```
///
/// - Parameters:
///   - name: Tells several assertions of a test apart; needed where arguments make several runs of one test.
///   - record: The rule for writing the golden; nil for that of `withSnapshotTesting`, the trait `.snapshots`,
///     `TINTYPE_RECORD` or `SNAPSHOT_TESTING_RECORD`, in this order.
///   - timeout: Nothing is waited for; it is there so that existing calls compile.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, isolation: (any Actor)? = #isolation
) {
    let call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: name)
    call.report(call.verify(value, as: snapshotting, record: record, isolation: isolation))
}

/// Compares what each of several strategies makes of `value`, each named by its key. Pictures that changed for one cause are one
/// failure.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, isolation: (any Actor)? = #isolation
) {
    var call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: nil)
    var outcomes: [SnapshotOutcome] = []
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        call.name = name
        outcomes.append(call.verify(value, as: strategy, record: record, isolation: isolation))
    }
    call.report(outcomes)
}

/// Compares what each of several strategies makes of `value`. The goldens bear the test's name, so each strategy needs a file
/// extension of its own, as `.tree` and `.json` have: two that share one are an error. Name those by the keys of a dictionary.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, isolation: (any Actor)? = #isolation
) {
    let call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: nil)
    if let outcome = call.sharedExtension(of: strategies.map(\.pathExtension)) { return call.report(outcome) }
    for strategy in strategies {
        call.report(call.verify(value, as: strategy, record: record, isolation: isolation))
    }
}

/// Compares what `snapshotting` makes of `value` with its golden, and leaves it to the caller to fail.
///
/// - Returns: The failure; nil if there is none.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, isolation: (any Actor)? = #isolation
) -> String? {
    var call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: name)
    call.directory = snapshotDirectory
    return call.verify(value, as: snapshotting, record: record, isolation: isolation).failure
}
