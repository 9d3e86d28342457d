import Foundation
import Testing
import TintypeImage
import XCTest

extension SnapshotCall {
    /// Tells the framework whose test is running.
    func report(_ outcome: SnapshotOutcome) {
        if Test.current != nil {
            reportToSwiftTesting(outcome)
        } else {
            reportToXCTest(outcome)
        }
    }

    /// Tells the framework of all snapshots of one assertion, once of each cause.
    func report(_ outcomes: [SnapshotOutcome]) {
        for outcome in SnapshotOutcome.gathered(outcomes) { report(outcome) }
    }

    /// Ends the test where the snapshot does not hold. Whoever runs the test reports what is thrown, once.
    func require(_ outcome: SnapshotOutcome) throws(SnapshotError) {
        guard let failure = outcome.failure else { return report(outcome) }
        if Test.current != nil { attach(outcome) }
        throw SnapshotError(message: failure, position: position)
    }

    private var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    private func attach(_ outcome: SnapshotOutcome) {
        for (name, bytes) in outcome.attachments {
            Attachment.record(bytes, named: name, sourceLocation: location)
        }
    }

    private func reportToSwiftTesting(_ outcome: SnapshotOutcome) {
        attach(outcome)
        if let failure = outcome.failure {
            Issue.record(Comment(rawValue: failure), sourceLocation: location)
        } else if let warning = outcome.warning {
            Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: location)
        }
    }

    /// XCTest has no attachments on Linux: the failure names the files.
    private func reportToXCTest(_ outcome: SnapshotOutcome) {
        if let failure = outcome.failure {
            XCTFail(failure, file: filePath, line: line)
        } else if let warning = outcome.warning {
            try? StandardStream.error.write(line: "\(filePath):\(line): warning: \(lines: warning)")
        }
    }
}
