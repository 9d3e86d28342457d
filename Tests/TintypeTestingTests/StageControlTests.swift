import Foundation
import Testing
import Tintype
import TintypeTesting

/// The values that the controls of a test change.
@MainActor
@Observable
private final class Values {
    var isOn = false
    var amount = 0.5
    var count = 2
    var choice = "b"
    var text = "Ada"
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var days: Set<DateComponents> = []
    var color = Color.red
    var pressed: [String] = []
}

@Suite("Controls on a stage: what they change, and that disabled and covered ones do not")
@MainActor
struct StageControlTests {
    private typealias Use = (ViewStage<AnyView>) throws -> Void

    private let values = Values()
    private var bound: Bindable<Values> { Bindable(values) }

    private func stage(_ view: some View) -> ViewStage<AnyView> {
        ViewStage(
            AnyView(view.environment(\.locale, Locale(identifier: "en_US"))), layout: .fixed(width: 300, height: 300))
    }

    /// Uses a control, requires that something changed, and that nothing does where it is disabled or covered.
    private func check<Value: Equatable>(
        _ control: some View, changes value: () -> Value, to expected: Value, _ use: Use,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let before = value()
        #expect(throws: (any Error).self, "disabled", sourceLocation: sourceLocation) {
            try use(stage(control.disabled(true)))
        }
        #expect(throws: (any Error).self, "covered", sourceLocation: sourceLocation) {
            try use(
                stage(
                    ZStack {
                        control; Color.white
                    }))
        }
        #expect(value() == before, sourceLocation: sourceLocation)
        try use(stage(control))
        #expect(value() == expected, sourceLocation: sourceLocation)
    }

    @Test("buttons, links and menus")
    func buttons() throws {
        func press(_ name: String) -> @MainActor () -> Void { { [values] in values.pressed.append(name) } }
        try check(Button("Save", action: press("save")), changes: { values.pressed }, to: ["save"]) {
            try $0.find(label: "Save").tap()
        }
        values.pressed = []
        let menu = Menu("More") {
            Button("Copy", action: press("copy"))
            Menu("Share") { Button("Mail", action: press("mail")) }
        }
        try check(menu, changes: { values.pressed }, to: ["mail"]) { try $0.find(role: .menu).select("Mail") }
        values.pressed = []
        let link = Link("Site", destination: URL(string: "https://example.com")!)
            .environment(
                \.openURL,
                OpenURLAction { [values] in
                    values.pressed.append($0.host() ?? "")
                    return .handled
                })
        try check(link, changes: { values.pressed }, to: ["example.com"]) { try $0.find(label: "Site").tap() }
        values.pressed = []
        let context = Text("Row").contextMenu { Button("Delete", role: .destructive, action: press("delete")) }
        try stage(context).find(text: "Row").select("Delete")
        #expect(values.pressed == ["delete"])
    }

    @Test(
        "a toggle of each style by its own part and as a whole",
        arguments: ["switch", "button", "checkbox"])
    func toggles(style: String) throws {
        let toggle = Toggle("Sound", isOn: bound.isOn)
        let styled =
            switch style {
            case "switch": AnyView(toggle.toggleStyle(.switch))
            case "button": AnyView(toggle.toggleStyle(.button))
            default: AnyView(toggle.toggleStyle(.checkbox))
            }
        try check(styled, changes: { values.isOn }, to: true) { try $0.find(role: .toggle).toggle() }
        if style == "switch" {
            // A finger must meet the switch, not the title beside it.
            #expect(throws: (any Error).self) { try self.stage(styled).find(text: "Sound").tap() }
            let stage = self.stage(styled)
            let frame = try stage.find(role: .toggle).frame
            try stage.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        } else {
            try stage(styled).find(role: .toggle).tap()
        }
        #expect(values.isOn == false)
    }

    @Test("sliders by their thumb and as a whole, in steps")
    func sliders() throws {
        let slider = Slider(value: bound.amount, in: 0...1, step: 0.25)
        try check(slider, changes: { values.amount }, to: 0.75) { try $0.find(role: .slider).adjust(to: 0.7) }
        let stage = self.stage(slider)
        let frame = try stage.find(role: .slider).frame
        try stage.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.minX, y: frame.midY))
        #expect(values.amount == 0)
    }

    @Test("steppers within their bounds")
    func steppers() throws {
        let stepper = Stepper("Guests", value: bound.count, in: 1...3)
        try check(stepper, changes: { values.count }, to: 3) { try $0.find(role: .stepper).increment() }
        let stage = self.stage(stepper)
        try stage.find(role: .stepper).increment()
        #expect(values.count == 3)
        let frame = try stage.find(role: .stepper).frame
        for _ in 0..<5 { try stage.tap(at: CGPoint(x: frame.maxX - 70, y: frame.midY)) }
        #expect(values.count == 1)
    }

    @Test("a picker of each style", arguments: ["menu", "segmented", "wheel", "inline"])
    func pickers(style: String) throws {
        let picker = Picker("Letter", selection: bound.choice) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
        let styled =
            switch style {
            case "menu": AnyView(picker.pickerStyle(.menu))
            case "segmented": AnyView(picker.pickerStyle(.segmented))
            case "wheel": AnyView(picker.pickerStyle(.wheel))
            default: AnyView(picker.pickerStyle(.inline))
            }
        try check(styled, changes: { values.choice }, to: "c") { try $0.find(role: .picker).select("c") }
        #expect(throws: (any Error).self) { try self.stage(styled).find(role: .picker).select("d") }
        if style != "menu" {
            let stage = self.stage(styled)
            try stage.find(text: "b").tap()
            #expect(values.choice == "b")
        }
    }

    @Test("fields: typing, clearing and the end of it, with the focus")
    func fields() throws {
        let typed = values
        let field = TextField("Name", text: bound.text).onSubmit { typed.pressed.append("done \(typed.text)") }
        try check(field, changes: { values.text }, to: "Ada!") { try $0.find(role: .textField).type("!") }
        let stage = self.stage(field)
        try stage.find(role: .textField).clear()
        try stage.find(role: .textField).type("Bo")
        try stage.find(role: .textField).submit()
        #expect(values.pressed == ["done Bo"])
        #expect(try stage.find(role: .textField).value == "Bo")
        try check(SecureField("Word", text: bound.text), changes: { values.text }, to: "Bo1") {
            try $0.find(role: .secureField).type("1")
        }
        try check(TextEditor(text: bound.text), changes: { values.text }, to: "") {
            try $0.find(role: .textEditor).clear()
        }
        try check(
            TextField("Number", value: bound.count, format: .number), changes: { values.count }, to: 24
        ) { try $0.find(role: .textField).type("4") }
    }

    @Test("what is typed in an attributed text has the attributes of the character before")
    func attributed() throws {
        final class Note {
            var text = AttributedString()

            var runs: [String] { text.runs.map { String(text[$0.range].characters) } }
        }
        let note = Note()
        note.text = try AttributedString(markdown: "one **two**")
        let editor = TextEditor(
            text: Binding {
                note.text
            } set: {
                note.text = $0
            })
        try check(editor, changes: { note.runs }, to: ["one ", "two!"]) { try $0.find(role: .textEditor).type("!") }
    }

    private struct Focused: View {
        @FocusState private var field: String?
        @State private var texts = ["", ""]

        var body: some View {
            VStack {
                TextField("First", text: $texts[0]).focused($field, equals: "first").id("one")
                TextField("Last", text: $texts[1]).focused($field, equals: "last").id("two")
                Text(field ?? "none")
                Button("Done") { field = nil }
            }
        }
    }

    @Test("the focus goes to the field that is tapped or typed in")
    func focus() throws {
        let stage = self.stage(Focused())
        #expect(try stage.find(text: "none").label == "none")
        try stage.find(id: "one").tap()
        #expect(try stage.find(text: "first").label == "first")
        try stage.find(id: "two").type("x")
        #expect(try stage.find(text: "last").label == "last")
        try stage.find(label: "Done").tap()
        #expect(try stage.find(text: "none").label == "none")
    }

    @Test("date pickers and disclosure groups")
    func others() throws {
        let day = Date(timeIntervalSinceReferenceDate: 86_400)
        try check(DatePicker("Day", selection: bound.date), changes: { values.date }, to: day) {
            try $0.find(role: .datePicker).set(day)
        }
        let early = Date(timeIntervalSinceReferenceDate: 0)
        let bounded = self.stage(DatePicker("Day", selection: bound.date, in: early...day))
        try bounded.find(role: .datePicker).set(day.addingTimeInterval(86_400))
        #expect(values.date == day, "the last that can be")
        try check(ColorPicker("Ink", selection: bound.color), changes: { values.color }, to: .blue.opacity(0.5)) {
            try $0.find(role: .colorPicker).set(.blue.opacity(0.5))
        }
        let opaque = self.stage(ColorPicker("Ink", selection: bound.color, supportsOpacity: false))
        try opaque.find(role: .colorPicker).set(Color(red: 0, green: 1, blue: 0, opacity: 0.5))
        #expect(values.color == Color(red: 0, green: 1, blue: 0))
        let stage = self.stage(DisclosureGroup("More") { Text("inside") })
        #expect(try stage.findAll(text: "inside").isEmpty)
        try stage.find(text: "More").tap()
        #expect(try stage.findAll(text: "inside").count == 1)
        try stage.find(text: "More").toggle()
        #expect(try stage.findAll(text: "inside").isEmpty)
    }

    @Test("a picker of several days takes a day, and drops it")
    func days() throws {
        let day = Date(timeIntervalSinceReferenceDate: 86_400 * 9)
        func days() -> [Int?] { values.days.map(\.day).sorted { $0 ?? 0 < $1 ?? 0 } }
        let picker = MultiDatePicker("Days", selection: bound.days, in: day..<day.addingTimeInterval(86_400 * 5))
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        try check(picker, changes: days, to: [10]) {
            try $0.find(role: .multiDatePicker).set(day.addingTimeInterval(3_600))
        }
        let stage = self.stage(picker)
        let found = try stage.find(role: .multiDatePicker)
        try found.set(day.addingTimeInterval(86_400 * 2))
        #expect(days() == [10, 12])
        try found.set(day.addingTimeInterval(-86_400))
        try found.set(day.addingTimeInterval(86_400 * 5))
        #expect(days() == [10, 12], "beyond the bounds")
        try found.set(day)
        #expect(days() == [12])
    }

    @Test("tabs, with a choice of their own and a bound one")
    func tabs() throws {
        let own = self.stage(
            TabView {
                Text("first page").tabItem { Label("One", systemImage: "1.circle") }
                Text("second page").tabItem { Label("Two", systemImage: "2.circle") }
            })
        try own.find(role: .tab, label: "Two").tap()
        #expect(try own.find(text: "second page").role == nil)
        let tabs = TabView(selection: bound.choice) {
            Tab("A", systemImage: "a.circle", value: "a") { Text("page a") }
            Tab("B", systemImage: "b.circle", value: "b") { Text("page b") }
        }
        try stage(tabs).find(role: .tab, label: "A").tap()
        #expect(values.choice == "a")
    }

    @Test("a menu of a picker is opened by a tap, closed by a choice, or by a tap beside it")
    func pickerMenu() throws {
        let picker = Picker("Letter", selection: bound.choice) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
        let atTop = VStack {
            picker
            Spacer()
        }
        try check(atTop, changes: { values.choice }, to: "c") {
            try $0.find(role: .picker).tap()
            try $0.find(text: "c").tap()
            #expect(try $0.findAll(text: "a").isEmpty)
        }
        let stage = self.stage(atTop)
        try stage.find(role: .picker).tap()
        #expect(try stage.findAll(text: "a").count == 1)
        try stage.tap(at: CGPoint(x: 2, y: 298))
        #expect(try stage.findAll(text: "a").isEmpty)
        #expect(values.choice == "c")
        let menu = self.stage(Menu("More") { Picker("Letter", selection: bound.choice) { Text("a").tag("a") } })
        try menu.find(role: .menu).tap()
        try menu.find(text: "a").tap()
        #expect(try menu.findAll(text: "a").isEmpty)
        #expect(values.choice == "a")
    }

    @Test("what lies beside an open menu is covered by it")
    func besideMenu() throws {
        let stage = self.stage(
            VStack {
                Menu("More") { Button("Copy") {} }
                Button("Far") { [values] in values.pressed.append("far") }
            })
        try stage.find(role: .menu).tap()
        #expect(throws: (any Error).self) { try stage.find(label: "Far").tap() }
        let far = try stage.find(label: "Far").frame
        try stage.tap(at: CGPoint(x: far.midX, y: far.midY))
        #expect(values.pressed.isEmpty)
        try stage.find(label: "Far").tap()
        #expect(values.pressed == ["far"])
    }

    private struct Branch: Identifiable {
        let id: String
        var children: [Branch]?
    }

    @Test("outlines in lists open and close at each depth")
    func outlines() throws {
        let tree = [Branch(id: "root", children: [Branch(id: "twig", children: [Branch(id: "leaf")])])]
        let stage = self.stage(List(tree, children: \.children) { Text($0.id) })
        #expect(try stage.findAll(text: "twig").isEmpty)
        try stage.find(text: "root").tap()
        try stage.find(text: "twig").tap()
        #expect(try stage.findAll(text: "leaf").count == 1)
        try stage.find(text: "root").tap()
        #expect(try stage.findAll(text: "leaf").isEmpty)
    }

    @Test("pages are turned by a swipe, not beyond the last, and not by a short slow drag", arguments: [false, true])
    func pages(isRightToLeft: Bool) throws {
        let pages = TabView(selection: bound.choice) {
            ForEach(["a", "b", "c"], id: \.self) { Text("page \($0)").tag($0) }
        }
        .tabViewStyle(.page)
        let stage = self.stage(
            pages.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
        /// Drags over the middle, towards the page before (less than 0) or the next one.
        func drag(_ way: CGFloat, _ duration: Duration) throws {
            let sideways = isRightToLeft ? way : -way
            try stage.drag(
                from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150 + sideways, y: 150), duration: duration)
        }
        values.choice = "b"
        stage.advance(by: .milliseconds(10))
        try drag(40, .seconds(2))
        #expect(values.choice == "b")
        try drag(100, .milliseconds(100))
        #expect(values.choice == "c")
        try drag(100, .milliseconds(100))
        #expect(values.choice == "c")
        try drag(-120, .seconds(2))
        #expect(values.choice == "c")
        try drag(-100, .milliseconds(100))
        #expect(values.choice == "b")
    }

    @Test("links, tabs, disclosure groups, swipe actions and context menus, disabled and covered")
    func reach() throws {
        func press(_ name: String) -> @MainActor () -> Void { { [values] in values.pressed.append(name) } }
        func pressed(_ name: String) -> some View { Text(name).onAppear(perform: press(name)) }
        let link = NavigationStack { NavigationLink("Go") { pressed("there") } }
        try check(link, changes: { values.pressed }, to: ["there"]) { try $0.find(label: "Go").tap() }
        values.pressed = []
        let row = NavigationStack { List { NavigationLink("Go") { pressed("there") } } }
        try check(row, changes: { values.pressed }, to: ["there"]) { try $0.find(label: "Go").tap() }
        values.pressed = []
        let group = DisclosureGroup("More") { pressed("inside") }
        try check(group, changes: { values.pressed }, to: ["inside"]) { try $0.find(text: "More").tap() }
        values.pressed = []
        let swiped = List {
            Text("Row").swipeActions { Button("Delete", role: .destructive, action: press("delete")) }
        }
        try check(swiped, changes: { values.pressed }, to: ["delete"]) { try $0.find(text: "Row").select("Delete") }
        values.pressed = []
        let context = Text("Row").contextMenu { Button("Copy", action: press("copy")) }
        try check(context, changes: { values.pressed }, to: ["copy"]) {
            try $0.find(text: "Row").longPress()
            try $0.find(label: "Copy").tap()
        }
        values.pressed = []
        let tabs = TabView(selection: bound.choice) {
            Tab("A", systemImage: "a.circle", value: "a") { Text("page a") }
            Tab("B", systemImage: "b.circle", value: "b") { Text("page b") }
        }
        try check(tabs, changes: { values.choice }, to: "a") { try $0.find(role: .tab, label: "A").tap() }
    }

    @Test("what a sheet covers is not met, and a sheet is not met that is covered itself")
    func sheets() throws {
        struct Screen: View {
            let values: Values
            @State private var isShown = false

            var body: some View {
                VStack {
                    Button("Open") { isShown = true }
                    Spacer()
                }
                .sheet(isPresented: $isShown) {
                    Button("Inside") { values.pressed.append("inside") }
                }
            }
        }
        let stage = self.stage(Screen(values: values))
        try stage.find(label: "Open").tap()
        #expect(throws: (any Error).self) { try stage.find(label: "Open").tap() }
        try stage.find(label: "Inside").tap()
        #expect(values.pressed == ["inside"])
        try stage.dismiss()
        #expect(throws: (any Error).self) { try stage.find(label: "Inside") }
    }
}
