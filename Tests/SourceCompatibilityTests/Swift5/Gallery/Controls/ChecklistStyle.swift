import SwiftUI

struct ChecklistToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 12) {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .font(.title2)
                    .foregroundStyle(configuration.isOn ? .green : .secondary)
                configuration.label
                    .foregroundStyle(.primary)
                Spacer()
            }
        }
        .buttonStyle(.plain)
    }
}

struct CapsuleToggleStyle: ToggleStyle {
    var onColor: Color = .blue

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            ZStack(alignment: configuration.isOn ? .trailing : .leading) {
                Capsule()
                    .fill(configuration.isOn ? onColor : Color.gray.opacity(0.3))
                    .frame(width: 60, height: 30)
                Circle()
                    .fill(Color.white)
                    .padding(3)
                    .frame(width: 30, height: 30)
            }
            .onAppear { _ = configuration.$isOn }
        }
    }
}

/// Frames whatever style is around it.
struct FramedToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration)
            .padding(10)
            .overlay {
                RoundedRectangle(cornerRadius: 10)
                    .stroke(configuration.isOn ? Color.green : .gray, lineWidth: 1)
            }
    }
}

struct Checklist: View {
    struct Task: Identifiable {
        let id = UUID()
        var title: String
        var isDone: Bool
    }

    @State private var tasks = [
        Task(title: "Buy milk", isDone: true),
        Task(title: "Call the plumber", isDone: false),
        Task(title: "Water the plants", isDone: true),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            ForEach($tasks) { $task in
                Toggle(task.title, isOn: $task.isDone)
            }
            .toggleStyle(ChecklistToggleStyle())
            Divider()
            Toggle("Notifications", isOn: .constant(true))
                .toggleStyle(CapsuleToggleStyle())
            Toggle("Sounds", isOn: .constant(false))
                .toggleStyle(CapsuleToggleStyle(onColor: .orange))
            Toggle("Framed switch", isOn: .constant(true))
                .toggleStyle(FramedToggleStyle())
            Toggle("Framed tick", isOn: .constant(true))
                .toggleStyle(FramedToggleStyle())
                .toggleStyle(ChecklistToggleStyle())
            Toggle("Checkbox", isOn: .constant(true))
                .toggleStyle(FramedToggleStyle())
        }
        .padding()
    }
}
