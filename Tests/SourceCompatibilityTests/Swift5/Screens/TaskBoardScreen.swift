import SwiftData
import SwiftUI
import UniformTypeIdentifiers

@Model
final class BoardTask {
    @Attribute(.unique) var id: UUID
    var title: String
    var details: String
    var column: Int
    var due: Date?
    var isDone: Bool
    var priority: Priority
    @Relationship(deleteRule: .cascade, inverse: \Subtask.task) var subtasks: [Subtask]

    enum Priority: Int, Codable, CaseIterable, Identifiable {
        case low, normal, high
        var id: Self { self }
        var tint: Color { [Color.green, .orange, .red][rawValue] }
    }

    init(title: String, details: String = "", column: Int = 0, due: Date? = nil, priority: Priority = .normal) {
        id = UUID()
        self.title = title
        self.details = details
        self.column = column
        self.due = due
        self.priority = priority
        isDone = false
        subtasks = []
    }

    var progress: Double { subtasks.isEmpty ? 0 : Double(subtasks.filter(\.isDone).count) / Double(subtasks.count) }
}

@Model
final class Subtask {
    var title: String
    var isDone = false
    var task: BoardTask?

    init(title: String) {
        self.title = title
    }
}

struct TaskBoardScreen: View {
    @Environment(\.modelContext) private var context
    @Query(sort: [SortDescriptor(\BoardTask.title, order: .forward)], animation: .snappy) private var tasks: [BoardTask]
    @State private var search = ""
    @State private var isAdding = false
    @State private var path: [BoardTask] = []
    private let columns = ["To do", "Doing", "Done"]

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView(.horizontal) {
                LazyHStack(alignment: .top, spacing: 16) {
                    ForEach(Array(columns.enumerated()), id: \.offset) { index, name in
                        column(index, name)
                            .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 16)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .contentMargins(16, for: .scrollContent)
            .navigationTitle("Board")
            .navigationDestination(for: BoardTask.self) { TaskEditor(task: $0) }
            .searchable(text: $search)
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("^[\(tasks.count) task](inflect: true)").font(.footnote)
                    Spacer()
                    Button("New", systemImage: "plus.circle.fill") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) {
                NewTaskForm { title, priority in
                    let task = BoardTask(title: title, priority: priority)
                    context.insert(task)
                    try? context.save()
                }
                .presentationDetents([.medium])
            }
        }
    }

    @ViewBuilder
    private func column(_ index: Int, _ name: String) -> some View {
        let shown = tasks.filter {
            $0.column == index && (search.isEmpty || $0.title.localizedStandardContains(search))
        }
        VStack(alignment: .leading, spacing: 12) {
            Label(name, systemImage: index == 2 ? "checkmark.circle" : "circle.dashed").font(.headline)
            ForEach(shown) { task in
                NavigationLink(value: task) { TaskCard(task: task) }
                    .buttonStyle(.plain)
                    .draggable(task.id.uuidString) { TaskCard(task: task).frame(width: 240) }
                    .contextMenu {
                        Picker("Priority", selection: Bindable(task).priority) {
                            ForEach(BoardTask.Priority.allCases) { Text(String(describing: $0)).tag($0) }
                        }
                        Button("Delete", systemImage: "trash", role: .destructive) { context.delete(task) }
                    }
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .frame(maxHeight: .infinity, alignment: .top)
        .background(.fill.quinary, in: .rect(cornerRadius: 16))
        .dropDestination(for: String.self) { ids, _ in
            for task in tasks where ids.contains(task.id.uuidString) {
                withAnimation { task.column = index }
            }
            return !ids.isEmpty
        } isTargeted: { _ in
        }
    }
}

private struct TaskCard: View {
    let task: BoardTask

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(task.title).font(.subheadline.bold()).strikethrough(task.isDone, color: .secondary)
            if let due = task.due {
                Label {
                    Text(due, format: .relative(presentation: .named))
                } icon: {
                    Image(systemName: "calendar")
                }
                .font(.caption).foregroundStyle(due < .now ? .red : .secondary)
            }
            if !task.subtasks.isEmpty { ProgressView(value: task.progress).tint(task.priority.tint) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(.background, in: .rect(cornerRadius: 12))
        .overlay(alignment: .leading) { Capsule().fill(task.priority.tint).frame(width: 4).padding(.vertical, 8) }
        .compositingGroup()
        .shadow(color: .black.opacity(0.08), radius: 4, y: 2)
    }
}

private struct TaskEditor: View {
    @Bindable var task: BoardTask
    @Environment(\.modelContext) private var context
    @State private var newSubtask = ""

    var body: some View {
        Form {
            Section("Task") {
                TextField("Title", text: $task.title)
                TextField("Details", text: $task.details, axis: .vertical).lineLimit(3...6)
                Toggle("Due", isOn: Binding(get: { task.due != nil }, set: { task.due = $0 ? .now : nil }))
                if let due = Binding($task.due) { DatePicker("Date", selection: due, displayedComponents: .date) }
            }
            Section {
                ForEach(task.subtasks) { subtask in
                    @Bindable var subtask = subtask
                    Toggle(subtask.title, isOn: $subtask.isDone)
                }
                .onDelete { offsets in offsets.map { task.subtasks[$0] }.forEach(context.delete) }
                TextField("Add", text: $newSubtask).onSubmit {
                    task.subtasks.append(Subtask(title: newSubtask))
                    newSubtask = ""
                }
            } header: {
                Text("Steps")
            } footer: {
                Text("\(task.progress, format: .percent.precision(.fractionLength(0))) done")
            }
        }
        .navigationTitle($task.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct NewTaskForm: View {
    var save: (String, BoardTask.Priority) -> Void
    @State private var title = ""
    @State private var priority = BoardTask.Priority.normal
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title).focused($isFocused).defaultFocus($isFocused, true)
                Picker("Priority", selection: $priority) {
                    ForEach(BoardTask.Priority.allCases) { priority in
                        Text(String(describing: priority).capitalized).tag(priority)
                    }
                }
                .pickerStyle(.segmented)
            }
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save(title, priority)
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                }
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
            }
        }
    }
}

#Preview {
    let container = try! ModelContainer(
        for: BoardTask.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(BoardTask(title: "Water the plants", due: .now))
    return TaskBoardScreen().modelContainer(container)
}
