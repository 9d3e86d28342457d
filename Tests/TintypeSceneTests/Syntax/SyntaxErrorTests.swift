import Testing

@testable import TintypeScene

@Suite struct SyntaxErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var place: String
        var message: String
        var hint: String?
        var testDescription: String { text.debugDescription }

        init(_ text: String, _ place: String, _ message: String, _ hint: String? = nil) {
            self.text = text
            self.place = place
            self.message = message
            self.hint = hint
        }
    }

    static let layout = "the keys of a mapping begin in one column; a text that begins with a quote ends with one"
    static let colon = "put the text in quotes if the \":\" belongs to it; else check the indentation"
    static let open = "the \"{\" of line 1, column 4 is open; inside it a text with a comma or a colon needs quotes"
    static let anchors =
        "declare a component or a modifier; put a text that begins with \"&\" or \"*\" in quotes"

    static let cases: [Case] = [
        Case("", "1:1", "the file is empty", "a scene has at least a body, e.g. body: {Text: Hello}"),
        Case("# c", "1:1", "the file is empty", "a scene has at least a body, e.g. body: {Text: Hello}"),
        Case("a: b: c", "1:5", "a \":\" cannot stand here", colon),
        Case("a: 1\n b: 2", "2:3", "a \":\" cannot stand here", colon),
        Case("a:\r\n  b: c: d\r\n", "2:7", "a \":\" cannot stand here", colon),
        Case("a: {b: c", "1:9", "expected \",\" or \"}\"", open),
        Case(
            "a: {b: #ff0000}\nc: d", "2:2", "expected \",\" or \"}\"",
            "from \" #\" on a line is a comment: put a text with it, such as the colour \"#ff0000\", in quotes"),
        Case(
            "a: [b, c", "1:9", "expected \",\" or \"]\"",
            "the \"[\" of line 1, column 4 is open; inside it a text with a comma or a colon needs quotes"),
        Case("a:\n\t- b", "2:1", "a tab cannot indent", "indent with spaces"),
        Case("a: @b", "1:4", "a text cannot begin with \"@\"", "put it in quotes"),
        Case("a: *b*", "1:4", "a text cannot begin with \"*\"", "put it in quotes"),
        Case("a: 'x", "1:4", "this quote is never closed"),
        Case(
            "a: \"\\q\"", "1:5", "unknown escape in double quotes",
            "write \\\\ for a backslash, or use single quotes, where a backslash is itself"),
        Case("a: 1\na: 2", "2:1", "the key \"a\" stands twice in one mapping", "the first is in line 1, column 1"),
        Case(
            "a:\n  b: 1\n  c: {b: 2}\n  'b': 3", "4:3", "the key \"b\" stands twice in one mapping",
            "the first is in line 2, column 3"),
        Case(
            "a: {x: 1, y: x, x: 3}", "1:17", "the key \"x\" stands twice in one mapping",
            "the first is in line 1, column 5"),
        Case("- a\nb: c", "2:1", "expected \"- \"", "the items of a list begin in one column"),
        Case("a: b\n- c", "2:1", "expected a key", layout),
        Case(
            "a: - b", "1:4", "a list item cannot stand here",
            "a list begins on the line below its key, each item after \"- \""),
        Case("a: 1\nb\nc: 2", "2:1", "expected \": \" after this key", "a key and its value are written key: value"),
        Case(
            "---\na: 1\n---\nb: 1", "3:1", "a second document begins here",
            "a file holds one scene; remove the \"---\""),
        Case("%FOO\n---\na: 1", "1:1", "directives are not part of the scene language"),
        Case(
            "a: !!str b", "1:4", "tags are not part of the scene language",
            "put a text that begins with \"!\" in quotes; not is written =!value"),
        Case("a: &x b", "1:4", "anchors and aliases are not part of the scene language", anchors),
        Case("a: *b", "1:4", "anchors and aliases are not part of the scene language", anchors),
        Case(
            "<<: {a: 1}", "1:1", "merge keys are not part of the scene language", "declare a component or a modifier"),
        Case("{[a]: b}", "1:2", "a key must be a name, not a list or a mapping"),
        Case("{'': b}", "1:2", "a name is missing before the \":\""),
        Case(
            "a: | x", "1:4", "after \"|\" or \">\" the line ends: did not find expected comment or line break",
            "put a text that begins with \"|\" or \">\" in quotes"),
        Case("a: [,]", "1:5", "expected a value"),
        Case("{a: 1} b", "1:8", "something stands after the end of the scene"),
        Case("a: \u{7}", "1:4", "the character U+0007 cannot stand in a scene"),
    ]

    @Test("a mistake in YAML is told in our words, with its place and a hint", arguments: cases)
    func mistakes(example: Case) {
        let bag = DiagnosticBag()
        #expect(SceneDocument.parse(text: example.text, file: "a.yaml", diagnostics: bag)?.root == nil)
        #expect(bag.sorted.map { "\($0.line):\($0.column)" } == [example.place])
        #expect(bag.sorted.map(\.message) == [example.message])
        #expect(bag.sorted.map(\.hint) == [example.hint])
    }

    @Test("bytes that are not UTF-8 are refused at the first of them")
    func encoding() {
        let bag = DiagnosticBag()
        let bytes = Array("a: b\nc: ".utf8) + [0xFF, 0x41]
        #expect(SceneDocument.parse(bytes, file: "a.yaml", diagnostics: bag)?.root == nil)
        #expect(
            bag.formatted(with: []) == """
                a.yaml:2:4: error: the file is not UTF-8
                hint: save the file with the encoding UTF-8
                """)
    }
}
