import Foundation
import Testing
import Tintype
import TintypeTesting

/// The words that the views of a test have told.
@MainActor
private final class Told {
    var words: [String] = []
}

@Suite("The focus and keys on a stage")
@MainActor
struct StageFocusTests {
    private let told = Told()

    private func stage(_ view: some View) -> ViewStage<AnyView> {
        ViewStage(AnyView(view), layout: .fixed(width: 300, height: 400))
    }

    private struct Fields: View {
        let told: Told
        @FocusState private var field: Int?
        @State private var texts = ["", "", ""]

        private static func word(_ field: Int?) -> String { field.map { "\($0)" } ?? "none" }

        var body: some View {
            VStack {
                ForEach(0..<3, id: \.self) { number in
                    TextField("field \(number)", text: $texts[number]).focused($field, equals: number)
                        .id("field \(number)")
                        .onSubmit { field = number < 2 ? number + 1 : nil }
                }
                Text("focus \(Self.word(field))")
            }
            .onChange(of: field) { told.words.append(Self.word($1)) }
            .defaultFocus($field, 0)
        }
    }

    @Test("it begins where it is said, and goes on where onSubmit says")
    func submitting() throws {
        let stage = self.stage(Fields(told: told))
        #expect(try stage.findAll(text: "focus 0").count == 1)
        for number in 0..<3 {
            try stage.find(id: "field \(number)").type("a")
            try stage.find(id: "field \(number)").submit()
        }
        #expect(try stage.findAll(text: "focus none").count == 1)
        #expect(told.words == ["0", "1", "2", "none"])
    }

    private struct Note: View {
        var mode = ScrollDismissesKeyboardMode.automatic
        @FocusState private var isOn: Bool
        @State private var text = ""

        var body: some View {
            VStack {
                TextField("Title", text: $text).focused($isOn)
                Text(isOn ? "on" : "off")
                ScrollView { VStack { ForEach(0..<50) { Text("\($0)") } } }.scrollDismissesKeyboard(mode).id("scroll")
            }
        }
    }

    @Test("return ends a field's typing, and scrolling takes the focus as it is said to")
    func leaving() throws {
        func isOn(_ stage: ViewStage<AnyView>) throws -> Bool { try stage.findAll(text: "on").count == 1 }
        let stage = self.stage(Note())
        try stage.find(role: .textField).type("x")
        #expect(try isOn(stage))
        try stage.find(role: .textField).submit()
        #expect(try !isOn(stage))
        /// Returns whether the field keeps the focus where a finger scrolls up, and then down.
        func kept(_ mode: ScrollDismissesKeyboardMode) throws -> [Bool] {
            let stage = self.stage(Note(mode: mode))
            try stage.find(role: .textField).tap()
            return try [-60, 40].map { way in
                try stage.find(id: "scroll").drag(by: CGSize(width: 0, height: way))
                return try isOn(stage)
            }
        }
        #expect(try kept(.automatic) == [false, false])
        #expect(try kept(.immediately) == [false, false])
        #expect(try kept(.interactively) == [true, false])
        #expect(try kept(.never) == [true, true])
    }

    private struct Keys: View {
        let told: Told
        @FocusState private var isOn: Bool

        var body: some View {
            VStack {
                Text("card").focusable(onFocusChange: { told.words.append("card \($0)") })
                    .onKeyPress(.space) {
                        told.words.append("space")
                        return .handled
                    }
                    .focused($isOn)
                    .onKeyPress(keys: [.return]) { press in
                        told.words.append("return \(press.modifiers.contains(.shift))")
                        return press.modifiers.contains(.shift) ? .handled : .ignored
                    }
                Button("Go") { isOn = true }
                Button("Save") { told.words.append("save") }.keyboardShortcut("s")
                Button("Done") { told.words.append("done") }.keyboardShortcut(.defaultAction)
                Button("Never") { told.words.append("never") }.keyboardShortcut("n").disabled(true)
            }
            .onKeyPress(characters: .decimalDigits) { press in
                told.words.append("digit \(press.characters)")
                return .handled
            }
            .onMoveCommand { told.words.append("\($0)") }
        }
    }

    @Test("keys go to the view that has the focus, then to those around, then to shortcuts")
    func keys() throws {
        let stage = self.stage(Keys(told: told))
        #expect(throws: (any Error).self, "nothing has the focus") { try stage.press(.space) }
        try stage.press("s", modifiers: .command)
        #expect(throws: (any Error).self, "another key than the shortcut") { try stage.press("s") }
        #expect(throws: (any Error).self, "disabled") { try stage.press("n", modifiers: .command) }
        try stage.find(label: "Go").tap()
        #expect(told.words == ["save", "card true"])
        told.words = []
        try stage.press(.space)
        try stage.press(.return, modifiers: .shift)
        try stage.press(.return)
        try stage.press("7")
        try stage.press(.leftArrow)
        #expect(told.words == ["space", "return true", "return false", "done", "digit 7", "left"])
        #expect(throws: (any Error).self, "nobody's key") { try stage.press(.escape) }
    }

    private struct Filtered: View {
        @State private var text = ""
        @FocusState private var isOn: Bool

        var body: some View {
            VStack {
                TextField("Digits", text: $text).focused($isOn)
                    .onKeyPress { "0123456789".contains($0.characters) ? .ignored : .handled }
                Text("text \(text)")
            }
        }
    }

    @Test("what a key's answer keeps is not typed")
    func typing() throws {
        let stage = self.stage(Filtered())
        try stage.find(role: .textField).type("1a2b")
        #expect(try stage.findAll(text: "text 12").count == 1)
    }

    private struct Search: View {
        let told: Told
        @State private var text = ""
        @FocusState private var isOn: Bool

        private struct Inner: View {
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch

            var body: some View {
                Text("searching \(isSearching)")
                Button("End") { dismissSearch() }
            }
        }

        var body: some View {
            NavigationStack {
                VStack {
                    Inner()
                    Text("text \(text)")
                    Text(isOn ? "on" : "off")
                    Button("Begin") { isOn = true }
                }
                .searchable(text: $text)
                .searchFocused($isOn)
                .onSubmit(of: .search) { told.words.append("search \(text)") }
            }
        }
    }

    @Test("a search begins by a tap, is typed, submitted and ended")
    func searching() throws {
        let stage = self.stage(Search(told: told))
        func isThere(_ text: String) throws -> Bool { try stage.findAll(text: text).count == 1 }
        #expect(try isThere("searching false") && isThere("off"))
        try stage.find(role: .searchField).tap()
        #expect(try isThere("searching true") && isThere("on"))
        try stage.find(role: .searchField).type("ab")
        #expect(try isThere("text ab"))
        try stage.find(role: .searchField).submit()
        #expect(told.words == ["search ab"])
        #expect(try isThere("searching true") && isThere("off"))
        try stage.find(label: "End").tap()
        #expect(try isThere("searching false") && isThere("text "))
        try stage.find(label: "Begin").tap()
        #expect(try isThere("on"))
    }
}
