import Testing
import TintypeGraphics

@testable import TintypeScene

@Suite struct DiagnosticTests {
    private func place(_ line: Int, _ column: Int, file: String = "bar.yaml", _ path: ScenePath = .root) -> ScenePlace {
        ScenePlace(SourceLocation(file: file, line: line, column: column), path)
    }

    @Test("a diagnostic shows its line with a caret, its hint and its path")
    func formatted() {
        let source = SourceText(file: "bar.yaml", text: "a: b\n  - paddng: 4\n")
        let path = ScenePath.root.appending("body").appending("HStack").appending("modifiers").appending(0)
        let diagnostic = Diagnostic(
            "unknown modifier \"paddng\"", at: place(2, 5, path), hint: "did you mean \"padding\"?")
        #expect(
            diagnostic.formatted(with: source) == """
                bar.yaml:2:5: error: unknown modifier "paddng"
                  - paddng: 4
                    ^
                hint: did you mean "padding"?
                at body.HStack.modifiers[0]
                """)
    }

    @Test("a tab stays a tab above the caret, and a very long line is cut around it")
    func excerpts() throws {
        let tabs = try #require(SourceText(file: "a", text: "\tx: y").excerpt(line: 1, column: 5))
        #expect(tabs == ("\tx: y", "\t   ^"))
        let long = String(repeating: "a", count: 300) + "b" + String(repeating: "c", count: 300)
        let cut = try #require(SourceText(file: "a", text: long).excerpt(line: 1, column: 301))
        #expect(cut.line.first == "…" && cut.line.last == "…" && cut.line.count == 102)
        #expect(cut.line.dropFirst(cut.caret.count - 1).first == "b")
        let end = try #require(SourceText(file: "a", text: "ab").excerpt(line: 1, column: 3))
        #expect(end == ("ab", "  ^"))
        #expect(SourceText(file: "a", text: "ab").excerpt(line: 2, column: 1) == nil)
    }

    @Test("all diagnostics come sorted by place, each once")
    func sorting() {
        let bag = DiagnosticBag()
        bag.error("late", at: place(10, 1))
        bag.error("later", at: place(10, 2))
        bag.warning("early", at: place(2, 30))
        bag.error("late", at: place(10, 1))
        bag.error("first", at: place(99, 1, file: "a.yaml"))
        #expect(bag.sorted.map(\.message) == ["first", "early", "late", "later"])
        #expect(bag.errorCount == 4)
        #expect(
            bag.formatted(with: [SourceText(file: "a.yaml", text: "")]).text.hasPrefix(
                "a.yaml:99:1: error: first\n\nbar.yaml:2:30: warning: early\n\n"))
    }

    @Test("warnings alone are no errors")
    func warnings() {
        let bag = DiagnosticBag()
        bag.warning("w", at: place(1, 1))
        #expect(!bag.hasErrors)
        bag.error("e", at: place(1, 1))
        #expect(bag.hasErrors)
    }
}
