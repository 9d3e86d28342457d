import CoreData
import Testing

@Suite("Core Data's collections and histories")
struct CollectionsTests {
    @Test("a set of related objects writes to its object")
    func related() throws {
        let model = NSManagedObjectModel()
        let (plant, leaf) = (NSEntityDescription(), NSEntityDescription())
        (plant.name, leaf.name) = ("Plant", "Leaf")
        let leaves = NSRelationshipDescription()
        (leaves.name, leaves.destinationEntity) = ("leaves", leaf)
        plant.properties = [leaves]
        model.entities = [plant, leaf]
        let container = NSPersistentContainer(name: "Plants", managedObjectModel: model)
        let object = NSEntityDescription.insertNewObject(forEntityName: "Plant", into: container.viewContext)
        let other = NSEntityDescription.insertNewObject(forEntityName: "Leaf", into: container.viewContext)
        object.mutableSetValue(forKey: "leaves").add(other)
        #expect(object.objectIDs(forRelationshipNamed: "leaves") == [other.objectID])
        object.mutableSetValue(forKey: "leaves").remove(other)
        #expect(object.objectIDs(forRelationshipNamed: "leaves").isEmpty)
        let set = object.mutableSetValue(forKey: "leaves")
        set.addObjects(from: [other, other])
        #expect(set.count == 1 && set.contains(other))
        let list = object.mutableOrderedSetValue(forKey: "leaves")
        #expect(list.count == 1 && list.index(of: other) == 0)
        list.removeObject(at: 0)
        #expect(set.count == 0)
    }

    @Test("a history is refused")
    func history() {
        let container = NSPersistentContainer(name: "Plants", managedObjectModel: NSManagedObjectModel())
        #expect(throws: CocoaError.self) {
            try container.viewContext.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: Date()))
        }
        #expect(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil) == nil)
    }

    @Test("the kinds of values have two names")
    func kinds() {
        let attribute = NSAttributeDescription()
        attribute.type = .integer64
        #expect(attribute.attributeType == .integer64AttributeType)
        attribute.attributeType = .UUIDAttributeType
        #expect(attribute.type == .uuid)
    }
}
