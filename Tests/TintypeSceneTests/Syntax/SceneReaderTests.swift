import Testing

@testable import TintypeScene

@Suite struct SceneReaderTests {
    /// Reads a document and gives what `read` reports.
    private func problems(_ text: String, _ read: (SceneReader, SceneValue) -> Void) throws -> [String] {
        let bag = DiagnosticBag()
        let document = try #require(SceneDocument.parse(text: text, file: "a.yaml", diagnostics: bag))
        read(SceneReader(document.source, diagnostics: bag), document.root)
        return bag.sorted.map { "\($0.line):\($0.column): \($0.message)" + ($0.hint.map { " (\($0))" } ?? "") }
    }

    @Test("unknown and missing keys of a mapping are all reported, with the nearest")
    func keys() throws {
        let found = try problems("widht: 1\nzzz: 2") { reader, root in
            let mapping = reader.mapping(root, allowing: ["width", "height"], of: "frame")
            _ = mapping?.require("height")
            #expect(mapping?["zzz"]?.scalar?.text == "2")
            #expect(mapping?["width"] == nil)
        }
        #expect(
            found == [
                "1:1: frame needs \"height\"",
                "1:1: unknown key \"widht\" in frame (did you mean \"width\"?)",
                "2:1: unknown key \"zzz\" in frame (known keys: width, height)",
            ])
    }

    @Test("a part of the wrong kind says what was expected and what was found")
    func kinds() throws {
        let found = try problems("- a\n- [b]\n- {c: d}\n-\n- e\n") { reader, root in
            let values = reader.sequence(root, of: "children") ?? []
            _ = reader.mapping(values[0], of: "frame")
            _ = reader.text(values[1], of: "id")
            _ = reader.sequence(values[2], of: "children")
            _ = reader.text(values[3], of: "id")
            _ = reader.name(values[4], among: ["first", "last"], what: "reduce")
        }
        #expect(
            found == [
                "1:3: expected a mapping for frame, found \"a\"", "2:3: expected a text for id, found a list",
                "3:3: expected a list for children, found a mapping", "4:2: expected a text for id, found nothing",
                "5:3: unknown reduce \"e\" (known reduces: first, last)",
            ])
    }

    @Test("a view or a modifier is a bare name or one key, beside others that are allowed")
    func calls() throws {
        let text = "- divider\n- Text: a\n  id: x\n- {padding: }\n- Text: a\n  modifers: []\n- id: x\n- [a]\n"
        let found = try problems(text) { reader, root in
            let calls = (root.sequence ?? []).map { reader.call($0, beside: ["modifiers", "id"], what: "view") }
            #expect(calls.prefix(3).map { $0?.name } == ["divider", "Text", "padding"])
            #expect(calls.prefix(3).map { $0?.arguments?.scalar?.text } == [nil, "a", nil])
            #expect(calls[1]?["id"]?.scalar?.text == "x")
        }
        #expect(
            found == [
                "6:3: a view has one name, found 2: \"Text\", \"modifers\" (did you mean \"modifiers\"?)",
                "7:3: the name of a view is missing", "8:3: expected a view, found a list",
            ])
    }

    @Test("names that expressions cannot use are refused", arguments: ["1a", "a-b", "nil", "infinity", "a b"])
    func identifiers(name: String) throws {
        let found = try problems("- \(name)\n- _ok1") { reader, root in
            #expect(reader.identifier(root.sequence![0], of: "state") == nil)
            #expect(reader.identifier(root.sequence![1], of: "state") == "_ok1")
        }
        #expect(found.count == 1 && found[0].hasPrefix("1:3: \"\(name)\" cannot be a name"))
    }

    @Test("a comma or a # that YAML took away is blamed on YAML")
    func hiddenByYAML() throws {
        let found = try problems("a: {width: =min(1, 2)}\nb: #ff0000\n") { reader, root in
            let values = root.mapping!.map(\.value)
            _ = reader.mapping(values[0], allowing: ["width"], of: "frame")
            _ = reader.text(values[1], of: "fill")
        }
        #expect(
            found == [
                "1:20: unknown key \"2)\" in frame (\(SceneReader.flowHint))",
                "2:3: expected a text for fill, found nothing "
                    + "(from \" #\" on a line is a comment: put the whole value in quotes if it belongs to it)",
            ])
    }
}
