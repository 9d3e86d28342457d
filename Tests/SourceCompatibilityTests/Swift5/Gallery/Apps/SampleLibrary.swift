import SwiftUI

@Observable
final class Library {
    var titles: [String]

    init(titles: [String]) {
        self.titles = titles
    }
}

struct LibraryList: View {
    @Environment(Library.self) private var library

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("\(library.titles.count) books")
                .font(.headline)
            ForEach(library.titles, id: \.self) { title in
                HStack {
                    Image(systemName: "book.closed.fill")
                        .foregroundStyle(.brown)
                    Text(title)
                }
            }
        }
        .padding()
    }
}

struct SampleLibrary: PreviewModifier {
    static func makeSharedContext() async throws -> Library {
        Library(titles: ["Emma", "Persuasion", "Sanditon"])
    }

    func body(content: Content, context: Library) -> some View {
        content.environment(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleLibrary: Self = .modifier(SampleLibrary())
}

#Preview("Library", traits: .sampleLibrary, .sizeThatFitsLayout) {
    LibraryList()
}
