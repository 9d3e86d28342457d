import Foundation
import Testing
import TintypeGraphics
import TintypeSnapshots

/// An assertion: where it stands in the source, and what it is called.
struct SnapshotCall {
    let fileID: StaticString
    let filePath: StaticString
    let testName: String
    let line: UInt
    let column: UInt
    /// The name that tells it apart from others of the test; nil for the only one.
    var name: String?
    /// The folder of goldens, where the caller names one.
    var directory: String?
    /// The conditions of the picture in place of the strategy's.
    var variant: SnapshotVariant?

    /// Makes the snapshot, compares it, and records it where the mode says so.
    func verify<Value, Format>(
        _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
        record: SnapshotTestingConfiguration.Record?, isolation: (any Actor)?
    ) -> SnapshotOutcome {
        if name == nil, Test.current?.isParameterized == true {
            return .failed(
                "\(displayName) has no name of its own, and its test runs once for each argument",
                hint: "pass named: with what tells the arguments apart")
        }
        do {
            let configuration = SnapshotTestingConfiguration.current
                .overridden(by: SnapshotTestingConfiguration(record: record))
            let environment = SnapshotEnvironment.current
            let mode = try environment.mode(asked: configuration.record)
            let place = SnapshotPlace(self, pathExtension: strategy.pathExtension, environment)
            let output = try make(
                value, strategy, SnapshotContext(name: place.displayName, variant: variant, source: place.source),
                from: isolation)
            try SnapshotClaims.shared.claim(place.goldenPath, key: output.key, by: position)
            let comparison = SnapshotComparison(
                place: place, mode: mode,
                diffTool: configuration.diffTool ?? environment.diffTool.map { .init(stringLiteral: $0) })
            return try comparison.run(output)
        } catch let error as ClaimError {
            return .failed(error.message, hint: error.hint)
        } catch {
            return .failed("\(displayName): \(error)", hint: nil)
        }
    }

    func make<Value, Format>(
        _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>, _ context: SnapshotContext,
        from isolation: (any Actor)?
    ) throws -> SnapshotOutput {
        try withoutActuallyEscaping(value) { value in
            // The main actor uses both while this function waits.
            nonisolated(unsafe) let (value, strategy) = (value, strategy)
            // The main actor's thread need not be this one, which knows what the test says.
            let configuration = SnapshotTestingConfiguration.current
            return try onMainActor(from: isolation) {
                try SnapshotTestingConfiguration.$current.withValue(configuration) {
                    try strategy.make(try value(), context)
                }
            }
        }
    }

    /// The failure of strategies that would share a golden; nil where each file extension is there once.
    func sharedExtension(of pathExtensions: [String]) -> SnapshotOutcome? {
        let shared = pathExtensions.first { name in pathExtensions.count { $0 == name } > 1 }
        return shared.map {
            .failed(
                "\(displayName) has several snapshots in files that end in .\($0), and no name for each",
                hint: "pass a dictionary, whose keys name them: a number would change with the order")
        }
    }

    /// The test and the name, e.g. `card.dark`.
    var displayName: String { ([testTitle] + (name.map { [$0] } ?? [])).joined(separator: ".") }

    /// The test's name without its arguments: `card(_:)` is `card`.
    var testTitle: String { testName.firstIndex(of: "(").map { String(testName[..<$0]) } ?? testName }

    /// The place of the assertion, its file in full.
    var sourceLocation: TintypeGraphics.SourceLocation {
        TintypeGraphics.SourceLocation(file: "\(filePath)", line: Int(line), column: Int(column))
    }

    /// The place of the assertion, for people.
    var position: String { "\(fileID):\(line):\(column)" }
}

/// The outcome of an assertion.
struct SnapshotOutcome {
    /// The failure of the snapshot; nil where the assertion holds, or something else is wrong.
    var failed: SnapshotFailure?
    /// The same assertion's further snapshots that are wrong for the same cause.
    var alike: [SnapshotFailure] = []
    /// Any other fault; nil where there is none.
    var refusal: String?
    /// A remark about an assertion that holds.
    var warning: String?
    /// Pictures and texts that explain a failure, by file name.
    var attachments: [(name: String, bytes: [UInt8])] = []

    static let passed = SnapshotOutcome()

    /// The failure in words; nil where the assertion holds.
    ///
    /// The framework prints it to a log, where a line of it must not be a command.
    var failure: String? {
        (failed.map { SnapshotFailure.text(of: [$0] + alike) } ?? refusal).map {
            CommandGuard.guarded(ControlEscape.lines($0))
        }
    }

    /// The outcomes of one assertion, those that fail for one cause as one, in the order of the first of each.
    static func gathered(_ outcomes: [SnapshotOutcome]) -> [SnapshotOutcome] {
        var gathered: [SnapshotOutcome] = []
        var places: [String: Int] = [:]
        for outcome in outcomes {
            guard let failed = outcome.failed, let signature = failed.signature else {
                gathered.append(outcome)
                continue
            }
            let key = "\(failed.verdict) \(signature)"
            if let place = places[key] {
                gathered[place].alike.append(failed)
                gathered[place].attachments += outcome.attachments
            } else {
                places[key] = gathered.count
                gathered.append(outcome)
            }
        }
        return gathered
    }

    func adding(warnings: [String]) -> SnapshotOutcome {
        guard !warnings.isEmpty else { return self }
        var outcome = self
        outcome.warning = ([warning].compactMap { $0 } + warnings).joined(separator: "\n")
        return outcome
    }

    static func failed(_ message: String, hint: String?) -> SnapshotOutcome {
        SnapshotOutcome(refusal: message + (hint.map { "\nhint: \($0)" } ?? ""))
    }
}
