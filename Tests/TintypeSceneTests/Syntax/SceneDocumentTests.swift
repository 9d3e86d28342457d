import Testing
import TintypeGraphics

@testable import TintypeScene

@Suite struct SceneDocumentTests {
    /// A tree as text: scalars as they are, lists in brackets, mappings in braces.
    static func text(_ value: SceneValue) -> String {
        switch value.content {
        case .scalar(let scalar): "<\(scalar.text)>"
        case .sequence(let values): "[" + values.map(text).joined(separator: " ") + "]"
        case .mapping(let entries): "{" + entries.map { "\($0.key): \(text($0.value))" }.joined(separator: " ") + "}"
        }
    }

    static func read(_ text: String, file: String = "a.yaml") -> String {
        let bag = DiagnosticBag()
        guard let document = SceneDocument.parse(text: text, file: file, diagnostics: bag) else {
            return bag.sorted.map { "\($0.line):\($0.column): \($0.message)" }.joined(separator: "; ")
        }
        return self.text(document.root)
    }

    @Test(
        "a scalar is the text that is written, whatever YAML would make of it",
        arguments: [
            "No", "yes", "1:30", "0x10", "1e3", "~", "null", "true", "2001-01-01", ".inf", "0o17", "+1", "=a + b", "#",
        ])
    func scalarsStayTexts(scalar: String) {
        let written = scalar == "#" ? "'#'" : scalar
        #expect(Self.read("Text: \(written)") == "{Text: <\(scalar)>}")
    }

    @Test(
        "YAML and JSON give the same tree",
        arguments: [
            ("a: [1, {b: c}]\nd:\n  - e\n  -\n    f: ''\n", "{a: [<1> {b: <c>}] d: [<e> {f: <>}]}"),
            ("{\"a\": [1, {\"b\": \"c\"}], \"d\": [\"e\", {\"f\": \"\"}]}", "{a: [<1> {b: <c>}] d: [<e> {f: <>}]}"),
            ("{\n\t\"a\":\n\t\t[1,\t2]\n}", "{a: [<1> <2>]}"),
            ("a: |\n  x\n  y\nb: >\n  x\n  y\n", "{a: <x\ny\n> b: <x y\n>}"),
            ("a: x\n  y\n", "{a: <x y>}"),
            ("---\na: 'it''s'\n...\n", "{a: <it's>}"),
            ("a:\r\n  b: c\r\n", "{a: {b: <c>}}"),
            ("\u{FEFF}a: b", "{a: <b>}"),
            ("a: \"\\t\\u0041\"", "{a: <\tA>}"),
        ])
    func trees(written: String, tree: String) {
        #expect(Self.read(written) == tree)
    }

    @Test("JSON's pairs of escapes are one character, and the columns after them stay true")
    func surrogates() throws {
        let bag = DiagnosticBag()
        let written = "{\"a\": \"\\ud83d\\ude00\", \"b\": \"\\\\ud83d\\\\ude00\"}"
        let document = try #require(SceneDocument.parse(text: written, file: "a.json", diagnostics: bag))
        #expect(Self.text(document.root) == "{a: <😀> b: <\\ud83d\\ude00>}")
        #expect(document.root.mapping?.last?.keyPlace.location.column == 23)
    }

    @Test(
        "JSON's numbers may have an exponent; in YAML, and as a text in quotes, the same is a text",
        arguments: [
            ("{\"a\": 1e2}", "a.json", "{a: <100>}"), ("{\"a\": -1.5E-1}", "a.json", "{a: <-0.15>}"),
            ("{\"a\": 25e+1}", "a.json", "{a: <250>}"), ("{\"a\": \"1e2\"}", "a.json", "{a: <1e2>}"),
            ("{\"a\": 1e999}", "a.json", "{a: <1e999>}"), ("{\"a\": 1e2}", "a.yaml", "{a: <1e2>}"),
        ])
    func exponents(written: String, file: String, tree: String) throws {
        let document = try #require(SceneDocument.parse(text: written, file: file, diagnostics: DiagnosticBag()))
        #expect(Self.text(document.root) == tree)
    }

    @Test("half of a character is said to be that, and what JSON knows of escapes is told")
    func escapes() {
        for (escape, message) in [
            ("\\ud800", "this escape stands for no character"), ("\\q", "unknown escape in a string"),
        ] {
            let bag = DiagnosticBag()
            #expect(SceneDocument.parse(text: "{\"a\": \"\(escape)\"}", file: "a.json", diagnostics: bag) == nil)
            #expect(bag.sorted.map(\.message) == [message])
            #expect(bag.sorted.allSatisfy { $0.hint?.contains("single quotes") == false })
        }
    }

    @Test("every value and key knows its line, its column and its path")
    func places() throws {
        let written =
            "body:\n  HStack:\n    children:\n      - Text: a\n        modifiers: [padding, {frame: {width: 1}}]\n"
        let document = try #require(
            SceneDocument.parse(text: written, file: "a.yaml", diagnostics: DiagnosticBag()))
        var found: [String] = []
        func visit(_ value: SceneValue) {
            if case .scalar = value.content {
                found.append("\(value.location.line):\(value.location.column) \(value.path)")
            }
            for child in value.sequence ?? value.mapping?.map(\.value) ?? [] { visit(child) }
        }
        visit(document.root)
        #expect(
            found == [
                "4:15 body.HStack.children[0].Text", "5:21 body.HStack.children[0].modifiers[0]",
                "5:46 body.HStack.children[0].modifiers[1].frame.width",
            ])
        #expect(ScenePath.root.appending("a b").appending(2).description == "[\"a b\"][2]")
    }

    @Test("a scalar knows how it was written")
    func styles() throws {
        let written = "- a\n- 'a'\n- \"a\"\n- |\n  a\n- [a]\n"
        let document = try #require(
            SceneDocument.parse(text: written, file: "a.yaml", diagnostics: DiagnosticBag()))
        let values = try #require(document.root.sequence)
        #expect(values.prefix(4).map(\.scalar?.style) == [.plain, .singleQuoted, .doubleQuoted, .block])
        #expect(values[0].scalar?.isInFlow == false)
        #expect(values[4].sequence?[0].scalar?.isInFlow == true)
    }

    @Test("the place of an anchor is where it stands, once, whatever refers to it")
    func anchors() {
        #expect(Self.read("a: &x [1]\nb: *x\nc: *x") == "1:4: anchors and aliases are not part of the scene language")
    }

    @Test("several refusals of one file are reported together, in order")
    func allAtOnce() {
        let written = "a: !t x\nb: &y z\n<<: {c: d}\n? [e]\n: f\n"
        #expect(
            Self.read(written) == """
                1:4: tags are not part of the scene language; \
                2:4: anchors and aliases are not part of the scene language; \
                3:1: merge keys are not part of the scene language; \
                4:3: a key must be a name, not a list or a mapping
                """)
    }
}
