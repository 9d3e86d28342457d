import Foundation
import Testing
import Tintype
import TintypeTesting

@Suite("Assertions")
@MainActor
struct AssertSnapshotTests {
    private let goldens = ScratchFolder()

    @Test("a golden is recorded, then compared; a change fails until it is recorded")
    func lifeOfAGolden() throws {
        #expect(verify(.red, "life", record: .never)?.contains("life missing: there is no golden") == true)
        #expect(goldens.files.isEmpty)
        #expect(verify(.red, "life", record: .missing) == nil)
        #expect(goldens.files == ["life.png"])
        let first = try goldens.bytes("life.png")

        let failure = try #require(verify(.blue, "life", record: .missing, in: ScratchFolder(again: goldens)))
        let lines = failure.split(separator: "\n")
        #expect(lines.first?.hasPrefix("life changed: ") == true)
        #expect(lines.contains { $0.hasPrefix("  64 of 64 pixels differ") })
        #expect(lines.contains { $0.hasPrefix("  expected: file://") })
        #expect(lines.contains { $0.hasPrefix("  actual: file://") })
        #expect(lines.contains { $0.hasPrefix("  diff: file://") })
        #expect(lines.contains("  accept: TINTYPE_RECORD=failed swift test --filter 'life'"))
        #expect(lines.last?.hasPrefix("      or: swift package tintype accept '") == true)
        #expect(try goldens.bytes("life.png") == first)
    }

    @Test("a golden that differs is written anew where the mode says so")
    func accepted() throws {
        #expect(verify(.red, "accepted", record: .missing) == nil)
        let first = try goldens.bytes("accepted.png")
        #expect(verify(.blue, "accepted", record: .failed, in: ScratchFolder(again: goldens)) == nil)
        #expect(try goldens.bytes("accepted.png") != first)
    }

    @Test("Pain 23: two assertions of one file are an error that names the other, and the golden stays")
    func shared() throws {
        #expect(verify(.red, "shared", record: .missing, line: 10) == nil)
        let golden = try goldens.bytes("shared.png")
        let failure = try #require(verify(.blue, "shared", record: .all, line: 11))
        #expect(failure.contains("the assertion at TintypeTestingTests/Squares.swift:10:1 has the same file"))
        #expect(failure.contains("hint: pass named: with a name of its own to each"))
        #expect(try goldens.bytes("shared.png") == golden)
    }

    @Test("names that differ in case alone are one file")
    func sharedByCase() throws {
        #expect(verify(.red, "square", record: .missing, line: 10) == nil)
        #expect(verify(.red, "Square", record: .missing, line: 11)?.contains("has the same file") == true)
    }

    @Test("an assertion in a loop that draws something else is an error; the same again is not")
    func looped() throws {
        #expect(verify(.red, "looped", record: .all) == nil)
        #expect(verify(.red, "looped", record: .all) == nil)
        let failure = try #require(verify(.blue, "looped", record: .all))
        #expect(failure.contains("this assertion has drawn something else for the same file"))
    }

    @Test("a name tells assertions of a test apart, and may be any text")
    func named() throws {
        #expect(verify(.red, "cards", named: "a/b", record: .missing, line: 1) == nil)
        #expect(verify(.blue, "cards", named: "a-b", record: .missing, line: 2) == nil)
        #expect(goldens.files == ["cards.a%2Fb.png", "cards.a-b.png"])
    }

    @Test(
        "Pain 26: an unnamed assertion in a parameterised test is an error before any file is written",
        arguments: [1, 2])
    func parameterised(number: Int) throws {
        let failure = try #require(verify(.red, "argued", record: .all))
        #expect(failure.contains("argued has no name of its own, and its test runs once for each argument"))
        #expect(goldens.files.isEmpty)
        #expect(verify(.red, "argued", named: "\(number)", record: .missing) == nil)
    }

    @Test("a view that cannot be drawn is a failure that names it")
    func undrawable() throws {
        let failure = verifySnapshot(
            of: Text(verbatim: "\u{13080}"), as: .image, record: .all, snapshotDirectory: goldens.path,
            testName: "undrawable()")
        #expect(failure?.contains("U+13080") == true)
        #expect(goldens.files.isEmpty)
    }

    private func verify(
        _ color: Color, _ test: String, named name: String? = nil,
        record: SnapshotTestingConfiguration.Record, line: UInt = 1, in folder: ScratchFolder? = nil
    ) -> String? {
        offCI {
            verifySnapshot(
                of: color.frame(width: 4, height: 4), as: .image, named: name, record: record,
                snapshotDirectory: (folder ?? goldens).path, fileID: "TintypeTestingTests/Squares.swift",
                testName: test + "()", line: line, column: 1)
        }
    }
}
