import SwiftUI

struct DocumentTools: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    Text("The lighthouse").font(.title2.bold())
                    Text(
                        "It stands on a rock a mile out, and its lamp is lit at dusk. Ships that come from the north see it first."
                    )
                }
                .padding()
            }
            .navigationTitle("Draft")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Share", systemImage: "square.and.arrow.up") {}
                    Spacer()
                    Button("Read", systemImage: "book") {}
                    Spacer()
                    Button("Delete", systemImage: "trash") {}
                }
            }
        }
    }
}
