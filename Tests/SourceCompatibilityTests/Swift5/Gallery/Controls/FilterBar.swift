import SwiftUI

struct FilterBar: View {
    enum Filter: String, CaseIterable, Identifiable {
        case all, active, done
        var id: String { rawValue }
    }

    @State private var filter = Filter.active
    @State private var sort = "Date"
    @State private var view = 1

    let items = ["Write report", "Book flights", "Pay rent"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Picker("Filter", selection: $filter) {
                ForEach(Filter.allCases) { filter in
                    Text(filter.rawValue.capitalized).tag(filter)
                }
            }
            .pickerStyle(.segmented)

            HStack {
                Menu("Sort by \(sort)") {
                    Button("Date") { sort = "Date" }
                    Button("Name", systemImage: "textformat") { sort = "Name" }
                    Divider()
                    Button("Reset", role: .destructive) {}
                }
                Spacer()
                Picker("View", selection: $view) {
                    Image(systemName: "list.bullet").tag(0)
                    Image(systemName: "square.grid.2x2").tag(1)
                }
                .pickerStyle(.segmented)
                .frame(width: 120)
            }

            ForEach(items, id: \.self) { item in
                HStack {
                    Text(item)
                    Spacer()
                    Menu {
                        Button("Edit") {}
                        Button("Delete") {}
                    } label: {
                        Image(systemName: "ellipsis.circle")
                    }
                }
                Divider()
            }

            HStack {
                Menu {
                    Text("Hello")
                } label: {
                    Label("Options", systemImage: "gear")
                }
                .menuStyle(.button)
                .buttonStyle(.bordered)
                Spacer()
                ControlGroup {
                    Button {
                    } label: {
                        Image(systemName: "minus")
                    }
                    Button {
                    } label: {
                        Image(systemName: "plus")
                    }
                }
            }
        }
        .padding()
    }
}
