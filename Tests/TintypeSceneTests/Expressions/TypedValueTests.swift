import Testing

@testable import TintypeScene

@Suite struct TypedValueTests {
    static let decimal = "a number is written like 12 or -0.5, without a unit"
    static let comment = "from \" #\" on a line is a comment: put the whole value in quotes if it belongs to it"

    static let literals: [(String, SceneType, String)] = [
        ("v: 12", .number, "12"), ("v: -0.5", .number, "-0.5"), ("v: .5", .number, "0.5"), ("v: '16'", .number, "16"),
        ("v: infinity", .number, "infinity"), ("v: nil", .optional(.number), "nil"), ("v: =n", .optional(.number), "7"),
        ("v: nil", .optional(.string), "nil"), ("v: 'nil'", .optional(.string), "\"nil\""),
        ("v: No", .string, "\"No\""),
        ("v: 1:30", .string, "\"1:30\""), ("v: ~", .string, "\"~\""), ("v: ''", .string, "\"\""),
        ("v: true", .bool, "true"), ("v: red", .color, "red"), ("v: '#f00'", .color, "#ff0000"),
        ("v: '#ff000080'", .color, "#ff000080"), ("v: leading", Sample.alignment, "\"leading\""),
        ("v: {x: 1, y: =n}", .point, "(1.0, 7.0)"), ("v: {height: 2, width: 1}", .size, "1.0×2.0"),
        ("v: {x: 1, y: 2, width: 3, height: 4}", .rect, "(1.0, 2.0, 3.0, 4.0)"), ("v: 8", .insets, "8.0 8.0 8.0 8.0"),
        ("v: {leading: 1}", .insets, "0.0 1.0 0.0 0.0"), ("v: [1, =n, 3]", .list(.number), "[1, 7, 3]"),
        ("v: {text: \"$(n)\", ns: ns}", Sample.badge, "{ns: TestNamespace(id: 1), target: nil, text: \"7\"}"),
        ("v: ns", .namespace, "TestNamespace(id: 1)"), ("v: =ns", .namespace, "TestNamespace(id: 1)"),
        ("v: =if(b, \"red\", \"blue\")", .color, "red"), ("v: =if(b, 'center', side)", Sample.alignment, "\"center\""),
        ("v: \"=n + 1\"", .number, "8"), ("v: |\n  =n + 1\n", .number, "8"),
    ]

    @Test("a value is read as the type that is expected", arguments: literals)
    func literal(yaml: String, type: SceneType, result: String) {
        let sample = Sample(yaml: yaml, as: type)
        #expect(sample.result() == result)
        #expect(sample.value?.type == type)
    }

    static let texts: [(String, String)] = [
        ("v: The row above is $(n) points tall", "The row above is 7 points tall"), ("v: $(s)$(b)", "abctrue"),
        ("v: $$(n) costs $5", "$(n) costs $5"), ("v: \"a $(\\\"b)\\\" + s) c\"", "a b)abc c"),
        ("v: $(n / 2) and $(side)", "3.5 and leading"), ("v: ==5", "=5"), ("v: ==$(n)", "=7"), ("v: a = $(n)", "a = 7"),
    ]

    @Test("a text has its interpolations replaced", arguments: texts)
    func text(yaml: String, result: String) {
        #expect(Sample(yaml: yaml, as: .string).result() == "\"\(result)\"")
    }

    static let mistakes: [(String, SceneType, String)] = [
        ("v: 1e3", .number, "1:4: expected number, found \"1e3\" (\(decimal))"),
        ("v: 0x10", .number, "1:4: expected number, found \"0x10\" (\(decimal))"),
        ("v: 12pt", .number, "1:4: expected number, found \"12pt\" (\(decimal))"),
        ("v: nan", .number, "1:4: expected number, found \"nan\" (\(decimal))"),
        ("v: nil", .number, "1:4: expected number, found \"nil\" (\(decimal))"),
        ("v:", .number, "1:3: expected number, found nothing (\(decimal))"),
        ("v:", .string, "1:3: expected string, found nothing (the empty text is written \"\")"),
        ("v: yes", .bool, "1:4: expected bool, found \"yes\" (a bool is written true or false)"),
        ("v: rde", .color, "1:4: unknown color \"rde\" (did you mean \"red\"?)"),
        ("v: '#ff'", .color, "1:4: \"#ff\" is no color (a color is written \"#rgb\", \"#rrggbb\" or \"#rrggbbaa\")"),
        ("v: #ff0000", .color, "1:3: expected color, found nothing (\(comment))"),
        ("v: leadng", Sample.alignment, "1:4: unknown alignment \"leadng\" (did you mean \"leading\"?)"),
        ("v: {x: 1}", .point, "1:4: point needs \"y\""),
        ("v: {x: 1, y: 2, z: 3}", .point, "1:17: unknown key \"z\" in point (known keys: x, y)"),
        ("v: 5", .point, "1:4: expected point, found \"5\" (a point is written {x: 0, y: 0})"),
        ("v: [1, x]", .list(.number), "1:8: expected number, found \"x\" (\(decimal))"),
        ("v: {text: a}", Sample.badge, "1:4: the record needs \"ns\""),
        ("v: nss", .namespace, "1:4: unknown name \"nss\" (did you mean \"ns\"?)"),
        ("v:", .namespace, "1:3: expected namespace, found nothing"),
        ("v: corner", .anchor(.rect), "1:4: expected anchor, found anchor point"),
        ("v: {a: b}", .string, "1:4: expected string, found a mapping"),
        ("v: [a]", .string, "1:4: expected string, found a list"),
        ("v: =n", .string, "1:5: expected string, found number (its text is written $(n))"),
        ("v: =)", .string, "1:5: expected a value, found \")\" (a text that begins with \"=\" is written with \"==\")"),
        ("v: =s", .color, "1:5: expected color, found string"),
        (
            "v: $(n)", .number,
            "1:4: expected number, found a text with $(…) (a number is written as an expression, e.g. =a + b)"
        ),
        ("v: a $(rect) b", .string, "1:8: rect has no text"),
        ("v: a $() b", .string, "1:8: expected a value, found the end"),
        ("v: \"a $(n\"", .string, "1:7: this \"$(\" is never closed (write $$( for the text \"$(\")"),
        ("v: =(n # 2)", .number, "1:7: expected \")\", found the end (\(comment))"),
        (
            "v: [=min(n, 2)]", .list(.number),
            "1:11: expected \")\", found the end (\(SceneReader.flowHint)); 1:13: expected number, found \"2)\" (\(decimal))"
        ),
    ]

    @Test("a value of another type says what was expected", arguments: mistakes)
    func mistake(yaml: String, type: SceneType, problem: String) {
        let sample = Sample(yaml: yaml, as: type)
        #expect(sample.problems.joined(separator: "; ") == problem)
        #expect(sample.value == nil)
    }

    @Test("a value that was refused once is refused again")
    func repeatedRefusal() throws {
        let bag = DiagnosticBag()
        let document = try #require(SceneDocument.parse(text: "v: =!foo", file: "a.yaml", diagnostics: bag))
        let reader = SceneReader(document.source, diagnostics: bag)
        let written = try #require(document.root.mapping?.first?.value)
        for _ in 0..<2 { #expect(reader.value(written, as: .bool, in: TypeEnvironment()) == nil) }
        #expect(bag.sorted.count == 1)
    }

    @Test(
        "without a declared type, a value shows its type by how it is written",
        arguments: [
            ("v: 1", "number"), ("v: a", "string"), ("v: '1'", "string"), ("v: true", "bool"), ("v: yes", "string"),
            ("v: 1:30", "string"), ("v: =maybe", "number?"), ("v: [1, 2]", "[number]"), ("v: $(n) x", "string"),
            ("v: {a: 1, b: {c: x}}", "{a: number, b: {c: string}}"), ("v: [{a: 1}, {a: 2}]", "[{a: number}]"),
        ])
    func inferred(yaml: String, type: String) {
        #expect(Sample(yaml: yaml).value?.type.description == type)
    }

    @Test(
        "a value that shows no type has to declare it",
        arguments: [
            ("v: []", "1:4: the type of an empty list is not known (declare it, e.g. type: [string])"),
            ("v: =nil", "1:4: the type of nil alone is not known (declare it, e.g. type: number?)"),
            ("v: [1, a]", "1:8: expected number as in the first element, found string"),
        ])
    func notInferred(yaml: String, problem: String) {
        #expect(Sample(yaml: yaml).problems == [problem])
    }
}
