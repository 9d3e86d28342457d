import Foundation
import Testing
import Tintype
import TintypeTesting
import XCTest

/// A failure reaches the framework whose test runs, from any isolation.
@Suite("Swift Testing")
struct SwiftTestingTests {
    @Test("a failure is an issue at the assertion")
    @MainActor
    func failure() {
        let line: UInt = #line + 2
        withKnownIssue {
            assertSnapshot(of: Square(), as: .image, named: "absent", record: .never)
        } matching: { issue in
            issue.sourceLocation?.line == Int(line) && "\(issue)".contains("failure.absent missing: there is no golden")
        }
    }

    @Test("a test on no actor, and one that is asynchronous, evaluate on the main actor")
    func anyIsolation() async {
        for name in ["first", "second"] {
            let folder = ScratchFolder()
            #expect(verify(name, folder) == nil)
            await Task.yield()
            #expect(folder.files == ["isolated.\(name).png"])
        }
    }

    private func verify(_ name: String, _ folder: ScratchFolder) -> String? {
        offCI {
            verifySnapshot(
                of: Square(), as: .image, named: name, record: .missing,
                snapshotDirectory: folder.path, testName: "isolated()")
        }
    }

    @Test("a dictionary of strategies makes a golden for each key")
    @MainActor
    func several() {
        withKnownIssue {
            assertSnapshots(
                of: Square(), as: ["one": .image, "two": .image(scale: 1)], record: .never)
        } matching: { issue in
            "\(issue)".contains("several.one missing") || "\(issue)".contains("several.two missing")
        }
    }
}

final class XCTestTests: XCTestCase {
    private var expectsFailure = false
    private var caught: [String] = []

    func testFailureIsReported() {
        expectFailure {
            assertSnapshot(of: Square(), as: .image, named: "absent", record: .never)
        }
    }

    func testAssertionHolds() {
        let folder = ScratchFolder()
        let failure = offCI {
            verifySnapshot(of: Square(), as: .image, record: .missing, snapshotDirectory: folder.path)
        }
        XCTAssertNil(failure)
        XCTAssertEqual(folder.files, ["testAssertionHolds.png"])
    }

    /// Runs `body` and expects the failure that it records.
    private func expectFailure(_ body: () -> Void) {
        expectsFailure = true
        body()
        expectsFailure = false
        XCTAssertEqual(caught.count, 1)
        XCTAssertTrue(caught.first?.contains("testFailureIsReported.absent missing") == true)
    }

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        if expectsFailure {
            caught.append(description)
        } else {
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    }
}

private struct Square: View {
    var body: some View { Color.red.frame(width: 2, height: 2) }
}
