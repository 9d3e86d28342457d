import CoreData
import Foundation
import Testing
import Tintype

@Suite("Requests of views") @MainActor
struct FetchRequestTests {
    private struct Books: View {
        @FetchRequest(
            entity: Book.entity(), sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)],
            predicate: NSPredicate(format: "pages > %d", 10))
        private var books: FetchedResults<Book>
        @Environment(\.managedObjectContext) private var context

        var body: some View {
            VStack {
                ForEach(books) { Text($0.title ?? "") }
            }
            .onAppear { Library.add("Zorba", in: context) }
        }
    }

    private struct Sections: View {
        @SectionedFetchRequest(
            entity: Book.entity(), sectionIdentifier: \Book.pages,
            sortDescriptors: [NSSortDescriptor(key: "pages", ascending: false)])
        private var sections: SectionedFetchResults<Int16, Book>

        var body: some View {
            VStack {
                ForEach(sections) { section in
                    Text("\(section.id): \(section.count)")
                }
            }
        }
    }

    @Test("a view shows what is found, and what comes to it later")
    func view() throws {
        let context = Library.container().viewContext
        Library.add("Ulysses", in: context)
        Library.add("Leaflet", pages: 4, in: context)
        Library.add("Emma", in: context)
        let view = try LaidOutView(Books().environment(\.managedObjectContext, context))
        #expect(view.texts == ["Emma", "Ulysses", "Zorba"])
    }

    @Test("sections are of the objects that share a value")
    func sections() throws {
        let context = Library.container().viewContext
        for (title, pages) in [("A", 1), ("B", 2), ("C", 2)] { Library.add(title, pages: Int16(pages), in: context) }
        let view = try LaidOutView(Sections().environment(\.managedObjectContext, context))
        #expect(view.texts == ["2: 2", "1: 1"])
    }

    private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
        var heard: [String] = []
        var isEqual = false

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            heard.append("will")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            heard.append("\(type) \(newIndexPath.map(Array.init) ?? [])")
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            heard.append("did")
            isEqual = controller.sections?.first?.numberOfObjects == controller.fetchedObjects?.count
        }
    }

    @Test("a controller's delegate hears of what comes and goes")
    func controller() throws {
        let context = Library.container().viewContext
        Library.add("Emma", in: context)
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        #expect(controller.fetchedObjects == nil)
        try controller.performFetch()
        #expect(controller.sections?.first?.numberOfObjects == 1)
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Book", in: context))
        let book = Book(entity: entity, insertInto: context)
        #expect(listener.heard == ["will", "insert [0, 0]", "did"] && listener.isEqual)
        #expect(controller.object(at: IndexPath(indexes: [0, 0])) === book)
        #expect(controller.indexPath(forObject: book) == IndexPath(indexes: [0, 0]))
        listener.heard = []
        context.delete(book)
        #expect(listener.heard == ["will", "delete []", "did"])
    }
}
