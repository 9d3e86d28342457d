import SwiftUI

struct MarkdownNote: Identifiable {
    let id = UUID()
    var title: String
    var body: String
}

struct MarkdownNotes: View {
    private let notes = [
        MarkdownNote(title: "Groceries", body: "Buy **two** loaves and ~~butter~~ *oat milk*."),
        MarkdownNote(title: "Setup", body: "Run `swift build` in `Sources/`, then see <https://swift.org>."),
        MarkdownNote(
            title: "Quote", body: "***Less*** is more, or as the [manual](https://example.com) says: __read me__."),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Notes").font(.largeTitle.bold())
            ForEach(notes) { note in
                VStack(alignment: .leading, spacing: 4) {
                    Text(note.title).font(.headline)
                    Text(.init(note.body))
                    Text(verbatim: note.body)
                        .font(.caption.monospaced())
                        .foregroundStyle(.secondary)
                }
                .padding()
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.12)))
            }
            Text(markdown)
        }
        .padding()
    }

    private var markdown: AttributedString {
        (try? AttributedString(
            markdown: "Parsed by **Foundation** with `code` and a [link](https://example.com).",
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? AttributedString("-")
    }
}
