import Testing
import Tintype
import TintypeGraphics
import TintypeScene
import TintypeTree

@Suite("A scene's timeline touches its views")
struct SceneTouchTests {
    /// A scene whose timeline has these instants, as it stands after a time in seconds.
    private func scene(_ instants: [String], body: String, at time: Double = 5) throws -> SettledTree {
        let text = """
            canvas: {width: 300, height: 300}
            state: {name: "", isOn: false, count: 0, size: S, level: 0.5, taps: 0}
            timeline:
            \(instants.map { "  - \($0)" }.joined(separator: "\n"))
            body:
            \(body.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
            """
        let scene = try SceneFile.parse(text: text, file: "touch.yaml")
        let stage = try ScenePipeline(resources: try RenderResources.standard.get()).stage(scene)
        return try stage.draw(at: time).tree
    }

    private func told(_ instants: [String], body: String, at time: Double = 5) throws -> String? {
        try scene(instants, body: body, at: time).view("told")?.attributes.first { $0.name == "text" }?.value
    }

    @Test("what is typed, tapped and chosen is what the states say, at its instant and not before")
    func forms() throws {
        let body = """
            VStack:
              - TextField: {title: Name, text: $name}
                id: field
              - Button: {title: More, action: {set: {count: =count + 1}}}
              - Slider: {value: $level}
                id: level
              - Picker: {title: Size, selection: $size, content: [{Text: S, modifiers: [tag: S]}, {Text: L, modifiers: [tag: L]}]}
                id: size
              - Text: "$(name) $(count) $(size) $(level)"
                id: told
            """
        let instants = [
            "{at: 1, type: {view: field, text: Ada}}", "{at: 2, tap: More}", "{at: 2.5, tap: {view: More, count: 2}}",
            "{at: 3, select: {view: size, option: L}}", "{at: 4, adjust: {view: level, to: 1}, clear: field}",
        ]
        #expect(try told(instants, body: body, at: 0) == " 0 S 0.5")
        #expect(try told(instants, body: body, at: 1) == "Ada 0 S 0.5")
        #expect(try told(instants, body: body, at: 2.9) == "Ada 3 S 0.5")
        #expect(try told(instants, body: body, at: 3) == "Ada 3 L 0.5")
        #expect(try told(instants, body: body) == " 3 L 1")
    }

    @Test("what cannot be touched is an error at its place in the file, with what there is")
    func errors() throws {
        func message(_ instant: String, _ body: String) -> String {
            do {
                _ = try scene([instant], body: body)
                return "nothing was thrown"
            } catch {
                return "\(error)"
            }
        }
        let button = "Button: {title: Save, action: {toggle: isOn}}"
        let missing = message("{at: 1, tap: Svae}", button)
        #expect(missing.contains("touch.yaml:4:"), "\(missing)")
        #expect(missing.contains(#"no view has the id, label or text "Svae""#), "\(missing)")
        #expect(missing.contains(#"did you mean "Save"?"#), "\(missing)")
        let disabled = message("{at: 1, tap: Save}", button + "\nmodifiers: [disabled]")
        #expect(disabled.contains(#"Button "Save" is disabled"#), "\(disabled)")
        let wrong = message("{at: 1, type: {view: Save, text: a}}", button)
        #expect(wrong.contains("does not answer type(_:)") && wrong.contains("it is a button"), "\(wrong)")
    }

    @Test("a scroll view is scrolled to what is asked for, and a finger drags what follows it")
    func scrolling() throws {
        let body = """
            ScrollView:
              LazyVStack:
                ForEach:
                  data: 0..<200
                  as: row
                  content: {Text: "row $(row)", modifiers: [frame: {height: 40}]}
            """
        let tree = try scene(["{at: 1, scroll: row 150}"], body: body)
        #expect(tree.root.texts.contains("row 150") && !tree.root.texts.contains("row 0"))
    }
}

extension SettledTree.View {
    /// The texts that are there, in order.
    fileprivate var texts: [String] {
        attributes.filter { kind == "Text" && $0.name == "text" }.map(\.value) + children.flatMap(\.texts)
    }
}
