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
        // Each of the two is an issue: the inner one leaves the second to the outer one, and both must come.
        withKnownIssue {
            withKnownIssue {
                assertSnapshots(
                    of: Square(), as: ["one": .image, "two": .image(scale: 1)], record: .never)
            } matching: { issue in
                "\(issue)".contains("several.one missing")
            }
        } matching: { issue in
            "\(issue)".contains("several.two missing")
        }
    }
}

@Suite("Snapshots that a test needs")
@MainActor
struct RequireSnapshotTests {
    private let goldens = ScratchFolder()

    @Test("one that fails ends the test with what an assertion would have said, and where")
    func fails() throws {
        let error = #expect(throws: SnapshotError.self) {
            try requireSnapshot(of: Square(), as: .image, named: "absent", record: .never)
        }
        #expect(error?.message.hasPrefix("fails.absent missing: there is no golden") == true)
        #expect(error?.position.hasPrefix("TintypeTestingTests/FrameworkTests.swift:") == true)
        #expect(error?.description.contains("\n  at: TintypeTestingTests/FrameworkTests.swift:") == true)
    }

    @Test("several strategies need a file extension each; where two share one nothing is written")
    func arrays() throws {
        withKnownIssue {
            assertSnapshots(of: Square(), as: [.image, .image(scale: 1)], record: .all)
        } matching: { issue in
            "\(issue)".contains("arrays has several snapshots in files that end in .png, and no name for each")
        }
        withKnownIssue {
            withKnownIssue {
                assertSnapshots(of: Square(), as: [.tree, .json], record: .never)
            } matching: { issue in
                "\(issue)".contains("arrays missing") && "\(issue)".contains("arrays.tree")
            }
        } matching: { issue in
            "\(issue)".contains("arrays missing") && "\(issue)".contains("arrays.json")
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
