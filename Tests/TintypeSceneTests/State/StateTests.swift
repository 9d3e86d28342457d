import Testing
import TintypeTree

@testable import TintypeScene

@Suite("States, bindings and actions")
struct StateTests {
    private static let items = "state: {items: [{name: Milk, isDone: true}, {name: Bread, isDone: false}]}"

    private func errors(_ yaml: String) -> [String] {
        MemoryFolder().errors(yaml).map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    @Test("a toggle shows the state that it is bound to, through a component's parameter and a list's element, too")
    func bindings() throws {
        let scene = try settle(
            """
            \(Self.items)
            components:
              row:
                parameters: {title: string, isOn: binding bool}
                body: {Toggle: {title: =title, isOn: $isOn}}
            body:
              ForEach: {data: $items, as: item, id: =item.name, content: {row: {title: =item.name, isOn: $item.isDone}}}
            """)
        #expect(scene.tree.texts == ["Milk", "Bread"])
    }

    @Test(
        "an action changes states, each step seeing what the one before wrote",
        arguments: [
            ("{set: {n: 3}}", "3 false [a]"), ("{toggle: b}", "1 true [a]"), ("{append: {l: c}}", "1 false [a, c]"),
            ("{remove: {l: a}}", "1 false []"),
            ("[{set: {n: =n + 1}}, {set: {n: =n * 10}}, {toggle: b}, {append: {l: $(n)}}]", "20 true [a, 20]"),
        ])
    func actions(_ action: String, _ expected: String) throws {
        let scene = try settle(
            """
            state: {n: 1, b: false, l: [a]}
            body:
              VStack:
                - Text: $(n) $(b)
                - ForEach: {data: =l, as: e, content: {Text: =e}}
              modifiers:
                - onAppear: {perform: \(action)}
            """)
        let texts = scene.tree.texts
        #expect("\(texts[0]) [\(texts.dropFirst().joined(separator: ", "))]" == expected)
    }

    @Test("an action of a list's element writes into the list")
    func elements() throws {
        let scene = try settle(
            """
            \(Self.items)
            body:
              - ForEach:
                  data: $items
                  as: item
                  id: =item.name
                  content: {Text: $(item.name) $(item.isDone), modifiers: [{onAppear: {toggle: item.isDone}}]}
            """)
        #expect(scene.tree.texts == ["Milk false", "Bread true"])
    }

    @Test("a switch shows the case of its value, or the default")
    func switching() throws {
        for (kind, text) in [("a", "A"), ("b", "B"), ("c", "other")] {
            let yaml =
                "state: {kind: \(kind)}\nbody: {switch: =kind, cases: {a: {Text: A}, b: {Text: B}}, default: {Text: other}}"
            #expect(try settle(yaml).tree.texts == [text])
        }
        for (number, text) in [("1", "one"), ("2", "other")] {
            let yaml = "state: {n: \(number)}\nbody: {switch: =n, cases: {1: {Text: one}}, default: {Text: other}}"
            #expect(try settle(yaml).tree.texts == [text])
        }
    }

    @Test(
        "mistakes name the state, the type and the way out",
        arguments: [
            ("state: {b: true}\nbody: {Toggle: {title: a, isOn: $c}}", "unknown state \"c\""),
            (
                "state: {n: 1}\nbody: {Toggle: {title: a, isOn: $n}}",
                "expected bool for \"isOn\", found the state \"n\" of type number"
            ),
            (
                "components: {c: {parameters: {p: bool}, body: {Toggle: {title: a, isOn: $p}}}}\nbody: {c: true}",
                "\"p\" is no state, so nothing can be written into it"
            ),
            (
                "state: {r: {a: 1}}\nbody: {Text: a, modifiers: [{onAppear: {toggle: r.b}}]}",
                "\"r\" has no member \"b\""
            ),
            ("state: {n: 1}\nbody: {Text: a, modifiers: [{onAppear: {toggle: n}}]}", "\"n\" is a number and no bool"),
            (
                "state: {n: 1}\nbody: {Text: a, modifiers: [{onAppear: {append: {n: 1}}}]}",
                "\"n\" is a number and no list"
            ),
            ("body: {Text: a, modifiers: [{onAppear: [dismis]}]}", "unknown action \"dismis\""),
            (
                "state: {c: red}\nbody: {switch: {a: 1}, cases: {}}",
                "a switch goes over numbers, texts or bools, not over {a: number}"
            ),
            ("state: {n: 1}\nbody: {switch: =n, cases: {x: {Text: a}}}", "expected number, found \"x\""),
        ])
    func mistakes(_ yaml: String, _ message: String) {
        #expect(errors(yaml) == [message])
    }
}
