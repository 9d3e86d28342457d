import SwiftUI

struct TodoItem: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
}

struct TodoListView: View {
    @State private var items = [
        TodoItem(title: "Buy groceries"),
        TodoItem(title: "Walk the dog", isDone: true),
        TodoItem(title: "Write the quarterly report"),
        TodoItem(title: "Call grandma", isDone: true),
    ]
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                ForEach($items) { $item in
                    TodoRow(item: $item)
                        .swipeActions(edge: .leading) {
                            Button("Done") { item.isDone.toggle() }
                                .tint(.green)
                        }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("To Do")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    EditButton()
                }
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isAdding = true
                    } label: {
                        Image(systemName: "plus")
                    }
                }
            }
            .sheet(isPresented: $isAdding) {
                Text("New item")
            }
        }
    }
}

struct TodoRow: View {
    @Binding var item: TodoItem

    var body: some View {
        HStack {
            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundColor(item.isDone ? .green : .gray)
            Text(item.title)
                .foregroundStyle(item.isDone ? .secondary : .primary)
            Spacer()
        }
    }
}
