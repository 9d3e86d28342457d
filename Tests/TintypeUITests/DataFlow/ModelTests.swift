import Foundation
import Observation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Models")
@MainActor
struct ModelTests {
    @Test("a state object is made once, and what it publishes evaluates again")
    func stateObject() throws {
        Tally.made = 0
        #expect(try settle(OwnsObject()).texts == ["2"])
        #expect(Tally.made == 1)
    }

    @Test("an observed object that is replaced is watched in place of the first")
    func observedObject() throws {
        let (first, second) = (CountModel(), CountModel())
        #expect(try settle(SwapsObject(first: first, second: second)).texts == ["5"])
    }

    @Test("an object is read from the environment by its type, and bound to")
    func environmentObject() throws {
        let model = CountModel()
        #expect(try settle(ReadsObject().environmentObject(model)).texts == ["9"])
        #expect(model.count == 9)
    }

    @Test("a view whose object is missing is an error, not a crash")
    func missingObject() throws {
        let error = #expect(throws: RenderErrors.self) { try settle(ReadsObject()) }
        #expect(error?.errors.first?.message == "there is no CountModel in the environment")
        #expect(error?.errors.first?.place?.view == "ReadsObject")
    }

    @Test("an object that is declared and never read is no error; read in a closure of the body it is one")
    func unreadObject() throws {
        let several = VStack {
            DeclaresObjects(reads: false)
            DeclaresObjects(reads: false)
        }
        #expect(try settle(several).texts == ["drawn", "row", "drawn", "row"])
        let error = #expect(throws: RenderErrors.self) {
            try settle(
                VStack {
                    DeclaresObjects(reads: false)
                    DeclaresObjects(reads: true)
                })
        }
        #expect(error?.errors.map(\.message) == ["there is no CountModel in the environment"])
        #expect(error?.errors.first?.place?.view == "DeclaresObjects")
    }

    @Test("an observable model in a state is watched through what bodies read of it")
    func observable() throws {
        let scene = try settle(OwnsObservable())
        #expect(scene.texts == ["Ada", "3"])
    }

    @Test("an observable model that no body reads does not evaluate again")
    func unread() throws {
        let model = Person()
        #expect(try settle(Text("x").onAppear { model.name = "y" }).rounds == 1)
    }

    @Test("a model is not watched by pictures that are done")
    func unwatched() throws {
        let model = Person()
        for _ in 0..<100 { _ = try settle(ReadsPerson(model: model)) }
        let before = ReadsPerson.made
        model.name = "changed"
        #expect(ReadsPerson.made == before)
        #expect(try settle(ReadsPerson(model: model)).texts == ["changed"])
    }

    @Test("a missing observable model is nil where it is optional, and an error where it is not")
    func missingModel() throws {
        #expect(try settle(ReadsOptional()).texts == ["none"])
        #expect(try settle(ReadsOptional().environment(Person())).texts == ["nobody"])
        let error = #expect(throws: RenderErrors.self) { try settle(ReadsRequired()) }
        #expect(error?.errors.first?.message == "there is no Person in the environment")
    }

    @Test("stored values are shared by key within a picture and begin anew in the next")
    func storage() throws {
        for _ in 0..<2 { #expect(try settle(SharesStorage()).texts == ["first 3", "first 3", "large nil"]) }
    }

    @Test("focus goes where code puts it, and is read in the environment below")
    func focus() throws {
        #expect(try settle(Focusing()).texts == ["name: true", "mail: false"])
    }
}

private enum Tally {
    @MainActor static var made = 0
}

private struct DeclaresObjects: View {
    @EnvironmentObject private var object: CountModel
    @Environment(Person.self) private var person
    let reads: Bool

    var body: some View {
        VStack {
            Text("drawn")
            ForEach(0..<1) { _ in Text(reads ? "\(object.count)" : "row") }
        }
    }
}

@MainActor
private final class CountModel: ObservableObject {
    @Published var count = 0
    init() { Tally.made += 1 }
}

private struct OwnsObject: View {
    @StateObject private var model = CountModel()
    var body: some View {
        Text("\(model.count)").onAppear { model.count += 1 }.onChange(of: model.count) {
            if $1 < 2 { model.count += 1 }
        }
    }
}

private struct SwapsObject: View {
    let first: CountModel
    let second: CountModel
    @State private var usesSecond = false
    var body: some View {
        ShowsObject(model: usesSecond ? second : first)
            .onAppear { usesSecond = true }
            .onChange(of: usesSecond) { second.count = 5 }
    }
}

private struct ShowsObject: View {
    @ObservedObject var model: CountModel
    var body: some View { Text("\(model.count)") }
}

private struct ReadsObject: View {
    @EnvironmentObject private var model: CountModel
    var body: some View {
        let binding = $model.count
        Text("\(model.count)").onAppear { binding.wrappedValue = 9 }
    }
}

@Observable
private final class Person {
    var name = "nobody"
    var age = 3
}

private struct OwnsObservable: View {
    @State private var person = Person()
    var body: some View {
        VStack {
            Text(person.name)
            Ages(person: person)
        }
        .task { $person.name.wrappedValue = "Ada" }
    }
}

private struct Ages: View {
    @Bindable var person: Person
    var body: some View { Text("\($person.age.wrappedValue)") }
}

private struct ReadsPerson: View {
    @MainActor static var made = 0
    let model: Person
    var body: some View {
        let _ = Self.made += 1
        Text(model.name)
    }
}

private struct ReadsOptional: View {
    @Environment(Person.self) private var person: Person?
    var body: some View { Text(person?.name ?? "none") }
}

private struct ReadsRequired: View {
    @Environment(Person.self) private var person
    var body: some View { Text(person.name) }
}

private enum Size: String {
    case small, large
}

private struct SharesStorage: View {
    @AppStorage("title") private var title = "none"
    @SceneStorage("count") private var count = 0
    @AppStorage("size") private var size = Size.small
    @AppStorage("unset") private var unset: Int?
    var body: some View {
        VStack {
            Text("\(title) \(count)")
            SharesSame()
            Text("\(size) \(unset.map { "\($0)" } ?? "nil")")
        }
        .onAppear {
            title = "first"
            size = .large
        }
    }
}

private struct SharesSame: View {
    @AppStorage("title") private var title = "other"
    @SceneStorage("count") private var count = 0
    var body: some View { Text("\(title) \(count)").onAppear { count = 3 } }
}

private struct Focusing: View {
    enum Field { case name, mail }
    @FocusState private var field: Field?
    var body: some View {
        VStack {
            ShowsFocus(label: "name").focused($field, equals: .name)
            ShowsFocus(label: "mail").focused($field, equals: .mail)
        }
        .onAppear { field = .name }
    }
}

private struct ShowsFocus: View {
    @Environment(\.isFocused) private var isFocused
    let label: String
    var body: some View { Text("\(label): \(isFocused)") }
}
