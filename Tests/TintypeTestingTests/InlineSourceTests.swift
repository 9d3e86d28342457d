import Foundation
import RandomInput
import Testing

@testable import TintypeTesting

@Suite("Texts that are written into source files")
struct InlineSourceTests {
    private let folder = ScratchFolder()
    private var path: String { folder.path + "/Some.swift" }

    private func put(_ source: String) throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try Data(source.utf8).write(to: URL(fileURLWithPath: path))
    }

    private func write(
        _ text: String, inPlaceOf expected: String? = nil, line: Int, column: Int = 0,
        by sources: InlineSources = InlineSources()
    ) throws -> Bool {
        try sources.write(text, inPlaceOf: expected, atLine: line, column: column, of: path, built: nil)
    }

    @Test("go behind the call, as Swift is written")
    func inserted() throws {
        try put("func test() {\n    assertInlineSnapshot(of: f(\")\"), as: .lines)\n}\n")
        #expect(try write("a\n\nb", line: 2))
        #expect(
            try folder.text("Some.swift") == """
                func test() {
                    assertInlineSnapshot(of: f(")"), as: .lines) {
                        \"""
                        a

                        b
                        \"""
                    }
                }

                """)
    }

    @Test("take the place of the text that stands there, and of nothing else")
    func replaced() throws {
        try put("\tassertInlineSnapshot(of: x, as: .lines) { // why\n\t\t\"old\" /* kept */\n\t}\n")
        #expect(try write("new", inPlaceOf: "old", line: 1))
        #expect(
            try folder.text("Some.swift")
                == "\tassertInlineSnapshot(of: x, as: .lines) { // why\n\t\t\"\"\"\n\t\tnew\n\t\t\"\"\" /* kept */\n\t}\n"
        )
    }

    @Test("may stand among the arguments")
    func argument() throws {
        try put("assertInlineSnapshot(of: x, as: .lines, matches: { \"old\" })\n")
        #expect(try write("new", inPlaceOf: "old", line: 1))
        #expect(
            try folder.text("Some.swift")
                == "assertInlineSnapshot(of: x, as: .lines, matches: { \"\"\"\n    new\n    \"\"\" })\n")
    }

    @Test(
        "of several calls may be written in any order, each at the place that was compiled",
        arguments: [[0, 1, 2], [2, 0, 1]])
    func several(order: [Int]) throws {
        try put((0..<3).map { "assertInlineSnapshot(of: \($0), as: .lines)\n" }.joined())
        let sources = InlineSources()
        for index in order { #expect(try write("text \(index)", line: index + 1, by: sources)) }
        let text = try folder.text("Some.swift")
        #expect(
            text
                == (0..<3).map {
                    "assertInlineSnapshot(of: \($0), as: .lines) {\n    \"\"\"\n    text \($0)\n    \"\"\"\n}\n"
                }.joined())
        #expect(try write("text 0", line: 1, by: sources))
        #expect(try !write("another", line: 1, by: sources))
        #expect(try folder.text("Some.swift") == text)
    }

    @Test("of several calls on a line are told apart by the column")
    func columns() throws {
        try put("assertInlineSnapshot(of: 1, as: .lines); assertInlineSnapshot(of: 2, as: .lines)\n")
        #expect(throws: InlineSourceError.noCall) { try write("b", line: 1, column: 3) }
        #expect(try write("b", line: 1, column: 62))
        #expect(try folder.text("Some.swift").hasSuffix("of: 2, as: .lines) {\n    \"\"\"\n    b\n    \"\"\"\n}\n"))
    }

    @Test("keep the line ends of their file")
    func lineEnds() throws {
        try put("assertInlineSnapshot(of: x, as: .lines)\r\n")
        #expect(try write("a\nb", line: 1))
        #expect(!(try folder.text("Some.swift").replacingOccurrences(of: "\r\n", with: "").contains("\n")))
        #expect(try write("a", inPlaceOf: "a\nb", line: 1))
    }

    @Test(
        "are not written where the call cannot be followed, and the file stays",
        arguments: [
            ("assertInlineSnapshot(of: x, as: .lines) { text }", InlineSourceError.noLiteral, nil),
            ("assertInlineSnapshot(of: x, as: .lines) { \"a\\(b)\" }", .noLiteral, "ab"),
            ("assertInlineSnapshot(of: x, as: .lines) { \"a\" + \"b\" }", .noLiteral, "ab"),
            ("assertInlineSnapshot(of: x, as: .lines) { \"other\" }", .changed, "old"),
            ("assertInlineSnapshot(of: x, as: .lines)", .changed, "old"),
            ("assertInlineSnapshot(of: x, as: .lines", .unreadable, nil),
            ("// assertInlineSnapshot(of: x, as: .lines)", .noCall, nil),
            ("\"assertInlineSnapshot(of: x)\"", .noCall, nil), ("check(x)", .noCall, nil),
        ])
    func refused(source: String, error: InlineSourceError, expected: String?) throws {
        try put(source)
        #expect(throws: error) { try write("new", inPlaceOf: expected, line: 1) }
        #expect(try folder.text("Some.swift") == source)
    }

    @Test("are not written into a file that changed since it was compiled, or since the last text")
    func touched() throws {
        let source = "assertInlineSnapshot(of: x, as: .lines)\n"
        try put(source)
        #expect(throws: InlineSourceError.changed) {
            try InlineSources().write(
                "a", inPlaceOf: nil, atLine: 1, column: 1, of: path, built: Date(timeIntervalSince1970: 0))
        }
        let sources = InlineSources()
        #expect(try write("a", line: 1, by: sources))
        try put("// by hand\n" + source)
        #expect(throws: InlineSourceError.changed) { try write("b", line: 1, by: sources) }
        #expect(try folder.text("Some.swift") == "// by hand\n" + source)
    }

    @Test("Law: whatever else a file holds stays byte for byte", arguments: 0..<60)
    func surroundings(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let others = [
            "// assertInlineSnapshot(of: \"\n", "/* assertInlineSnapshot( /* \" */ */\n",
            "let s = \"assertInlineSnapshot(\\(\"{\"))\"\n",
            "let r = #\"\"\"\n  assertInlineSnapshot(of: 1)\n  \"\"\"#\n", "    if x { y(\"}\") }\n", "\n",
            "let é = /\"[)/\n", "\t#if DEBUG\n",
        ]
        var chunks: [String] = []
        var calls: [(chunk: Int, line: Int, text: String)] = []
        var line = 1
        for _ in 0..<Int.random(in: 1...12, using: &numbers) {
            if Bool.random(using: &numbers) {
                calls.append((chunks.count, line, numbers.text(upTo: 6)))
                chunks.append("    assertInlineSnapshot(of: f(\")\", [1: \"{\"]), as: .lines)\n")
            } else {
                chunks.append(others.randomElement(using: &numbers) ?? "")
            }
            line += chunks[chunks.count - 1].filter { $0 == "\n" }.count
        }
        try put(chunks.joined())
        let sources = InlineSources()
        for call in calls.shuffled(using: &numbers) { #expect(try write(call.text, line: call.line, by: sources)) }
        // Each call, with its text taken out again, is what it was.
        var rest = try [UInt8](folder.bytes("Some.swift"))[...]
        for (index, chunk) in chunks.enumerated() {
            guard let call = calls.first(where: { $0.chunk == index }) else {
                #expect(rest.starts(with: chunk.utf8))
                rest = rest.dropFirst(chunk.utf8.count)
                continue
            }
            let site = try InlineSite(of: "assertInlineSnapshot", in: Array(rest), line: 1, column: 1)
            #expect(site.text.map { Array($0.unicodeScalars) } == Array(call.text.unicodeScalars))
            #expect(rest.starts(with: chunk.dropLast().utf8))
            rest = rest.dropFirst(site.range.upperBound)
            #expect(rest.starts(with: "\n    }\n".utf8))
            rest = rest.dropFirst("\n    }\n".utf8.count)
        }
        #expect(rest.isEmpty)
    }
}
