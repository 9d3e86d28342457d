import Testing
import TintypeTree

@testable import TintypeScene

@Suite("Data of files beside a scene")
struct DataTests {
    private func texts(_ file: String, _ content: String, _ body: String) throws -> [String] {
        let scene = try MemoryFolder(files: [file: content]).settle("data: {d: \(file)}\nbody:\n  \(body)")
        return scene.tree.texts
    }

    @Test("a JSON file's types are inferred, a field that some records lack is optional")
    func json() throws {
        let json =
            #"[{"name": "Ada", "age": 36, "tags": ["a"]}, {"name": "=1+1", "isNew": true, "age": null, "tags": []}]"#
        let body = #"""
            ForEach:
                data: =d
                as: person
                id: =person.name
                content: [{Text: $(person.name)}, {Text: '=if(person.age == nil, "no age", "aged")'}]
            """#
        #expect(try texts("people.json", json, body) == ["Ada", "aged", "=1+1", "no age"])
    }

    @Test("a table's cells are numbers, bools or texts by column; quotes hold separators, quotes and line ends")
    func table() throws {
        let csv = "name,amount,isOn\r\n\"a, \"\"b\"\"\",2,true\r\nc,3.5,false\n"
        let body = #"""
            ForEach: {data: =d, as: row, id: =row.name, content: [{Text: "$(row.name) $(row.amount * 2) $(!row.isOn)"}]}
            """#
        #expect(try texts("t.csv", csv, body) == ["a, \"b\" 4 false", "c 7 true"])
    }

    @Test("a column that is not all numbers is a text, one with an empty cell an optional")
    func columns() throws {
        let scene = try MemoryFolder(files: ["t.csv": "a;b\n1;x\ny;\n"]).settle(
            #"""
            data: {d: t.csv}
            body:
              ForEach: {data: =d, as: r, id: =r.a, content: [{Text: '=r.a'}, {Text: '=r.b ?? "none"'}]}
            """#)
        #expect(scene.tree.texts == ["1", "x", "y", "none"])
    }

    @Test("a type that is declared is checked at its place in the file")
    func declared() {
        let folder = MemoryFolder(files: ["d.json": "[\n  {\"n\": 1},\n  {\"n\": \"x\"}\n]"])
        #expect(
            folder.errors("data: {d: {file: d.json, type: '[{n: number}]'}}\nbody: {Text: a}")
                == ["d.json:3: expected number, found \"x\""])
    }

    @Test(
        "a path out of the root, an address, a path from the root, a file that is not there: errors at their place",
        arguments: [
            ("../x.json", "a.yaml:2: \"../x.json\" cannot be read: it lies outside of the folder"),
            ("https://a.b/c.json", "a.yaml:2: \"https://a.b/c.json\" is an address, and nothing is fetched"),
            ("/etc/passwd", "a.yaml:2: \"/etc/passwd\" is a path from the system's root"),
            ("no.json", "a.yaml:2: there is no file \"no.json\""),
        ])
    func refused(_ path: String, _ message: String) {
        #expect(MemoryFolder().errors("data: {d: \"\(path)\"}\nbody: {Text: a}") == [message])
    }

    @Test(
        "what is no table is an error at its place",
        arguments: [
            ("a,b\n1\n", "t.csv:2: the line has 1 cells, and there are 2 columns"),
            ("a,a\n1,2\n", "t.csv:1: the column \"a\" stands twice"),
            ("a\n\"x\n", "t.csv:2: the quotes of a cell do not end"),
            ("a\n\"x\"y\n", "t.csv:2: text follows the quotes of a cell"),
        ])
    func noTable(_ csv: String, _ message: String) {
        #expect(MemoryFolder(files: ["t.csv": csv]).errors("data: {d: t.csv}\nbody: {Text: a}") == [message])
    }

    @Test("a scene that is no file can read none")
    func noFolder() {
        #expect(throws: SceneErrors.self) {
            try SceneFile.parse(text: "data: {d: d.json}\nbody: {Text: a}", file: "a.yaml")
        }
    }
}
