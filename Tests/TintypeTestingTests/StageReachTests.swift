import Foundation
import Testing
import Tintype
import TintypeTesting

/// The values that the views of a test change.
@MainActor
@Observable
private final class Values {
    var text = ""
    var chosen: String?
    var several: Set<String> = []
    var rows = ["a", "b"]
    var page = 0
    var told: [String] = []
}

@Suite("What is neither disabled nor covered is reached on a stage")
@MainActor
struct StageReachTests {
    private let values = Values()
    private var bound: Bindable<Values> { Bindable(values) }

    private struct Living<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
    }

    private func stage(_ view: some View) -> ViewStage<AnyView> {
        ViewStage(AnyView(view), layout: .fixed(width: 300, height: 400))
    }

    /// Uses a view, requires that something changed, and that nothing does where it is disabled or covered.
    private func check<Value: Equatable>(
        _ view: @escaping @autoclosure () -> some View, changes value: () -> Value, to expected: Value,
        sourceLocation: Testing.SourceLocation = #_sourceLocation, _ use: (ViewStage<AnyView>) throws -> Void
    ) throws {
        let before = value()
        let living = Living(content: view)
        #expect(throws: (any Error).self, "disabled", sourceLocation: sourceLocation) {
            try use(stage(living.disabled(true)))
        }
        #expect(throws: (any Error).self, "covered", sourceLocation: sourceLocation) {
            try use(
                stage(
                    ZStack {
                        living
                        Color.white
                    }))
        }
        #expect(value() == before, sourceLocation: sourceLocation)
        try use(stage(living))
        #expect(value() == expected, sourceLocation: sourceLocation)
    }

    private func tell(_ word: String) -> @MainActor () -> Void { { [values] in values.told.append(word) } }

    @Test("search fields")
    func search() throws {
        try check(
            NavigationStack { Text("found").searchable(text: bound.text) }, changes: { values.text }, to: "ab"
        ) { try $0.find(role: .searchField).type("ab") }
        try check(
            NavigationStack { Text("found").searchable(text: bound.text) }, changes: { values.text }, to: ""
        ) { try $0.find(role: .searchField).clear() }
    }

    @Test("rows that are chosen, swiped, moved and pulled")
    func rows() throws {
        let values = values
        try check(
            List(values.rows, id: \.self, selection: bound.chosen) { Text($0) }, changes: { values.chosen }, to: "b"
        ) { try $0.find(text: "b").tap() }
        try check(
            List {
                ForEach(values.rows, id: \.self) { Text($0) }.onMove { values.rows.move(fromOffsets: $0, toOffset: $1) }
            },
            changes: { values.rows }, to: ["b", "a"]
        ) { try $0.find(text: "a").drag(by: CGSize(width: 0, height: 60), after: .seconds(1)) }
        try check(
            List { ForEach(values.rows, id: \.self) { Text($0) }.onDelete { values.rows.remove(atOffsets: $0) } },
            changes: { values.rows }, to: ["b"]
        ) {
            let frame = try $0.find(text: "a").frame
            try $0.drag(from: CGPoint(x: 280, y: frame.midY), to: CGPoint(x: 10, y: frame.midY))
        }
        try check(
            List { Text("row") }.refreshable { await MainActor.run { values.told.append("renewed") } },
            changes: { values.told }, to: ["renewed"]
        ) { try $0.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300)) }
    }

    @Test("gestures, pages and scroll views")
    func gestures() throws {
        try check(Text("tap").onTapGesture(perform: tell("tap")), changes: { values.told }, to: ["tap"]) {
            try $0.find(text: "tap").tap()
        }
        values.told = []
        try check(
            Text("hold").onLongPressGesture(perform: tell("hold")), changes: { values.told }, to: ["hold"]
        ) { try $0.find(text: "hold").longPress() }
        values.told = []
        try check(
            Color.red.frame(width: 80, height: 80).accessibilityIdentifier("square")
                .gesture(DragGesture().onEnded { _ in tell("drag")() }),
            changes: { values.told }, to: ["drag"]
        ) { try $0.find(id: "square").drag(by: CGSize(width: 30, height: 0)) }
        try check(
            TabView(selection: bound.page) { ForEach(0..<3) { Text("page \($0)").tag($0) } }.tabViewStyle(.page),
            changes: { values.page }, to: 1
        ) { try $0.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 60, y: 200)) }
    }

    @Test("buttons of alerts and of bars, and that which begins to edit")
    func buttons() throws {
        let values = values
        struct Asking: View {
            let values: Values
            @State private var isOn = true

            var body: some View {
                Color.clear.alert("Sure?", isPresented: $isOn) { Button("Yes") { values.told.append("yes") } }
            }
        }
        let asking = self.stage(Asking(values: values))
        try asking.find(label: "Yes").tap()
        #expect(values.told == ["yes"])
        values.told = []
        try check(
            NavigationStack { Text("page").toolbar { Button("Act", action: tell("act")) } }, changes: { values.told },
            to: ["act"]
        ) { try $0.find(label: "Act").tap() }
        try check(
            NavigationStack {
                List(values.rows, id: \.self, selection: bound.several) { Text($0) }.toolbar { EditButton() }
            },
            changes: { values.several }, to: ["a", "b"]
        ) {
            try $0.find(label: "Edit").tap()
            try $0.find(text: "a").tap()
            try $0.find(text: "b").tap()
        }
    }
}
