extension NSManagedObjectContext {
    /// Gives the changes to the parent or the store.
    ///
    /// - Throws: `CocoaError` for a value that is missing, and for an object that may not be deleted.
    public func save() throws {
        guard hasChanges else { return }
        guard let store else {
            throw CocoaError(CocoaError.Code(rawValue: NSPersistentStoreOpenError))
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in inserted + updated + deleted { object.willSave() }
        try validate()
        let (new, changed, gone) = (inserted, updated, deleted)
        store.keep((new + changed).map(row), without: gone.map(\.objectID))
        for object in new + changed { object.saved = [:] }
        for object in gone {
            registered[object.objectID] = nil
            object.managedObjectContext = nil
        }
        (inserted, updated, deleted) = ([], [], [])
        for object in new + changed + gone { object.didSave() }
        let facts: [AnyHashable: Any] = [
            NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(changed), NSDeletedObjectsKey: Set(gone),
        ]
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: facts)
        let others = parent?.children ?? persistentStoreCoordinator?.contexts ?? []
        for other in others {
            guard let context = other.object, context !== self, context.automaticallyMergesChangesFromParent else {
                continue
            }
            context.mergeSoon((new + changed + gone).map(\.objectID))
        }
    }

    private func validate() throws {
        for object in inserted { try object.validateForInsert() }
        for object in updated { try object.validateForUpdate() }
        for object in deleted {
            try object.validateForDelete()
            for relationship in object.entity.relationshipsByName.values
            where relationship.deleteRule == .denyDeleteRule {
                guard object.objects(relationship.name).allSatisfy(deleted.contains) else {
                    throw CocoaError(CocoaError.Code(rawValue: NSValidationRelationshipDeniedDeleteError))
                }
            }
        }
    }

    /// Takes over what another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
        let objects = keys.compactMap { notification.userInfo?[$0] as? Set<NSManagedObject> }.joined()
        merge(objects.map(\.objectID))
    }

    /// Takes over, in several contexts, what was changed by others.
    public static func mergeChanges(
        fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let ids = changes.values.compactMap { $0 as? [NSManagedObjectID] }.joined()
        for context in contexts { context.merge(Array(ids)) }
    }

    private func mergeSoon(_ ids: [NSManagedObjectID]) {
        if isOnQueue { return merge(ids) }
        perform { self.merge(ids) }
    }

    private func merge(_ ids: [NSManagedObjectID]) {
        var changed: Set<NSManagedObject> = []
        for id in ids {
            let row = store?.row(id)
            if let object = registered[id] {
                changed.insert(object)
                if row == nil {
                    registered[id] = nil
                    updated.removeAll { $0 === object }
                } else {
                    refresh(object, mergeChanges: true)
                }
            } else if row != nil {
                changed.insert(object(with: id))
            }
        }
        tell(changed)
    }

    // MARK: Rows

    func row(_ object: NSManagedObject) -> Row {
        var row = Row(id: object.objectID, values: [:])
        for (key, value) in object.values {
            row.values[key] =
                switch value {
                case let object as NSManagedObject: .one(object.objectID)
                case let objects as [NSManagedObject]: .many(objects.map(\.objectID))
                default: .plain(value)
                }
        }
        return row
    }

    func values(of row: Row) -> [String: Any] {
        row.values.mapValues { value in
            switch value {
            case .plain(let value): value
            case .one(let id): object(with: id)
            case .many(let ids): ids.map { object(with: $0) }
            }
        }
    }
}

// Children read from a context, and save to it.
extension NSManagedObjectContext: RowStore {
    func row(_ id: NSManagedObjectID) -> Row? {
        if let object = registered[id] { return deleted.contains(object) ? nil : row(object) }
        return store?.row(id)
    }

    func rows(of entity: NSEntityDescription) -> [Row] { objects(of: entity).map(row) }

    func keep(_ rows: [Row], without gone: [NSManagedObjectID]) {
        performAndWait {
            for row in rows where registered[row.id] == nil {
                let object = object(with: row.id)
                if store?.row(row.id) == nil { inserted.append(object) }
            }
            for row in rows {
                let object = object(with: row.id)
                object.objectWillChange.send()
                object.values = values(of: row)
                noteChange(of: object)
            }
            for id in gone { registered[id].map(delete) }
        }
    }
}
