import SwiftUI

struct PlainSections: View {
    var body: some View {
        NavigationStack {
            List {
                Section("Herbs") {
                    Text("Basil")
                    Text("Thyme")
                }
                Section("Roots") {
                    Text("Carrot")
                    Text("Beet")
                }
            }
            .listStyle(.plain)
            .navigationTitle("Garden")
            .toolbar { EditButton() }
        }
    }
}
