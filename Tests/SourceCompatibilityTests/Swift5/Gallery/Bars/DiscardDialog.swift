import SwiftUI

struct DiscardDialog: View {
    var body: some View {
        NavigationStack {
            Form {
                Section { Text("Dear Ada,") }
            }
            .navigationTitle("New message")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
                ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
            }
        }
        .confirmationDialog("This draft is not saved.", isPresented: .constant(true), titleVisibility: .visible) {
            Button("Delete draft", role: .destructive) {}
            Button("Save draft") {}
            Button("Cancel", role: .cancel) {}
        }
    }
}
