import SwiftUI

struct NoteEditor: View {
    @State private var title = ""
    @State private var text = "Milk, eggs and flour.\nThen the oven at 180 degrees for forty minutes."
    @State private var amount: Double? = nil

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Title", text: $title, prompt: Text("A short title"))
                .font(.title2)
            Divider()
            TextEditor(text: $text)
                .frame(height: 140)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray.opacity(0.4)))
            TextField("Servings", value: $amount, format: .number)
                .textFieldStyle(.roundedBorder)
            HStack {
                TextField("Left", text: .constant("Left"))
                TextField("Centre", text: .constant("Centre")).multilineTextAlignment(.center)
                TextField("Right", text: .constant("Right")).multilineTextAlignment(.trailing)
            }
            TextField("Old", text: $title, onEditingChanged: { _ in }, onCommit: {})
        }
        .padding()
    }
}
