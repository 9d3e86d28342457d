import SwiftUI

extension ContainerValues {
    @Entry var isPinned = false
    @Entry var paper: Color = .yellow
}

extension View {
    func pinned(_ isPinned: Bool = true) -> some View {
        containerValue(\.isPinned, isPinned)
    }
}

/// A board of notes: a column for each section, a card for each view.
struct NoticeBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 12) {
                    if !section.header.isEmpty {
                        section.header
                            .font(.headline)
                            .foregroundStyle(.white)
                            .padding(.horizontal, 12)
                            .padding(.vertical, 6)
                            .background(.brown, in: .capsule)
                    }
                    ForEach(section.content) { note in
                        let values = note.containerValues
                        NoticeCard(paper: values.paper, isPinned: values.isPinned) {
                            note
                        }
                    }
                    section.footer
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .padding(20)
    }
}

struct NoticeCard<Content: View>: View {
    let paper: Color
    let isPinned: Bool
    @ViewBuilder var content: Content

    var body: some View {
        content
            .font(.callout)
            .frame(width: 130, height: 64, alignment: .topLeading)
            .padding(10)
            .background(paper.opacity(0.35), in: .rect(cornerRadius: 4))
            .overlay(alignment: .top) {
                if isPinned {
                    Circle()
                        .fill(.red)
                        .frame(width: 12, height: 12)
                        .offset(y: -5)
                }
            }
    }
}

/// A row that counts its views and shows the first few.
struct AvatarRow<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            HStack(spacing: -10) {
                ForEach(subviews.prefix(3)) { subview in
                    subview
                        .frame(width: 36, height: 36)
                        .background(.white, in: .circle.inset(by: -2))
                }
                if subviews.count > 3 {
                    Text("+\(subviews.count - 3)")
                        .font(.caption.bold())
                        .padding(.leading, 16)
                }
            }
        }
    }
}

struct NoticeBoardView: View {
    private let chores = ["Water the plants", "Fix the bicycle"]

    var body: some View {
        VStack(alignment: .leading) {
            NoticeBoard {
                Section {
                    ForEach(chores, id: \.self) { chore in
                        Text(chore)
                    }
                    .containerValue(\.paper, .green)
                    Text("Pay the rent before Friday")
                        .pinned()
                } header: {
                    Text("House")
                } footer: {
                    Text("3 left this week")
                }

                Section {
                    Text("Choir, 19:30")
                        .pinned()
                    Label("Lunch with Noor", systemImage: "fork.knife")
                        .containerValue(\.paper, .blue)
                } header: {
                    Text("Going out")
                }
            }
            AvatarRow {
                Circle().fill(.orange)
                Circle().fill(.teal)
                ForEach(0..<4, id: \.self) { _ in
                    Circle().fill(.indigo)
                }
            }
            .padding(.leading, 20)
        }
    }
}
