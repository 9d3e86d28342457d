import Testing
import TintypeTree

@testable import TintypeScene

@Suite("Scenes import each other's declarations")
struct ImportTests {
    private static let library = """
        environment: {accent: {default: red}}
        preferences: {heights: {type: "[number]", reduce: append}}
        data: {names: names.json}
        components:
          tag:
            parameters: {text: string}
            body: {Text: $(text)!, modifiers: [loud]}
          all: {body: {ForEach: {data: =names, as: n, id: =n, content: {Text: =n}}}}
        modifiers:
          loud: {body: {content: , modifiers: [padding: 4]}}
        body: {Text: its own}
        """

    @Test("components, modifiers, data and values come along; paths are relative to the file that has them")
    func library() throws {
        let folder = MemoryFolder(files: ["lib/tags.yaml": Self.library, "lib/names.json": #"["x", "y"]"#])
        let scene = try folder.settle(
            """
            import: [lib/tags.yaml]
            body: [{tag: hello}, all, {Text: z, modifiers: [loud, {environment: {accent: blue}}]}]
            """)
        #expect(scene.tree.texts == ["hello!", "x", "y", "z"])
    }

    @Test("a scene's own declarations come before those that it imports")
    func own() throws {
        let folder = MemoryFolder(files: ["b.yaml": "components: {a: {body: {Text: theirs}}}"])
        let scene = try folder.settle("import: b.yaml\ncomponents: {a: {body: {Text: own}}}\nbody: a")
        #expect(scene.tree.texts == ["own"])
    }

    @Test("a preference of one name in two files is two, each of its type")
    func preferences() throws {
        let library = """
            preferences: {p: {default: 0, reduce: sum}}
            components:
              inner:
                body:
                  Text: a
                  modifiers:
                    - preference: {key: p, value: 7}
                    - overlayPreferenceValue: {key: p, as: v, content: {Text: sum $(v)}}
            """
        let scene = try MemoryFolder(files: ["b.yaml": library]).settle(
            """
            import: b.yaml
            preferences: {p: {default: none, reduce: last}}
            body:
              inner:
              modifiers:
                - preference: {key: p, value: own}
                - overlayPreferenceValue: {key: p, as: v, content: {Text: last $(v)}}
            """)
        #expect(scene.tree.texts == ["a", "sum 7", "last own"])
    }

    @Test("a loop is an error that shows it")
    func loop() {
        let folder = MemoryFolder(files: ["b.yaml": "import: c.yaml", "c.yaml": "import: b.yaml"])
        #expect(
            folder.errors("import: b.yaml\nbody: {Text: a}")
                == ["c.yaml:1: \"b.yaml\" imports itself: b.yaml → c.yaml → b.yaml"])
    }

    @Test("what two imported files declare alike means neither")
    func twice() {
        let file = "components: {a: {body: {Text: a}}}"
        let folder = MemoryFolder(files: ["b.yaml": file, "c.yaml": file])
        #expect(
            folder.errors("import: [b.yaml, c.yaml]\nbody: a")
                == ["a.yaml:2: the component \"a\" of \"c.yaml\" is declared by another imported file, too"])
    }

    @Test("a mistake in an imported file stands at its place in that file")
    func mistakes() {
        let folder = MemoryFolder(files: ["b.yaml": "components:\n  a: {body: {Txt: a}}"])
        #expect(folder.errors("import: b.yaml\nbody: {Text: a}") == ["b.yaml:2: unknown view \"Txt\""])
    }

    @Test("an imported component's error of evaluation stands at its place in that file")
    func evaluation() throws {
        let folder = MemoryFolder(
            files: ["b.yaml": "components:\n  a: {parameters: {n: number}, body: {Text: $(1 / n)}}"])
        let scene = try folder.scene("import: b.yaml\nstate: {n: 0}\nbody: {a: =n}")
        do {
            _ = try scene.settle()
            Issue.record("it settles")
        } catch let errors as RenderErrors {
            #expect(scene.errors(errors).diagnostics.map { "\($0.file):\($0.line)" } == ["b.yaml:2"])
        }
    }
}
