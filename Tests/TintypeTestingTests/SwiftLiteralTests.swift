import RandomInput
import Testing
import TintypeSnapshots

@testable import TintypeTesting

extension SeededGenerator {
    /// A text of up to so many of what is hard to write into source.
    mutating func text(upTo count: Int) -> String {
        let parts = [
            "a", " ", "\n", "\"", "\"\"\"", "\\", "#", "\\(", ")", "\\#", "\"#", "\"\"\"#", "\r", "\r\n", "\t", "\0",
            "\u{7F}",
            "é", "e\u{301}", "👩‍👩‍👧", "\u{202E}", "\u{FEFF}", "{", "}", "//", "/*", "*/", "\\u{41}", "    ",
        ]
        return (0..<Int.random(in: 0...count, using: &self)).map { _ in parts.randomElement(using: &self) ?? "" }
            .joined()
    }
}

@Suite("Literals in Swift source")
struct SwiftLiteralTests {
    @Test("Law: what is written for a text is read as that text", arguments: 0..<400)
    func roundTrip(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let text = numbers.text(upTo: 12)
        for (indentation, newline) in [("", "\n"), ("    ", "\n"), ("\t", "\r\n")] {
            let source = Array(SwiftLiteral.source(of: text, indentation: indentation, newline: newline).utf8)
            let literal = try SwiftLiteral(source, at: 0)
            #expect(literal.range == 0..<source.count)
            // Character by character: some texts are equal in other bytes.
            #expect(literal.value.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
        }
    }

    @Test("are written as people would")
    func written() {
        #expect(SwiftLiteral.source(of: "a\n\nb", indentation: "  ") == "\"\"\"\n  a\n\n  b\n  \"\"\"")
        #expect(SwiftLiteral.source(of: #"C:\new"#, indentation: "") == "#\"\"\"\nC:\\new\n\"\"\"#")
    }

    @Test(
        "are read as Swift reads them",
        arguments: [
            ("\"\"", ""), (#""a\"b""#, "a\"b"), (##"#"a"b\n"#"##, #"a"b\n"#), (##"#"a\#nb"#"##, "a\nb"),
            (#""\u{41}\t""#, "A\t"), (##"#"""#"##, "\""), ("\"\"\"\n  a\n   b\n  \"\"\"", "a\n b"),
            (#""\(name)""#, nil),
            (#""\(f(")"))""#, nil), ("\"\"\"\n  a\n b\n  \"\"\"", nil),
        ] as [(String, String?)])
    func read(source: String, value: String?) throws {
        let literal = try SwiftLiteral(Array(source.utf8), at: 0)
        #expect(literal.value == value)
        #expect(literal.range == 0..<source.utf8.count)
    }

    @Test("that do not end are errors", arguments: ["\"a", "\"a\n\"", "\"\"\"\na", "#\"a\"", #""\("#])
    func unended(source: String) {
        #expect(throws: SwiftScannerError.self) { try SwiftLiteral(Array(source.utf8), at: 0) }
    }

    @Test("in comments and regular expressions are none")
    func scanned() throws {
        let source = #"""
            // "one"
            /* "two" /* "three" */ "four" */
            let a = /"five/, b = 4 / 2, c = #/"six/#
            call("seven") // "eight"
            """#
        var scanner = SwiftScanner(Array(source.utf8))
        var values: [String?] = []
        while let piece = try scanner.next() {
            if case .literal(let literal) = piece { values.append(literal.value) }
        }
        #expect(values == ["seven"])
    }
}
