import SwiftData
import SwiftUI

/// A shelf of books in a store: models with a relationship, queries that sort and filter, and a sum.
@Model
final class ShelfBook {
    var title: String
    var author: String
    var pages: Int
    var isRead: Bool
    @Attribute(.externalStorage) var cover: Data?
    @Relationship(deleteRule: .cascade, inverse: \ShelfNote.book) var notes: [ShelfNote] = []

    init(title: String, author: String, pages: Int, isRead: Bool = false) {
        self.title = title
        self.author = author
        self.pages = pages
        self.isRead = isRead
    }
}

@Model
final class ShelfNote {
    var text: String
    var book: ShelfBook?

    init(text: String) {
        self.text = text
    }
}

@MainActor
private enum ShelfSamples {
    static let container: ModelContainer = {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        guard let container = try? ModelContainer(for: ShelfBook.self, ShelfNote.self, configurations: configuration)
        else {
            fatalError("A store in memory opens")
        }
        let samples = [
            ShelfBook(title: "Walden", author: "Thoreau", pages: 352, isRead: true),
            ShelfBook(title: "Emma", author: "Austen", pages: 474),
            ShelfBook(title: "Dubliners", author: "Joyce", pages: 152),
        ]
        samples[0].notes = [ShelfNote(text: "A pond")]
        for book in samples { container.mainContext.insert(book) }
        try? container.mainContext.save()
        return container
    }()
}

struct BookShelfScreen: View {
    var body: some View { BookShelf().modelContainer(ShelfSamples.container) }
}

private struct BookShelf: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \ShelfBook.title) private var books: [ShelfBook]
    @Query(filter: #Predicate<ShelfBook> { $0.isRead }, sort: [SortDescriptor(\ShelfBook.pages, order: .reverse)])
    private var read: [ShelfBook]

    var body: some View {
        List {
            Section("All") {
                ForEach(books) { book in ShelfRow(book: book) }
                    .onDelete { offsets in offsets.forEach { context.delete(books[$0]) } }
            }
            Section("Read") {
                ForEach(read) { Text("\($0.title), \($0.notes.count) note") }
            }
            Section { LabeledContent("Pages", value: "\(books.map(\.pages).reduce(0, +))").id("sum") }
        }
    }
}

private struct ShelfRow: View {
    @Bindable var book: ShelfBook

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(book.title).font(.headline)
                Text(book.author).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Toggle("Read", isOn: $book.isRead).labelsHidden().toggleStyle(.switch)
        }
        .frame(height: 60)
        .id("book \(book.title)")
    }
}

#Preview { BookShelfScreen() }
