import Foundation
import Testing
import Tintype
import TintypeTesting

/// The rows that the lists of a test change.
@MainActor
@Observable
private final class Rows {
    var all = ["a", "b", "c", "d"]
    var chosen: Set<String> = []
    var told: [String] = []
}

@Suite("Lists on a stage")
@MainActor
struct StageListTests {
    private let rows = Rows()
    private var bound: Bindable<Rows> { Bindable(rows) }

    private struct Living<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
    }

    private func stage(_ view: @escaping @autoclosure () -> some View) -> ViewStage<AnyView> {
        ViewStage(AnyView(Living(content: view)), layout: .fixed(width: 300, height: 400))
    }

    private func editable(_ mode: EditMode = .inactive) -> some View {
        let rows = rows
        return List {
            ForEach(rows.all, id: \.self) { Text($0) }
                .onDelete { rows.all.remove(atOffsets: $0) }
                .onMove { rows.all.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(mode))
    }

    @Test("gestures, buttons and switches in rows answer, a row's own tap where nothing in it does")
    func gestures() throws {
        func tell(_ word: String) -> @MainActor () -> Void { { [rows] in rows.told.append(word) } }
        let stage = self.stage(
            List {
                Text("Tap").onTapGesture(perform: tell("tap"))
                Button("Button", action: tell("button"))
                HStack {
                    Button("Left", action: tell("left")).buttonStyle(.borderless)
                    Button("Right", action: tell("right")).buttonStyle(.borderless)
                }
                Color.red.frame(height: 40).accessibilityIdentifier("drag")
                    .gesture(DragGesture().onEnded { tell("drag \(Int($0.translation.width))")() })
            })
        try stage.find(text: "Tap").tap()
        for label in ["Button", "Left", "Right"] { try stage.find(label: label).tap() }
        try stage.find(id: "drag").drag(by: CGSize(width: 50, height: 0))
        #expect(rows.told == ["tap", "button", "left", "right", "drag 50"])
    }

    @Test("a swipe over most of a row deletes it")
    func fullSwipe() throws {
        let stage = self.stage(editable())
        let frame = try stage.find(text: "b").frame
        try stage.drag(from: CGPoint(x: 280, y: frame.midY), to: CGPoint(x: 10, y: frame.midY))
        #expect(rows.all == ["a", "c", "d"])
    }

    @Test("the minus of a row brings out its button, where the list is edited")
    func deleting() throws {
        let stage = self.stage(editable(.active))
        let minus = try stage.findAll(role: .button)
        #expect(minus.map(\.label) == ["Remove", "Remove", "Remove", "Remove"])
        try minus[1].tap()
        try stage.find(label: "Delete").tap()
        #expect(rows.all == ["a", "c", "d"])
    }

    @Test("a row is moved by its handle, or after a rest, to where it comes to lie")
    func moving() throws {
        func frame(_ text: String, _ stage: ViewStage<AnyView>) throws -> CGRect { try stage.find(text: text).frame }
        let edited = self.stage(editable(.active))
        let (a, c) = (try frame("a", edited), try frame("c", edited))
        try edited.drag(from: CGPoint(x: 270, y: a.midY), to: CGPoint(x: 270, y: c.midY + 4))
        #expect(rows.all == ["b", "c", "a", "d"])
        try edited.drag(from: CGPoint(x: 270, y: try frame("d", edited).midY), to: CGPoint(x: 270, y: a.midY - 30))
        #expect(rows.all == ["d", "b", "c", "a"])
        let plain = self.stage(editable())
        let height = c.midY - a.midY
        try plain.find(text: "d").drag(by: CGSize(width: 0, height: height / 2 + 5), after: .milliseconds(600))
        #expect(rows.all == ["b", "d", "c", "a"])
        try plain.find(text: "b").drag(by: CGSize(width: 0, height: height * 9), after: .milliseconds(600))
        #expect(rows.all == ["d", "c", "a", "b"])
        // Without a rest the finger scrolls.
        try plain.find(text: "d").drag(by: CGSize(width: 0, height: height))
        #expect(rows.all == ["d", "c", "a", "b"])
    }

    @Test("a row that goes or comes fades as a whole, where it stands; the others move up or down meanwhile")
    func fadingRows() throws {
        let (rows, stage) = (rows, self.stage(editable()))
        let last = try stage.find(text: "d").frame
        /// The part of the last row's surface that is seen, at the scale of 2.
        func surface() throws -> Double {
            let bitmap = try stage.bitmap()
            let (row, list) = (bitmap[400, Int(last.midY * 2)], bitmap[4, Int(last.midY * 2)])
            return (Double(row.x) - Double(list.x)) / (255 - Double(list.x))
        }
        func advance(_ change: () -> Void) {
            stage.perform { withAnimation(.linear(duration: 1), change) }
            stage.advance(by: .milliseconds(500))
        }
        #expect(try surface() == 1)
        advance { rows.all.removeLast() }
        #expect(try abs(surface() - 0.5) < 0.1)
        stage.advance(by: .milliseconds(500))
        #expect(try surface() == 0)
        advance { rows.all.append("e") }
        #expect(try abs(surface() - 0.5) < 0.1)
        stage.advance(by: .milliseconds(500))
        #expect(try surface() == 1)
        advance { rows.all.remove(at: 1) }
        let (a, c) = (try stage.find(text: "a").frame, try stage.find(text: "c").frame)
        #expect(abs(c.minY - a.minY - 1.5 * (last.minY - a.minY) / 3) < 0.01)
        #expect(try stage.findAll(text: "b").isEmpty)
        // What comes back on its way out is there.
        advance { rows.all.insert("b", at: 1) }
        stage.advance(by: .seconds(1))
        #expect(try stage.find(text: "e").frame.minY == last.minY)
    }

    @Test("rows are chosen by taps, but those that cannot be")
    func choosing() throws {
        let rows = rows
        let stage = self.stage(
            NavigationStack {
                List(selection: bound.chosen) {
                    ForEach(rows.all, id: \.self) { Text($0).selectionDisabled($0 == "b") }
                }
                .toolbar { EditButton() }
            })
        try stage.find(label: "Edit").tap()
        for row in ["a", "c"] { try stage.find(text: row).tap() }
        #expect(throws: (any Error).self) { try stage.find(text: "b").tap() }
        #expect(rows.chosen == ["a", "c"])
        try stage.find(text: "a").tap()
        #expect(rows.chosen == ["c"])
        try stage.find(label: "Done").tap()
    }

    @Test("content that is pulled down at its start is renewed, and scrolled otherwise", arguments: [false, true])
    func refreshing(isList: Bool) throws {
        let rows = rows
        let content = ForEach(0..<30, id: \.self) { Text("row \($0)").frame(height: 40) }
        let scrolled = isList ? AnyView(List { content }) : AnyView(ScrollView { VStack { content } })
        let stage = self.stage(
            scrolled.refreshable {
                try? await Task.sleep(for: .seconds(1))
                await MainActor.run { rows.told.append("renewed") }
            })
        func drag(by way: CGFloat) throws {
            try stage.drag(from: CGPoint(x: 150, y: 200 - way / 2), to: CGPoint(x: 150, y: 200 + way / 2))
        }
        try drag(by: 80)
        stage.advance(by: .seconds(2))
        #expect(rows.told == [], "too short a way")
        try drag(by: -200)
        try drag(by: 220)
        stage.advance(by: .seconds(2))
        #expect(rows.told == [], "most of the way scrolled")
        try drag(by: 180)
        #expect(rows.told == [])
        stage.advance(by: .seconds(2))
        #expect(rows.told == ["renewed"])
    }

    @Test("a table's rows are chosen and its columns sorted")
    func tables() throws {
        struct Row: Identifiable {
            let id: Int
            let name: String
        }
        struct Screen: View {
            @State private var rows = [Row(id: 1, name: "b"), Row(id: 2, name: "a")]
            @State private var choice: Int?

            var body: some View {
                VStack {
                    Text("choice \(choice ?? 0)")
                    Table(rows, selection: $choice) {
                        TableColumn("Name", value: \.name)
                        TableColumn("Number") { Text("\($0.id)") }
                    }
                }
            }
        }
        let stage = ViewStage(Screen(), layout: .device(config: .iPadPro11(.landscape)))
        try stage.find(text: "a").tap()
        #expect(try stage.findAll(text: "choice 2").count == 1)
    }
}
