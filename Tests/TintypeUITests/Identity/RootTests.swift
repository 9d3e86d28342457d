import Foundation
import Observation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The view that a window begins with is made once, as long as nothing changes that the app's body reads.
@Suite("Root views")
@MainActor
struct RootTests {
    private func show<Content: App>(_ app: Content) throws -> [String] {
        let view = AppView(app)
        let pass = SettlePass(
            session: Session(context: .blocks()), canvas: ProposedViewSize(width: 200, height: 200))
        return try pass.run { AppView<Content>._evaluate(view, into: &$0) }.texts
    }

    @Test("a model that the root view holds is kept")
    func kept() throws {
        Counter.made = 0
        #expect(try show(Plain()) == ["1"])
        #expect(Counter.made == 1)
    }

    @Test("a state of the app that its body reads makes the root view anew; one that only views read does not")
    func appState() throws {
        Counter.made = 0
        #expect(try show(Reading()) == ["5", "0"])
        #expect(Counter.made == 2)
        Counter.made = 0
        #expect(try show(Handing()) == ["5", "1"])
        #expect(Counter.made == 1)
    }

    @Test("a model of the app that its body reads makes the root view anew, whichever kind it is")
    func appModel() throws {
        #expect(try show(Watching()) == ["changed changed"])
    }

    @Test("a scene that an app is composed of keeps its views too, and its own state")
    func composed() throws {
        Counter.made = 0
        #expect(try show(Composed()) == ["5", "0"])
        #expect(Counter.made == 2)
    }

    @Test("the views of a provider of previews are made once")
    func previews() throws {
        Counter.made = 0
        let view = ProvidedView(Provider.self, index: 0)
        #expect(try settle(view).texts == ["1"])
        #expect(Counter.made == 1)
    }
}

@Observable
private final class Counter {
    nonisolated(unsafe) static var made = 0
    var value = 0

    init() { Counter.made += 1 }
}

private struct Root: View {
    var model = Counter()

    var body: some View { Text(verbatim: "\(model.value)").onAppear { model.value += 1 } }
}

private struct Plain: App {
    var body: some Scene { WindowGroup { Root() } }
}

/// Shows a number that it sets, above a view with a model of its own.
private struct Numbered: View {
    @Binding var number: Int
    var model = Counter()

    var body: some View {
        VStack {
            Text(verbatim: "\(number)")
            Text(verbatim: "\(model.value)")
        }
        .onAppear {
            number = 5
            model.value = 1
        }
    }
}

private struct Reading: App {
    @State private var number = 0

    var body: some Scene {
        WindowGroup { Numbered(number: $number).opacity(number == 0 ? 1 : 0.5) }
    }
}

private struct Handing: App {
    @State private var number = 0

    var body: some Scene { WindowGroup { Numbered(number: $number) } }
}

@MainActor
private final class Announced: ObservableObject {
    @Published var text = "new"
}

@Observable
private final class Observed {
    var text = "new"
}

private struct Watching: App {
    @StateObject private var announced = Announced()
    @State private var observed = Observed()

    var body: some Scene {
        WindowGroup {
            Text(verbatim: "\(announced.text) \(observed.text)").onAppear {
                announced.text = "changed"
                observed.text = "changed"
            }
        }
    }
}

private struct Composed: App {
    var body: some Scene { Inner() }

    struct Inner: Scene {
        @State private var number = 0

        var body: some Scene {
            WindowGroup { Numbered(number: $number).opacity(number == 0 ? 1 : 0.5) }
        }
    }
}

private struct Provider: PreviewProvider {
    static var previews: some View { Root() }
}
