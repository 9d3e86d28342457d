import Foundation
import Testing
import TintypeImage

@testable import TintypeSnapshots

@Suite("The verdict on a text")
final class TextVerificationTests {
    private let folder =
        FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)").path
    private let name = SnapshotName(["cards", "dump"], variant: "dark", scale: 1, pathExtension: "txt")

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func verify(_ text: String, _ mode: RecordMode) throws -> TextVerification {
        let verifier = try Verifier(
            store: SnapshotStore(root: folder + "/goldens"), mode: mode, artifacts: folder + "/artifacts")
        return try verifier.verify(text, as: name)
    }

    private func file(_ path: String) throws -> String? {
        try WholeFile.read("\(folder)/\(path)").map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("is written by the rule for pictures, and to where the name says", arguments: RecordMode.allCases)
    func record(mode: RecordMode) throws {
        let first = try verify("a\n", mode)
        #expect(first.verdict == (mode == .never ? .missing : .recorded(isNew: true)))
        #expect(try file("goldens/cards/dump.dark.txt") == (mode == .never ? nil : "a\n"))
        _ = try verify("a\n", .all)
        #expect(try verify("a\n", mode).verdict == .passed)
        let other = try verify("b\n", mode)
        let isRecorded = mode == .all || mode == .failed
        #expect(other.verdict == (isRecorded ? .recorded(isNew: false) : .changed))
        #expect(other.golden == "a\n")
        #expect(try file("goldens/cards/dump.dark.txt") == (isRecorded ? "b\n" : "a\n"))
    }

    @Test("comes with both texts where it is against one, and takes them away where it is not")
    func artifacts() throws {
        _ = try verify("a", .all)
        let result = try verify("b", .never)
        #expect(Set(result.artifacts.keys) == [.expected, .actual] && result.artifactError == nil)
        #expect(try file("artifacts/cards/dump.dark-expected.txt") == "a")
        #expect(try file("artifacts/cards/dump.dark-actual.txt") == "b")
        #expect(try verify("a", .never).artifacts.isEmpty)
        #expect(try file("artifacts/cards/dump.dark-actual.txt") == nil)
    }

    @Test("is refused where another golden differs in the case of letters alone")
    func collision() throws {
        _ = try verify("a", .all)
        let verifier = try Verifier(store: SnapshotStore(root: folder + "/goldens"), mode: .all, artifacts: nil)
        #expect(throws: SnapshotError.self) {
            try verifier.verify(
                "a", as: SnapshotName(["cards", "Dump"], variant: "dark", scale: 1, pathExtension: "txt"))
        }
    }
}

@Suite("The rule by which goldens are written")
struct RecordRuleTests {
    @Test("never writes what is equal, and each mode all that the one before it writes")
    func order() {
        let findings: [RecordMode.Finding] = [.missing, .failing, .passing, .equal]
        let written = [RecordMode.never, .missing, .failed, .all].map { mode in findings.filter(mode.records) }
        #expect(written == [[], [.missing], [.missing, .failing], [.missing, .failing, .passing]])
    }
}
