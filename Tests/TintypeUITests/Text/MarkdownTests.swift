import Foundation
import Testing
import TintypeUI

@Suite("Markdown")
struct MarkdownTests {
    /// Each part with its marks in front: `b` bold, `i` italic, `c` code, `s` struck through, `l` a link.
    private func parts(
        _ markdown: String,
        _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnlyPreservingWhitespace
    ) throws -> [String] {
        let string = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
        return string.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            var marks = ""
            if intent.contains(.stronglyEmphasized) { marks += "b" }
            if intent.contains(.emphasized) { marks += "i" }
            if intent.contains(.code) { marks += "c" }
            if intent.contains(.strikethrough) { marks += "s" }
            if run.link != nil { marks += "l" }
            return "\(marks):\(String(string[run.range].characters))"
        }
    }

    @Test(
        "emphasis pairs by CommonMark's rules",
        arguments: [
            ("a *b* **c** ***d***", [":a ", "i:b", ": ", "b:c", ": ", "bi:d"]),
            ("_a_ __b__ snake_case_name", ["i:a", ": ", "b:b", ": snake_case_name"]),
            ("**bold *both* bold**", ["b:bold ", "bi:both", "b: bold"]),
            ("2 * 3 * 4", [":2 * 3 * 4"]),
            ("*a **b*", [":*a *", "i:b"]),
            ("in*side*word", [":in", "i:side", ":word"]),
            ("~~a~~ ~b~ ~~~c~~~", ["s:a", ": ", "s:b", ": ~~~c~~~"]),
            ("\\*a\\*", [":*a*"]),
        ])
    func emphasis(_ markdown: String, _ expected: [String]) throws {
        #expect(try parts(markdown) == expected)
    }

    @Test(
        "code keeps what is in it",
        arguments: [
            ("`a*b*`", ["c:a*b*"]), ("`` a`b ``", ["c:a`b"]), ("`open", [":`open"]),
        ])
    func code(_ markdown: String, _ expected: [String]) throws {
        #expect(try parts(markdown) == expected)
    }

    @Test(
        "links are found by brackets, angles and schemes",
        arguments: [
            ("[a **b**](https://x.org/(y) \"t\")", ["l:a ", "bl:b"]),
            ("<https://x.org> <a@x.org> a < b", ["l:https://x.org", ": ", "l:a@x.org", ": a < b"]),
            ("see https://x.org/y.", [":see ", "l:https://x.org/y", ":."]),
            ("[no link] (x)", [":[no link] (x)"]),
            ("![alt](x.png)", [":alt"]),
        ])
    func links(_ markdown: String, _ expected: [String]) throws {
        #expect(try parts(markdown) == expected)
    }

    @Test("blocks lose their marks, inline text keeps its white space")
    func syntaxes() throws {
        #expect(try parts("# Title\n\nA\nb\n- c\n1. d", .full) == [":TitleA bcd"])
        #expect(try parts("a\n\n b") == [":a\n\n b"])
        #expect(try parts("a\nb", .inlineOnly) == [":a b"])
    }

    @Test("entities are characters")
    func entities() throws {
        #expect(try parts("a &amp; b &#x41; &unknown; &") == [":a & b A &unknown; &"])
    }
}
