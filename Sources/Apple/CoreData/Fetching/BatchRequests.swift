/// The forms of the answer to a request for many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs = 1
    case resultTypeCount = 2
}

/// The forms of the answer to a request that changes many objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0
    case updatedObjectIDsResultType = 1
    case updatedObjectsCountResultType = 2
}

/// The forms of the answer to a request that makes many objects.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0
    case objectIDs = 1
    case count = 2
}

/// Deletes objects in the store. Contexts hear of it when they are told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The request for the objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// The form of the answer.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let ids: [NSManagedObjectID]?

    /// Creates one for what a request finds, or for identities.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        ids = nil
    }

    /// Creates one for identities.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        ids = objects
    }
}

/// Changes objects in the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The condition.
    open var predicate: NSPredicate?
    /// The new values by the names of the properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// The form of the answer.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open var includesSubentities = true

    /// Creates one for an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
    public init(entityName: String) {
        self.entityName = entityName
    }
}

/// Makes objects in the store, of dictionaries.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values.
    open var objectsToInsert: [[String: Any]]?
    /// The form of the answer.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Creates one for an entity.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }

    /// Creates one for an entity, whose values a closure fills in until it returns true. It is called at once.
    public convenience init(entityName: String, dictionaryHandler handler: (NSMutableDictionary) -> Bool) {
        var objects: [[String: Any]] = []
        while true {
            let values = NSMutableDictionary()
            if handler(values) { break }
            objects.append(Dictionary(uniqueKeysWithValues: values.map { ("\($0.key)", $0.value) }))
        }
        self.init(entityName: entityName, objects: objects)
    }
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    /// Creates one for an entity, whose objects a closure fills in until it returns true. It is called at once.
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: (NSManagedObject) -> Bool) {
        var objects: [[String: Any]] = []
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        while true {
            let object = (entity.objectClass ?? NSManagedObject.self).init(entity, nil, context)
            if handler(object) { break }
            objects.append(object.dictionaryWithValues(forKeys: Array(entity.attributesByName.keys)))
        }
        self.init(entityName: entity.name ?? "", objects: objects)
    }
    public convenience init(entityName: String, managedObjectHandler handler: (NSManagedObject) -> Bool) {
        self.init(entity: Entities.shared.entity(named: entityName), managedObjectHandler: handler)
    }

    /// Creates one for an entity.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
}

/// The answer to a request for many objects in its form, which has one number in all three kinds: true, identities, or how many.
private func answer(_ ids: [NSManagedObjectID], as form: UInt) -> Any {
    switch form {
    case NSBatchInsertRequestResultType.objectIDs.rawValue: ids
    case NSBatchInsertRequestResultType.count.rawValue: ids.count
    default: true
    }
}

/// The answer to a request that deletes many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The answer, and its form.
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], as type: NSBatchDeleteRequestResultType) {
        (result, resultType) = (answer(ids, as: type.rawValue), type)
    }
}

/// The answer to a request that changes many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// The answer, and its form.
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(_ ids: [NSManagedObjectID], as type: NSBatchUpdateRequestResultType) {
        (result, resultType) = (answer(ids, as: type.rawValue), type)
    }
}

/// The answer to a request that makes many objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The answer, and its form.
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ ids: [NSManagedObjectID], as type: NSBatchInsertRequestResultType) {
        (result, resultType) = (answer(ids, as: type.rawValue), type)
    }
}
