import Foundation
import Testing
import Tintype

@testable import TintypeTesting

@Suite("Inline snapshots")
struct InlineSnapshotTests {
    @Test("a text that stands in the call is compared with it, as the compiler reads it")
    func equal() {
        assertInlineSnapshot(of: "one \"two\" \\ three\n\n  four", as: .lines, record: .never) {
            #"""
            one "two" \ three

              four
            """#
        }
    }

    @Test("a text that differs fails with the lines that do; one that is not there fails on CI")
    func different() {
        withKnownIssue {
            assertInlineSnapshot(of: "a\nB\nc", as: .lines, message: "letters", record: .never) { "a\nb\nc" }
        } matching: { issue in
            let text = "\(issue)"
            return text.contains("different changed: the texts differ\n  letters\n  -2: b\n  +2: B\n")
                && text.contains("accept: TINTYPE_RECORD=failed swift test --filter 'different'")
        }
        withKnownIssue {
            assertInlineSnapshot(of: "a", as: .lines, record: .never)
        } matching: { issue in
            "\(issue)".contains("different missing: the call holds no text")
        }
    }

    @Test("a place in the source that is not the call's is left alone, and said")
    func elsewhere() {
        withKnownIssue {
            offCI {
                assertInlineSnapshot(of: "a", as: .lines, record: .all, line: 1)
            }
        } matching: { issue in
            "\(issue)".contains("elsewhere is not recorded: ")
        }
    }

    @Test("the compiler's column is that of the call's bracket")
    func column() throws {
        func here(line: UInt = #line, column: UInt = #column) -> (line: Int, column: Int) { (Int(line), Int(column)) }
        let first = here(), second = here()
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let line = source.components(separatedBy: "\n")[first.line - 1].components(separatedBy: "here()")
        #expect(first.column == (line[0] + "here(").utf8.count)
        #expect(second.column == (line[0] + "here()" + line[1] + "here(").utf8.count)
    }

    @Test("a view's texts may stand in the call")
    @MainActor
    func view() {
        assertInlineSnapshot(of: Text("Hello").padding(4), as: .dump, record: .never) {
            """
            padding insets=4
              Text text=Hello font="17 400" style=#000000

            """
        }
    }

    private struct Row<Content: View>: View {
        var content: Content
        var body: some View { HStack { content } }
    }

    private struct Screen: View {
        var body: some View {
            Row(content: Color.red)
            Row(content: Row(content: Color.blue)).opacity(0.5)
        }
    }

    @Test("a dump tells the author's views around each of the views that they are made of")
    @MainActor
    func makers() throws {
        let folder = ScratchFolder()
        _ = offCI {
            verifySnapshot(of: Screen(), as: .dump, record: .all, snapshotDirectory: folder.path, testName: "screen()")
        }
        let names = try folder.text("screen.txt").split(separator: "\n")
            .filter { $0.hasSuffix("Row") || $0.hasSuffix("Screen") || $0.contains("HStack") || $0.contains("opacity") }
            .map { $0.trimmingCharacters(in: .whitespaces).prefix { $0 != " " } }
        #expect(names == ["Screen", "Row", "HStack", "Screen", "opacity", "Row", "HStack", "Row", "HStack"])
    }
}
