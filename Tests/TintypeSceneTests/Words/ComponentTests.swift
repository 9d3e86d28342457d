import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("Components and modifiers of a scene")
struct ComponentTests {
    @Test("a parameter is given by its name, by a scalar, or by its default")
    func parameters() throws {
        let scene = try settle(
            """
            components:
              tile:
                parameters: {text: string, count: {type: number, default: 3}}
                body:
                  Text: $(text) $(count)
            body:
              VStack:
                - tile: one
                - tile: {text: two, count: 4}
            """)
        #expect(scene.all("Text").map { $0["text"] } == ["one 3", "two 4"])
    }

    @Test("content stands for the views that a component is given, and for the view that a modifier modifies")
    func content() throws {
        let scene = try settle(
            """
            components:
              row:
                body:
                  HStack: [content, Text: end]
            modifiers:
              boxed:
                parameters: {length: number}
                body:
                  content:
                  modifiers:
                    - padding: =length
            body:
              row: [Text: a, Text: b]
              modifiers:
                - boxed: 5
            """)
        #expect(scene.all("Text").map { $0["text"] } == ["a", "b", "end"])
        #expect(scene.all("padding").count == 1)
    }

    @Test("a namespace is a new one for each use of the modifier that declares it")
    func namespaces() throws {
        let scene = try settle(
            """
            modifiers:
              tied:
                namespaces: [ns]
                body:
                  content:
                  modifiers:
                    - matchedGeometryEffect: {id: a, in: ns}
                    - overlay:
                        - Circle:
                          modifiers:
                            - matchedGeometryEffect: {id: a, in: ns, isSource: false}
            body:
              HStack:
                spacing: 0
                children:
                  - Color: red
                    modifiers: [frame: {width: 20, height: 20}, tied]
                  - Color: blue
                    modifiers: [frame: {width: 30, height: 30}, tied]
            """)
        #expect(scene.all("Circle").map(\.frame.width) == [20, 30])
    }

    @Test("a scene's own component comes before the prelude's, the prelude's before the vocabulary's")
    func precedence() throws {
        let scene = try settle(
            """
            components:
              icon:
                body:
                  Text: mine
              Divider:
                body:
                  Text: mine too
            body:
              VStack: [icon, Divider]
            """)
        #expect(scene.all("Text").map { $0["text"] } == ["mine", "mine too"])
    }

    @Test("a component that nobody uses is checked all the same")
    func unused() {
        #expect(throws: SceneErrors.self) {
            try SceneFile.parse(text: "components: {a: {body: {Txt: a}}}\nbody: Spacer", file: "a.yaml")
        }
    }

    @Test("nodes say where they are written, the prelude's where it is used")
    func sources() throws {
        let scene = try settle("body:\n  VStack:\n    - Text: a\n    - icon: {symbol: globe}")
        #expect(scene.all("Text").first?.source == SourceLocation(file: "a.yaml", line: 4, column: 7))
        #expect(scene.all("Image").first?.source == SourceLocation(file: "a.yaml", line: 5, column: 7))
    }

    @Test("an if takes one branch, and its else the other")
    func conditions() throws {
        func texts(_ count: Int) throws -> [String?] {
            let yaml = """
                state: {count: \(count)}
                body:
                  VStack:
                    - if: =count > 2
                      content: {Text: many}
                      else: [Text: few, Text: none]
                """
            return try settle(yaml).all("Text").map { $0["text"] }
        }
        #expect(try texts(3) == ["many"])
        #expect(try texts(2) == ["few", "none"])
    }

    @Test("a ForEach goes through a list, a range, and nothing")
    func forEach() throws {
        let scene = try settle(
            """
            state: {names: [Ann, Bob]}
            body:
              VStack:
                - ForEach: {data: =names, as: name, id: =name, content: {Text: =name}}
                - ForEach: {data: 1...2, content: {Text: $(item)}}
                - ForEach: {data: 0..<0, content: {Text: never}}
            """)
        #expect(scene.all("Text").map { $0["text"] } == ["Ann", "Bob", "1", "2"])
    }

    @Test("a lazy stack makes only the rows that it shows")
    func lazy() throws {
        let scene = try settle(
            """
            body:
              ScrollView:
                - LazyVStack:
                    spacing: 0
                    children:
                      - ForEach:
                          data: 0..<100000
                          content:
                            Color: red
                            modifiers: [frame: {height: 20}]
            """)
        #expect(scene.all("LazyVStack").first?["count"] == "100000")
        #expect(scene.all("Color").count < 20)
    }
}
