import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("State and identity")
@MainActor
struct StateTests {
    @Test("state that a view writes when it appears is in the picture, and kept from round to round")
    func keptAcrossRounds() throws {
        let scene = try settle(Growing())
        #expect(scene.texts == ["11"])
        #expect(scene.rounds == 2)
    }

    @Test("another id is another view: its state begins anew")
    func resetByID() throws {
        #expect(try settle(Reidentified(changesID: false)).texts == ["1"])
        #expect(try settle(Reidentified(changesID: true)).texts == ["2"])
    }

    @Test("the branches of a condition have states of their own, and a view that comes back has a new one")
    func branches() throws {
        let log = Log()
        #expect(try settle(Returning(log: log)).texts == ["0"])
        #expect(log.lines == ["true 0", "false", "true 0"])
    }

    @Test("a container and its only child are two views")
    func onlyChild() throws {
        let log = Log()
        _ = try settle(
            VStack { Text("a").onAppear { log.lines.append("child") } }.onAppear { log.lines.append("container") })
        #expect(log.lines == ["child", "container"])
    }

    @Test("elements keep their state when their data moves")
    func moving() throws {
        #expect(try settle(Reordered()).texts == ["b 1", "a 0"])
    }

    @Test("a nested dynamic property is bound and updated with the view's own")
    func nested() throws {
        #expect(try settle(NestedOwner()).texts == ["7 8 updated"])
    }

    @Test("writing an equal value does not evaluate again")
    func equalWrite() throws {
        #expect(try settle(WritesEqual()).rounds == 1)
    }

    @Test("state that body writes is an error that names the view")
    func writtenInBody() throws {
        let error = #expect(throws: RenderErrors.self) { try settle(WritesInBody()) }
        #expect(error?.errors.first?.message == "state was written while views were made of it")
        #expect(error?.errors.first?.place?.view == "WritesInBody")
    }

    @Test("state that outlives its picture can be written without effect")
    func afterThePicture() throws {
        let box = BindingBox()
        _ = try settle(LeaksBinding(box: box))
        box.binding?.wrappedValue = 3
        #expect(box.binding?.wrappedValue == 3)
    }
}

/// The deeds of views, in order.
final class Log {
    var lines: [String] = []
}

extension SettledScene {
    /// The texts, in the order of drawing.
    var texts: [String] {
        func all(_ view: SettledTree.View) -> [String] {
            (view.kind == "Text" ? [view.attributes.first { $0.name == "text" }?.value ?? ""] : [])
                + view.children.flatMap(all)
        }
        return all(tree.root)
    }
}

private struct Growing: View {
    @State private var count = 1
    var body: some View { Text("\(count)").onAppear { count += 10 } }
}

private struct CountingChild: View {
    @State private var count = 0
    let step: Int
    var body: some View {
        Text("\(count)").onChange(of: step, initial: true) { count += 1 }
    }
}

/// Counts the steps that one child sees: two, or one where each step has a child of its own.
private struct Reidentified: View {
    @State private var step = 0
    let changesID: Bool
    var body: some View {
        // With an id of the step the child is new in the second round; without it, it sees the change.
        Group {
            if changesID { CountingChild(step: step) } else { CountingChild(step: step).id(step) }
        }
        .onAppear { step = 1 }
    }
}

private struct Returning: View {
    @State private var phase = 0
    let log: Log
    var body: some View {
        Group {
            if phase == 1 {
                Color.red.frame(width: 1, height: 1).onAppear { log.lines.append("false") }
            } else {
                Remembering(log: log)
            }
        }
        .onChange(of: phase, initial: true) { if phase < 2 { phase += 1 } }
    }
}

private struct Remembering: View {
    @State private var value = 0
    let log: Log
    var body: some View {
        Text("\(value)").onAppear { log.lines.append("true \(value)") }
    }
}

private struct Reordered: View {
    @State private var names = ["a", "b"]
    var body: some View {
        VStack {
            ForEach(names, id: \.self) { Labelled(name: $0) }
        }
        .onAppear { names = ["b", "a"] }
    }
}

private struct Labelled: View {
    let name: String
    @State private var number = 0
    var body: some View {
        Text("\(name) \(number)").onAppear { if name == "b" { number = 1 } }
    }
}

private struct Pair: DynamicProperty {
    @State var first = 7
    @State var second = 8
    var note = ""
    mutating func update() { note = "updated" }
}

private struct NestedOwner: View {
    private var pair = Pair()
    var body: some View { Text("\(pair.first) \(pair.second) \(pair.note)") }
}

private struct WritesEqual: View {
    @State private var value = 4
    var body: some View { Text("\(value)").onAppear { value = 4 } }
}

private struct WritesInBody: View {
    @State private var value = 4
    var body: some View {
        let _ = value += 1
        Text("\(value)")
    }
}

private final class BindingBox {
    var binding: Binding<Int>?
}

private struct LeaksBinding: View {
    @State private var value = 1
    let box: BindingBox
    var body: some View { Text("\(value)").onAppear { box.binding = $value } }
}
