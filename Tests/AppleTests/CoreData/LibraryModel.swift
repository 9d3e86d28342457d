import CoreData
import Foundation

/// Books and their shelves, as Xcode makes classes of a model.
final class Book: NSManagedObject, Identifiable {
    @_Managed var title: String?
    @_Managed var pages: Int16
    @_Managed var isRead: Bool
    @_Managed var bought: Date?
    @_Managed var shelf: Shelf?

    class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
}

final class Shelf: NSManagedObject {
    @_Managed var name: String?
    @_Managed var books: NSSet?

    func addToBooks(_ value: Book) { _changeManaged(#function, [value]) }
    func removeFromBooks(_ values: NSSet) { _changeManaged(#function, [values]) }
}

/// A container of books, with a model that was written in Swift.
enum Library {
    static func model() -> NSManagedObjectModel {
        func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType, attribute.defaultValue) = (name, type, value)
            return attribute
        }
        let (book, shelf) = (NSEntityDescription(), NSEntityDescription())
        (book.name, book.managedObjectClassName) = ("Book", NSStringFromClass(Book.self))
        (shelf.name, shelf.managedObjectClassName) = ("Shelf", NSStringFromClass(Shelf.self))
        let (place, books) = (NSRelationshipDescription(), NSRelationshipDescription())
        (place.name, place.maxCount, place.destinationEntity) = ("shelf", 1, shelf)
        (books.name, books.destinationEntity, books.deleteRule) = ("books", book, .cascadeDeleteRule)
        (place.inverseRelationship, books.inverseRelationship) = (books, place)
        let title = attribute("title", .stringAttributeType)
        title.isOptional = false
        book.properties = [
            title, attribute("pages", .integer16AttributeType, 12), attribute("isRead", .booleanAttributeType, false),
            attribute("bought", .dateAttributeType), place,
        ]
        shelf.properties = [attribute("name", .stringAttributeType), books]
        let model = NSManagedObjectModel()
        model.entities = [book, shelf]
        return model
    }

    static func container() -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: model())
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, _ in }
        return container
    }

    @discardableResult
    static func add(_ title: String, pages: Int16 = 100, in context: NSManagedObjectContext) -> Book {
        let entity = NSEntityDescription.entity(forEntityName: "Book", in: context)!
        let book = Book(entity: entity, insertInto: context)
        (book.title, book.pages) = (title, pages)
        return book
    }
}
