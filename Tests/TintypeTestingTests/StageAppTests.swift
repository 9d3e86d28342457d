import Foundation
import Testing
import Tintype
import TintypeTesting

/// A small app that keeps errands.
@MainActor
@Observable
private final class Errands {
    struct Errand: Identifiable, Hashable {
        let id: Int
        var title: String
        var isDone = false
    }

    var all = [
        Errand(id: 1, title: "Buy ink"), Errand(id: 2, title: "Return the lens"),
        Errand(id: 3, title: "Print the cards"),
    ]

    func add(_ title: String) { all.append(Errand(id: (all.map(\.id).max() ?? 0) + 1, title: title)) }
}

private struct ErrandApp: View {
    @State private var errands = Errands()

    var body: some View {
        TabView {
            ErrandList(errands: errands).tabItem { Label("Errands", systemImage: "checklist") }
            ErrandSettings(errands: errands).tabItem { Label("Settings", systemImage: "gearshape") }
        }
    }
}

private struct ErrandList: View {
    @Bindable var errands: Errands
    @State private var search = ""
    @State private var isAdding = false

    private var found: [Errands.Errand] {
        errands.all.filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(found) { errand in
                    NavigationLink(value: errand.id) {
                        Label(errand.title, systemImage: errand.isDone ? "checkmark.circle.fill" : "circle")
                    }
                }
                .onDelete { numbers in
                    let gone = numbers.map { found[$0].id }
                    errands.all.removeAll { gone.contains($0.id) }
                }
            }
            .navigationTitle("Errands")
            .searchable(text: $search)
            .navigationDestination(for: Int.self) { id in
                if let errand = $errands.all.first(where: { $0.id == id }) { ErrandPage(errand: errand) }
            }
            .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
            .sheet(isPresented: $isAdding) { NewErrand { errands.add($0) } }
        }
    }
}

private struct ErrandPage: View {
    @Binding var errand: Errands.Errand
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Title", text: $errand.title)
            Toggle("Done", isOn: $errand.isDone)
            Button("Close") { dismiss() }
        }
        .navigationTitle(errand.title)
    }
}

private struct NewErrand: View {
    let add: (String) -> Void
    @State private var title = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form { TextField("What is to be done?", text: $title) }
                .navigationTitle("New errand")
                .toolbar {
                    Button("Keep") {
                        add(title)
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                }
        }
    }
}

private struct ErrandSettings: View {
    let errands: Errands
    @State private var isAsking = false
    @State private var reminds = false

    var body: some View {
        NavigationStack {
            Form {
                Toggle("Remind me", isOn: $reminds)
                Button("Delete all", role: .destructive) { isAsking = true }
            }
            .navigationTitle("Settings")
            .alert("Delete all errands?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { errands.all = [] }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
        }
    }
}

@Suite("A whole small app on a stage")
@MainActor
struct StageAppTests {
    @Test("add, edit, delete, navigate, search, settings and an alert, in ten pictures")
    func script() throws {
        let stage = ViewStage(ErrandApp(), layout: .device(config: .iPhone13), scale: 1)
        func picture(_ name: String) { assertSnapshot(of: stage, as: .image, named: name) }
        picture("1-list")

        try stage.find(label: "Add").tap()
        #expect(throws: (any Error).self, "an empty errand is not kept") { try stage.find(label: "Keep").tap() }
        try stage.find(role: .textField).type("Call Ada")
        picture("2-adding")
        try stage.find(label: "Keep").tap()
        #expect(try stage.find(text: "Call Ada").frame.minX > 0)
        picture("3-added")

        try stage.find(text: "Return the lens").tap()
        picture("4-page")
        try stage.find(role: .textField).clear()
        try stage.find(role: .textField).type("Rent a lens")
        try stage.find(role: .toggle).toggle()
        picture("5-edited")
        try stage.find(role: .button, label: "Back").tap()
        #expect(try stage.findAll(text: "Rent a lens").count == 1)

        try stage.find(text: "Buy ink").swipe(to: .leading)
        picture("6-swiped")
        try stage.find(label: "Delete").tap()
        #expect(try stage.findAll(text: "Buy ink").isEmpty)

        try stage.find(role: .searchField).type("ada")
        #expect(try stage.findAll(text: "Call Ada").count == 1 && stage.findAll(text: "Rent a lens").isEmpty)
        picture("7-searched")
        try stage.find(role: .searchField).clear()

        try stage.find(role: .tab, label: "Settings").tap()
        try stage.find(role: .toggle).toggle()
        picture("8-settings")
        try stage.find(label: "Delete all").tap()
        picture("9-alert")
        #expect(throws: (any Error).self, "what is behind an alert is covered") {
            try stage.find(role: .toggle).toggle()
        }
        try stage.find(label: "Cancel").tap()
        try stage.find(label: "Delete all").tap()
        try stage.find(label: "Delete").tap()
        try stage.find(role: .tab, label: "Errands").tap()
        #expect(try stage.findAll(text: "Call Ada").isEmpty)
        picture("10-empty")
    }

    @Test("a sheet is swiped down, unless it keeps open; its end is told")
    func sheets() throws {
        let stage = ViewStage(Sheets(), layout: .device(config: .iPhone13))
        #expect(throws: (any Error).self) { try stage.dismiss() }
        try stage.find(label: "Open").tap()
        #expect(try stage.find(text: "a sheet").frame.minY > 0)
        try stage.dismiss()
        #expect(try stage.findAll(text: "a sheet").isEmpty)
        #expect(try stage.find(text: "ended 1").label == "ended 1")
        try stage.find(label: "Keep").tap()
        try stage.find(label: "Open").tap()
        #expect(throws: (any Error).self) { try stage.dismiss() }
    }

    private struct Sheets: View {
        @State private var isOpen = false
        @State private var keepsOpen = false
        @State private var ends = 0

        var body: some View {
            VStack {
                Button("Open") { isOpen = true }
                Button("Keep") { keepsOpen = true }
                Text("ended \(ends)")
            }
            .sheet(isPresented: $isOpen, onDismiss: { ends += 1 }) {
                Text("a sheet").interactiveDismissDisabled(keepsOpen)
            }
        }
    }
}
