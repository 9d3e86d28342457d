import Foundation
import Testing
import Tintype
import TintypeTesting

@Suite("What is presented on a stage")
@MainActor
struct StagePresentationTests {
    private struct Detents: View {
        var keepsOpen = false
        @State private var isOn = true
        @State private var detent = PresentationDetent.medium

        var body: some View {
            VStack {
                Text(detent == .medium ? "medium" : "large")
                Text(isOn ? "open" : "shut")
            }
            .sheet(isPresented: $isOn) {
                Text("inside").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .presentationDetents([.medium, .large], selection: $detent)
                    .interactiveDismissDisabled(keepsOpen)
            }
        }
    }

    private func drag<V: View>(_ stage: ViewStage<V>, from start: CGFloat, to end: CGFloat) throws {
        try stage.drag(
            from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), duration: .seconds(2))
    }

    @Test("a sheet is dragged from height to height, and away where it may be")
    func detents() throws {
        let stage = ViewStage(Detents(), layout: .device(config: .iPhone13))
        let middle = try stage.find(text: "inside").frame.midY
        try drag(stage, from: 450, to: 400)
        #expect(try stage.find(text: "inside").frame.midY == middle, "too short a way")
        try drag(stage, from: 450, to: 150)
        #expect(try stage.findAll(text: "large").count == 1)
        #expect(try stage.find(text: "inside").frame.midY < middle - 100)
        try drag(stage, from: 150, to: 450)
        #expect(try stage.find(text: "inside").frame.midY == middle)
        try drag(stage, from: 450, to: 830)
        #expect(try stage.findAll(text: "inside").isEmpty && stage.findAll(text: "shut").count == 1)
        let kept = ViewStage(Detents(keepsOpen: true), layout: .device(config: .iPhone13))
        try drag(kept, from: 450, to: 830)
        #expect(try kept.find(text: "inside").frame.midY == middle)
    }

    private struct Scrolled: View {
        @State private var isOn = true

        var body: some View {
            Text(isOn ? "open" : "shut")
                .sheet(isPresented: $isOn) {
                    ScrollView { VStack { ForEach(0..<60) { Text("row \($0)").frame(height: 30) } } }
                        .presentationDetents([.height(300), .large])
                }
        }
    }

    @Test("content of a sheet takes it along from its start on, and scrolls where it can grow no more")
    func scrolled() throws {
        let stage = ViewStage(Scrolled(), layout: .device(config: .iPhone13))
        let top = try stage.find(text: "row 0").frame.minY
        try drag(stage, from: 700, to: 250)
        let grown = try stage.find(text: "row 0").frame.minY
        #expect(grown < top - 200, "it grows first")
        try drag(stage, from: 700, to: 400)
        #expect(try stage.find(text: "row 0").frame.minY < grown - 200, "then it scrolls")
        try drag(stage, from: 300, to: 620)
        #expect(try abs(stage.find(text: "row 0").frame.minY - grown) < 1, "back to its start")
        try drag(stage, from: 300, to: 650)
        #expect(try abs(stage.find(text: "row 0").frame.minY - top) < 1)
        try drag(stage, from: 600, to: 840)
        #expect(try stage.findAll(text: "row 0").isEmpty)
    }

    private struct Asking: View {
        @State private var isAlert = false
        @State private var isDialog = false
        @State private var name = ""
        @State private var told: [String] = []

        var body: some View {
            VStack {
                Button("Alert") { isAlert = true }
                Button("Dialog") { isDialog = true }
                Text("name \(name)")
                Text(told.joined(separator: " ")).id("told")
            }
            .alert("Rename", isPresented: $isAlert) {
                TextField("Name", text: $name)
                Button("OK") { told.append("ok") }
                Button("Cancel", role: .cancel) { told.append("cancel") }
            }
            .confirmationDialog("Sure?", isPresented: $isDialog) {
                Button("Yes") { told.append("yes") }
                Button("Erase", role: .destructive) { told.append("erase") }
                Button("No", role: .cancel) { told.append("no") }
            }
        }
    }

    @Test("a button of an alert or a dialog is met anywhere on its ground, and a tap beside a dialog cancels it")
    func dialogs() throws {
        let stage = ViewStage(Asking(), layout: .device(config: .iPhone13))
        func told() throws -> String { try stage.find(id: "told").label }
        try stage.find(label: "Alert").tap()
        try stage.find(role: .textField).type("Bo")
        #expect(try stage.findAll(text: "name Bo").count == 1)
        let word = try stage.find(text: "OK").frame
        try stage.tap(at: CGPoint(x: word.minX - 30, y: word.minY - 5))
        #expect(try told() == "ok")
        try stage.find(label: "Alert").tap()
        #expect(throws: (any Error).self, "an alert stays") { try stage.tap(at: CGPoint(x: 195, y: 60)) }
        try stage.find(label: "Cancel").tap()
        try stage.find(label: "Dialog").tap()
        let yes = try stage.find(text: "Yes").frame
        try stage.tap(at: CGPoint(x: yes.minX - 60, y: yes.minY - 5))
        try stage.find(label: "Dialog").tap()
        try stage.tap(at: CGPoint(x: 195, y: 60))
        #expect(try told() == "ok cancel yes no")
        #expect(try stage.findAll(text: "Yes").isEmpty)
    }

    private struct Popping: View {
        @State private var isPopover = false
        @State private var isSheet = false

        var body: some View {
            VStack {
                Button("Popover") { isPopover = true }.popover(isPresented: $isPopover) { Text("popped") }
                Button("Sheet") { isSheet = true }
            }
            .sheet(isPresented: $isSheet) { Text("inside") }
        }
    }

    @Test("a tap beside a popover or a sheet ends it, and reaches nothing else")
    func beside() throws {
        let stage = ViewStage(Popping(), layout: .device(config: .iPadPro11(.landscape)))
        for (button, text) in [("Popover", "popped"), ("Sheet", "inside")] {
            try stage.find(label: button).tap()
            #expect(try stage.findAll(text: text).count == 1)
            try stage.tap(at: CGPoint(x: 20, y: 20))
            #expect(try stage.findAll(text: text).isEmpty)
        }
    }

    private struct Page: View {
        let number: Int
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("page \(number)")
                NavigationLink("Next", value: number + 1)
                Button("Close") { dismiss() }
            }
        }
    }

    private struct Pages: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("First", value: 1).navigationDestination(for: Int.self) { Page(number: $0) }
            }
        }
    }

    @Test("pages are left by their buttons, and by a finger from the leading edge", arguments: [false, true])
    func pages(isRightToLeft: Bool) throws {
        let pages = Pages().environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        let stage = ViewStage(pages, layout: .fixed(width: 300, height: 400))
        func swipe(from start: CGFloat, by way: CGFloat) throws {
            func x(_ inset: CGFloat) -> CGFloat { isRightToLeft ? 300 - inset : inset }
            try stage.drag(
                from: CGPoint(x: x(start), y: 300), to: CGPoint(x: x(start + way), y: 300), duration: .seconds(1))
        }
        try stage.find(label: "First").tap()
        try stage.find(label: "Next").tap()
        try stage.find(label: "Next").tap()
        try stage.find(label: "Close").tap()
        #expect(try stage.findAll(text: "page 2").count == 1)
        try swipe(from: 2, by: 60)
        #expect(try stage.findAll(text: "page 2").count == 1, "too short a way")
        #expect(throws: (any Error).self, "not from the edge") { try swipe(from: 60, by: 200) }
        try swipe(from: 2, by: 200)
        #expect(try stage.findAll(text: "page 1").count == 1)
        try stage.find(role: .button, label: "Back").tap()
        #expect(try stage.find(label: "First").isEnabled)
    }

    @Test("a split view shows what its list leads to, beside it or in its place")
    func splitViews() throws {
        struct Split: View {
            @State private var choice: Int?

            var body: some View {
                NavigationSplitView {
                    List(1...3, id: \.self, selection: $choice) { Text("row \($0)") }
                } detail: {
                    Text("detail \(choice ?? 0)")
                }
            }
        }
        let wide = ViewStage(Split(), layout: .device(config: .iPadPro11(.landscape)))
        try wide.find(text: "row 2").tap()
        #expect(try wide.findAll(text: "detail 2").count == 1 && wide.findAll(text: "row 2").count == 1)
        let narrow = ViewStage(Split(), layout: .device(config: .iPhone13))
        try narrow.find(text: "row 2").tap()
        #expect(try narrow.findAll(text: "detail 2").count == 1 && narrow.findAll(text: "row 2").isEmpty)
        try narrow.find(role: .button, label: "Back").tap()
        #expect(try narrow.findAll(text: "row 2").count == 1 && narrow.findAll(text: "detail 2").isEmpty)
        try narrow.find(text: "row 3").tap()
        #expect(try narrow.findAll(text: "detail 3").count == 1)
    }

    @Test(
        "a menu with an action of its own does that by a tap, and opens by a long press; menus hold switches and menus")
    func menus() throws {
        struct Screen: View {
            @State private var told: [String] = []
            @State private var isOn = false

            var body: some View {
                VStack {
                    Menu("More") {
                        Toggle("On", isOn: $isOn)
                        Menu("Sub") { Button("Deep") { told.append("deep") } }
                    } primaryAction: {
                        told.append("primary")
                    }
                    Text("\(isOn) \(told.joined(separator: " "))").id("told")
                    Spacer()
                }
            }
        }
        let stage = ViewStage(Screen(), layout: .fixed(width: 300, height: 400))
        try stage.find(role: .menu).tap()
        try stage.find(role: .menu).longPress()
        try stage.find(text: "On").tap()
        #expect(try stage.find(id: "told").label == "true primary")
        try stage.find(role: .menu).select("Deep")
        #expect(try stage.find(id: "told").label == "true primary deep")
    }
}
