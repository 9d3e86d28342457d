import CoreData
import Foundation
import Testing
import Tintype

@Suite("Core Data") @MainActor
struct CoreDataTests {
    private let container = Library.container()
    private var context: NSManagedObjectContext { container.viewContext }

    private func titles(_ format: String?, _ arguments: [Any] = [], order: [NSSortDescriptor] = []) throws -> [String?]
    {
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = order
        return try context.fetch(request).map(\.title)
    }

    @Test("a new object has the model's values, and what is saved is there for other contexts")
    func saving() throws {
        let book = Library.add("Emma", in: context)
        #expect(book.isInserted && !book.isRead && context.hasChanges)
        let other = container.newBackgroundContext()
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        #expect(try other.count(for: request) == 0)
        try context.save()
        #expect(!context.hasChanges && !book.objectID.isTemporaryID)
        let copy = try #require(try other.fetch(request).first)
        #expect(copy !== book && copy.objectID == book.objectID && copy.title == "Emma" && copy.pages == 100)
        copy.title = "Persuasion"
        #expect(book.title == "Emma")
        try other.save()
        context.refresh(book, mergeChanges: true)
        #expect(book.title == "Persuasion")
    }

    @Test("what others save comes by itself where the context says so")
    func merging() async throws {
        context.automaticallyMergesChangesFromParent = true
        let book = Library.add("Emma", in: context)
        try context.save()
        let id = book.objectID
        try await container.performBackgroundTask { @Sendable other in
            (other.object(with: id) as? Book)?.pages = 7
            Library.add("Persuasion", in: other)
            try other.save()
        }
        let _: Bool = try await answer { done in context.perform { done(true) } }
        #expect(book.pages == 7)
        #expect(try titles(nil) == ["Emma", "Persuasion"])
    }

    @Test("requests find by conditions, in an order, so many, and without what is deleted")
    func fetching() throws {
        let books = [("Emma", 3), ("Ulysses", 9), ("Dune", 5)].map { Library.add($0, pages: $1, in: context) }
        #expect(
            try titles("pages > %@", [4], order: [NSSortDescriptor(key: "title", ascending: true)]) == [
                "Dune", "Ulysses",
            ])
        #expect(try titles("title CONTAINS[c] %@", ["EM"]) == ["Emma"])
        #expect(
            try titles(nil, order: [NSSortDescriptor(keyPath: \Book.pages, ascending: false)])
                == ["Ulysses", "Dune", "Emma"])
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        (request.fetchOffset, request.fetchLimit) = (1, 1)
        #expect(try context.fetch(request).map(\.title) == ["Ulysses"])
        context.delete(books[0])
        #expect(try context.count(for: Book.fetchRequest() as NSFetchRequest<Book>) == 2)
        let unknown = NSFetchRequest<Book>(entityName: "Film")
        #expect(throws: CocoaError.self) { try context.fetch(unknown) }
    }

    @Test("both sides of a relationship are kept in step, and what belongs to an object is deleted with it")
    func relationships() throws {
        let shelf = try #require(
            NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context) as? Shelf)
        let (first, second) = (Library.add("Emma", in: context), Library.add("Dune", in: context))
        shelf.addToBooks(first)
        second.shelf = shelf
        #expect(first.shelf === shelf && shelf.books?.count == 2)
        #expect(try titles("shelf == %@", [shelf]).count == 2)
        let request = NSFetchRequest<Shelf>(entityName: "Shelf")
        request.predicate = NSPredicate(format: "ANY books.title == %@", "Dune")
        #expect(try context.fetch(request) == [shelf])
        request.predicate = NSPredicate(format: "books.@count > %d", 2)
        #expect(try context.fetch(request).isEmpty)
        shelf.removeFromBooks(NSSet(array: [first]))
        #expect(first.shelf == nil && shelf.books == NSSet(array: [second]))
        try context.save()
        context.delete(shelf)
        #expect(second.isDeleted && !first.isDeleted)
        try context.save()
        #expect(try titles(nil) == ["Emma"])
    }

    @Test("a value that must not be missing keeps an object from being saved, and rolling back takes changes away")
    func validation() throws {
        let book = Library.add("Emma", in: context)
        try context.save()
        book.title = nil
        let error = #expect(throws: CocoaError.self) { try context.save() }
        #expect(error?.code.rawValue == NSValidationMissingMandatoryPropertyError)
        context.rollback()
        #expect(book.title == "Emma" && !context.hasChanges)
    }

    @Test("a child context saves to its parent alone")
    func children() throws {
        let child = NSManagedObjectContext(.mainQueue)
        child.parent = context
        Library.add("Emma", in: child)
        #expect(try titles(nil) == [])
        try child.save()
        #expect(try titles(nil) == ["Emma"] && context.hasChanges)
    }

    @Test("many objects are deleted, changed and made in the store at once")
    func batches() throws {
        _ = try context.execute(
            NSBatchInsertRequest(entityName: "Book", objects: [["title": "Emma"], ["title": "Dune"]]))
        #expect(try titles(nil) == ["Emma", "Dune"])
        let deletion = NSBatchDeleteRequest(
            fetchRequest: Book.fetchRequest() as NSFetchRequest<any NSFetchRequestResult>)
        deletion.resultType = .resultTypeCount
        let result = try context.execute(deletion) as? NSBatchDeleteResult
        #expect(result?.result as? Int == 2)
        context.reset()
        #expect(try titles(nil) == [])
    }

    @Test("a store of a file that is there is refused, and the closure hears of it")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite")
        try Data("SQLite".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        var told: (any Error)?
        container.loadPersistentStores { told = $1 }
        #expect((told as? CocoaError)?.code.rawValue == NSPersistentStoreOpenError)
    }

    @Test("without a model, values and relationships are kept as they were set")
    func noModel() throws {
        let container = NSPersistentContainer(name: "Nothing", managedObjectModel: NSManagedObjectModel())
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: container.viewContext)
        note.setValue("Buy milk", forKey: "text")
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.predicate = NSPredicate(format: "text BEGINSWITH %@", "Buy")
        #expect(try container.viewContext.fetch(request) == [note])
    }

    @Test("the model that the preview writes is read")
    func modelFile() throws {
        let text = """
            {"entities": [{"name": "Tag", "className": "Tag", "module": "App", "isAbstract": false, "attributes": [
            {"name": "count", "type": "Integer 16", "isOptional": false, "isTransient": false, "defaultValue": "3"}],
            "relationships": [{"name": "parent", "destination": "Tag", "inverse": "children", "isToMany": false,
            "isOrdered": false, "isOptional": true, "deleteRule": "Nullify"}, {"name": "children", "destination": "Tag",
            "inverse": "parent", "isToMany": true, "isOrdered": true, "isOptional": true, "deleteRule": "Cascade"}]}]}
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).momd")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let tag = try #require(NSManagedObjectModel(contentsOf: file)?.entitiesByName["Tag"])
        #expect(tag.attributesByName["count"]?.defaultValue as? Int == 3)
        let children = try #require(tag.relationshipsByName["children"])
        #expect(children.isToMany && children.isOrdered && children.deleteRule == .cascadeDeleteRule)
        #expect(children.inverseRelationship?.name == "parent")
    }
}
