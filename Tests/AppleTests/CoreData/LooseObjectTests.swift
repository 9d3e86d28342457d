import CoreData
import Foundation
import Testing

@Suite("Objects that no context has") @MainActor
struct LooseObjectTests {
    @Test("an object of a class alone has the class's entity, keeps its values, and is in no context")
    func loose() {
        let book = Book()
        book.title = "A"
        #expect(book.title == "A" && book.entity.name == "Book")
        #expect(book.managedObjectContext == nil && !book.isInserted)
    }

    @Test("a coordinator of nothing has no stores and no entities")
    func coordinator() {
        let coordinator = NSPersistentStoreCoordinator()
        #expect(coordinator.persistentStores.isEmpty && coordinator.managedObjectModel.entities.isEmpty)
    }
}
