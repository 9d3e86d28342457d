import Testing

@testable import TintypeScene

@Suite struct SceneTypeTests {
    private func read(_ written: String) throws -> String {
        let bag = DiagnosticBag()
        let document = try #require(SceneDocument.parse(text: "v: \(written)", file: "a.yaml", diagnostics: bag))
        let value = try #require(document.root.mapping?.first?.value)
        let type = SceneReader(document.source, names: Sample.names, diagnostics: bag).type(value)
        return type?.description ?? bag.sorted.map { "\($0.column): \($0.message)" }.joined(separator: "; ")
    }

    @Test(
        "a type is written as a text, a list or a mapping",
        arguments: [
            ("number", "number"), ("string?", "string?"), ("[string]", "[string]"), ("'[string]?'", "[string]?"),
            ("{text: string, ns: namespace}", "{ns: namespace, text: string}"),
            ("'{a: number, b: [point?]}?'", "{a: number, b: [point?]}?"),
            ("anchor", "anchor"), ("anchor point", "anchor point"), ("anchor?", "anchor?"),
            ("anchor point?", "anchor point?"),
            ("alignment", "alignment"), ("number??", "number?"), ("[[number?]]", "[[number?]]"),
        ])
    func types(written: String, type: String) throws {
        #expect(try read(written) == type)
    }

    @Test(
        "what is no type is refused where it stands",
        arguments: [
            ("numbr", "4: unknown type \"numbr\""), ("[number, string]", "4: a list has one element type, found 2"),
            ("{a: foo}", "8: unknown type \"foo\""), ("{1a: number}", "5: \"1a\" cannot be a name"),
            ("'{a: number, a: string}'", "17: the field \"a\" stands twice"),
            ("'[number'", "12: expected \"]\", found the end"),
            ("'{a number}'", "8: expected \":\", found \"n\""), ("''", "5: expected a type, found the end"),
            ("'\(String(repeating: "[", count: 1_000))'", "37: the type is nested more than 32 levels deep"),
        ])
    func mistakes(written: String, problem: String) throws {
        #expect(try read(written) == problem)
    }

    @Test("a type fits itself, its optional, and what its parts fit")
    func fitting() {
        #expect(SceneType.number.fits(.optional(.number)))
        #expect(!SceneType.optional(.number).fits(.number))
        #expect(SceneType.nothing.fits(.optional(.number)) && !SceneType.nothing.fits(.number))
        #expect(SceneType.list(.number).fits(.list(.optional(.number))))
        #expect(Sample.alignment.fits(.string) && !SceneType.string.fits(Sample.alignment))
        #expect(!SceneType.anchor(.rect).fits(.anchor(.point)))
        let fields = [SceneRecordType.Field("b", .number), .init("a", .string)]
        #expect(SceneType.record(SceneRecordType(fields)).fits(.record(SceneRecordType(fields.reversed()))))
        #expect(!SceneType.record(SceneRecordType(fields)).fits(.record(SceneRecordType([fields[0]]))))
    }
}
