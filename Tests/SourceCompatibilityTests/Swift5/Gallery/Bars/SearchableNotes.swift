import SwiftUI

struct SearchableNotes: View {
    @State private var query = ""

    var body: some View {
        NavigationStack {
            List {
                Section("Today") {
                    NavigationLink("Packing list") { Text("Packing list") }
                    NavigationLink("Garden plan") { Text("Garden plan") }
                }
            }
            .navigationTitle("Notes")
            .searchable(text: $query)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("New note", systemImage: "square.and.pencil") {}
                }
            }
        }
    }
}
