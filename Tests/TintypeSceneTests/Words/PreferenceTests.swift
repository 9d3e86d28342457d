import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("Preferences, state and environment of a scene")
struct PreferenceTests {
    @Test("a preference reduced by max feeds a state, which feeds a text, in one render")
    func settles() throws {
        let scene = try settle(
            """
            preferences:
              height: {default: 0, reduce: max}
            state: {height: 0}
            modifiers:
              measured:
                body:
                  content:
                  modifiers:
                    - background:
                        - GeometryReader:
                            - Color: clear
                              modifiers:
                                - preference: {key: height, value: =proxy.height}
            body:
              VStack:
                - HStack:
                    - Color: red
                      modifiers: [frame: {width: 10, height: 44}, measured]
                    - Color: red
                      modifiers: [frame: {width: 10, height: 20}, measured]
                - Text: The row above is $(height) points tall
              modifiers:
                - onPreferenceChange: {key: height, as: new, set: {height: =new}}
            """)
        #expect(scene.all("Text").first?["text"] == "The row above is 44 points tall")
        #expect(scene.rounds == 2)
    }

    @Test("a view's geometry feeds a state")
    func geometry() throws {
        let scene = try settle(
            """
            state: {width: 0}
            body:
              VStack:
                - Color: red
                  modifiers:
                    - frame: {width: 30, height: 10}
                    - onGeometryChange: {of: =proxy.size.width, as: new, set: {width: =new}}
                - Text: $(width)
            """)
        #expect(scene.all("Text").first?["text"] == "30")
    }

    @Test(
        "values are reduced as the preference says",
        arguments: [
            ("first", "7"), ("last", "9"), ("max", "9"), ("min", "2"), ("sum", "18"),
        ])
    func reduces(_ reduce: String, _ expected: String) throws {
        let scene = try settle(
            """
            preferences:
              v: {default: 100, reduce: \(reduce)}
            body:
              HStack:
                - {Text: a, modifiers: [preference: {key: v, value: 7}]}
                - {Text: a, modifiers: [preference: {key: v, value: 2}]}
                - {Text: a, modifiers: [preference: {key: v, value: 9}]}
              modifiers:
                - overlayPreferenceValue: {key: v, content: {Text: $(value), id: result}}
            """)
        #expect(scene.tree.view("result")?["text"] == expected)
    }

    @Test("a reader without a writer gets the default, and what transformPreference made of it")
    func transforms() throws {
        let scene = try settle(
            """
            preferences:
              v: {default: 5, reduce: sum}
            body:
              Spacer:
              modifiers:
                - transformPreference: {key: v, as: v, value: =v * 2}
                - overlayPreferenceValue: {key: v, content: {Text: $(value)}}
            """)
        #expect(scene.all("Text").first?["text"] == "10")
    }

    @Test("an environment value reaches the components below, and only those")
    func environment() throws {
        let scene = try settle(
            """
            environment: {accent: {type: string, default: none}}
            components:
              label:
                body:
                  Text: $(environment.accent) $(environment.colorScheme)
            body:
              VStack:
                - label
                - VStack: [label]
                  modifiers:
                    - environment: {accent: gold, colorScheme: dark}
            """)
        #expect(scene.all("Text").map { $0["text"] } == ["none light", "gold dark"])
    }

    @Test("a frame in a named space counts from the view that has the name")
    func spaces() throws {
        let scene = try settle(
            """
            body:
              Color: red
              modifiers:
                - overlay:
                    - GeometryReader:
                        - Text: $(proxy.frame("pane").minX) $(proxy.frame(global).minX)
                - padding: 10
                - coordinateSpace: pane
                - frame: {width: 100}
            """)
        #expect(scene.all("Text").first?["text"] == "10 60")
    }

    @Test("an error of evaluation names the place of its expression")
    func evaluationErrors() throws {
        let scene = try SceneFile.parse(
            text: "state: {count: 0}\nbody:\n  Text: $(4 / count)", file: "a.yaml")
        let errors = #expect(throws: RenderErrors.self) { try scene.settle() }
        let found = try scene.errors(#require(errors)).diagnostics
        #expect(found.map(\.description) == ["a.yaml:3:13: error: division by zero"])
    }
}
