extension NSManagedObjectContext {
    /// The objects that were inserted, changed and deleted since the last save, and all that are here.
    public var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    public var updatedObjects: Set<NSManagedObject> { Set(updated) }
    public var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    public var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

    /// Indicates whether anything is to be saved.
    public var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// Takes an object in.
    public func insert(_ object: NSManagedObject) {
        guard registered[object.objectID] == nil else { return }
        registered[object.objectID] = object
        object.managedObjectContext = self
        deleted.removeAll { $0 === object }
        if store?.row(object.objectID) == nil { inserted.append(object) }
        object.awakeFromInsert()
        tell([object])
    }

    /// Deletes an object when the context is saved, and what its relationships say with it.
    public func delete(_ object: NSManagedObject) {
        guard registered[object.objectID] === object, !deleted.contains(object) else { return }
        object.prepareForDeletion()
        let isNew = inserted.contains(object)
        inserted.removeAll { $0 === object }
        updated.removeAll { $0 === object }
        if isNew { registered[object.objectID] = nil } else { deleted.append(object) }
        for relationship in object.entity.relationshipsByName.values {
            for other in object.objects(relationship.name) {
                switch relationship.deleteRule {
                case .cascadeDeleteRule: delete(other)
                case .nullifyDeleteRule: relationship.inverseRelationship.map { other.unlink($0, object) }
                case .denyDeleteRule, .noActionDeleteRule: break
                }
            }
        }
        tell([object])
    }

    /// Notes that a value of an object has changed.
    func noteChange(of object: NSManagedObject) {
        guard registered[object.objectID] === object else { return }
        if !inserted.contains(object), !updated.contains(object), !deleted.contains(object) { updated.append(object) }
        tell([object])
    }

    /// Finds the object of an identity, which may be none that the store has.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let object = registered[objectID] { return object }
        let type = objectID.entity.objectClass ?? NSManagedObject.self
        let object = type.init(objectID.entity, objectID, self)
        registered[objectID] = object
        if let row = store?.row(objectID) {
            object.values = values(of: row)
            object.awakeFromFetch()
        }
        return object
    }

    /// Finds the object of an identity.
    ///
    /// - Throws: `CocoaError` where the store has none.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = registeredObject(for: objectID) { return object }
        guard store?.row(objectID) != nil else { throw CocoaError(CocoaError.Code(rawValue: 133000)) }
        return object(with: objectID)
    }

    /// Finds an object that is here already.
    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

    /// Gives new objects identities for good, which they have from the start here.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    /// Says which store keeps an object. There is one.
    public func assign(_ object: Any, to store: NSPersistentStore) {}

    /// Reads an object's values anew.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !flag || !object.hasChanges, let row = store?.row(object.objectID) else { return }
        object.willTurnIntoFault()
        object.objectWillChange.send()
        object.values = values(of: row)
        object.saved = [:]
        updated.removeAll { $0 === object }
        object.didTurnIntoFault()
        tell([object])
    }

    /// Reads the values of all objects anew.
    public func refreshAllObjects() {
        for object in Array(registered.values) { refresh(object, mergeChanges: true) }
    }

    /// Forgets all objects, saved or not.
    public func reset() {
        (inserted, updated, deleted, registered) = ([], [], [], [:])
        tell([])
    }

    /// Takes back all that was not saved.
    public func rollback() {
        for object in inserted {
            registered[object.objectID] = nil
            object.managedObjectContext = nil
        }
        let changed = updated + deleted
        (inserted, updated, deleted) = ([], [], [])
        for object in changed { refresh(object, mergeChanges: false) }
        tell(Set(changed))
    }

    /// Takes steps back and does them again with the undo manager; without one, which is usual, nothing.
    public func undo() { undoManager?.undo() }
    public func redo() { undoManager?.redo() }

    /// Looks for changes that were not told yet. All were.
    public func processPendingChanges() {}
    public func detectConflicts(for object: NSManagedObject) {}

    /// Reads from the store as it is now, which it always does.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    /// Tells those who look at the objects.
    func tell(_ objects: Set<NSManagedObject>) {
        watchers.removeAll { $0.object == nil }
        for watcher in watchers { watcher.object?.contextWillChange() }
        for watcher in watchers { watcher.object?.contextDidChange(objects) }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
    }
}

/// A moment of a store.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    /// The present moment.
    public static let current = NSQueryGenerationToken()
}
