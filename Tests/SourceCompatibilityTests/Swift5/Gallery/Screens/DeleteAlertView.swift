import SwiftUI

struct DeleteAlertView: View {
    @State private var files = ["Holiday.jpg", "Notes.txt", "Report.pdf"]
    @State private var isConfirming = true

    var body: some View {
        NavigationStack {
            List {
                ForEach(files, id: \.self) { file in
                    Text(file)
                }
            }
            .navigationTitle("Files")
        }
        .alert("Delete “Report.pdf”?", isPresented: $isConfirming) {
            Button("Cancel", role: .cancel) {}
            Button("Delete", role: .destructive) {
                files.removeLast()
            }
        } message: {
            Text("This file will be deleted from all of your devices.")
        }
    }
}
