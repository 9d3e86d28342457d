extension NSPersistentStoreCoordinator {
    /// Carries a request out in a context.
    /// - Throws: The error of a store that cannot do it.
    public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
}

extension NSManagedObjectContext {
    /// The objects of an entity, with what was not saved.
    func objects(of entity: NSEntityDescription) -> [NSManagedObject] {
        let saved = (store?.rows(of: entity) ?? []).map { object(with: $0.id) }
        let new = inserted.filter { $0.entity.isKindOf(entity: entity) }
        let gone = Set(deleted)
        return saved.filter { !gone.contains($0) } + new
    }

    private func found<T>(by request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        let named = request.entityName.flatMap { NSEntityDescription.entity(forEntityName: $0, in: self) }
        guard let entity = request.entity ?? named, request.propertiesToGroupBy == nil else {
            throw CocoaError(CocoaError.Code(rawValue: 134060))
        }
        if let type = T.self as? NSManagedObject.Type { entity.meet(type) }
        var objects = objects(of: entity)
        if !request.includesSubentities { objects.removeAll { $0.entity !== entity } }
        if !request.includesPendingChanges { objects.removeAll(where: inserted.contains) }
        if let predicate = request.predicate { objects.removeAll { !predicate.evaluate(with: $0) } }
        objects = objects.inOrder(request.sortDescriptors ?? [])
        objects.removeFirst(min(max(request.fetchOffset, 0), objects.count))
        return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
    }

    /// Finds objects.
    ///
    /// - Throws: `CocoaError` for an entity that the model has not, and for grouping.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let objects = try found(by: request)
        switch request.resultType {
        case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
        case .countResultType: return [NSNumber(value: objects.count)].compactMap { $0 as? T }
        case .dictionaryResultType:
            let keys = (request.propertiesToFetch ?? Array(objects.first?.values.keys ?? [:].keys)).compactMap {
                $0 as? String ?? ($0 as? NSPropertyDescription)?.name
            }
            var dictionaries = objects.map { object in
                let values = keys.map { ($0, object.value(forKeyPath: $0)) }
                return NSDictionary(
                    dictionary: Dictionary(values.filter { $0.1 != nil }.map { ($0, $1 as Any) }) { $1 })
            }
            if request.returnsDistinctResults {
                var seen: Set<NSDictionary> = []
                dictionaries.removeAll { !seen.insert($0).inserted }
            }
            return dictionaries.compactMap { $0 as? T }
        default: return objects.compactMap { $0 as? T }
        }
    }

    /// Counts objects.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try found(by: request).count }

    /// Carries out a request for many objects, or one whose answer comes to a closure.
    ///
    /// - Throws: `CocoaError` where the context has no store, and for other requests.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let store = persistentStoreCoordinator else {
            throw CocoaError(CocoaError.Code(rawValue: NSPersistentStoreOpenError))
        }
        // The store is changed beside the contexts: by one of its own.
        let beside = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        beside.persistentStoreCoordinator = store
        switch request {
        case let request as NSBatchDeleteRequest:
            let ids = try request.ids ?? beside.found(by: request.fetchRequest).map(\.objectID)
            for id in ids { beside.delete(beside.object(with: id)) }
            try beside.save()
            return NSBatchDeleteResult(ids, as: request.resultType)
        case let request as NSBatchUpdateRequest:
            let found = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            found.predicate = request.predicate
            let objects = try beside.found(by: found)
            for object in objects {
                for (key, value) in request.propertiesToUpdate ?? [:] {
                    object.setValue(value, forKey: (key.base as? NSPropertyDescription)?.name ?? "\(key)")
                }
            }
            try beside.save()
            return NSBatchUpdateResult(objects.map(\.objectID), as: request.resultType)
        case let request as NSBatchInsertRequest:
            let objects = (request.objectsToInsert ?? []).map { values in
                let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: beside)
                object.setValuesForKeys(values)
                return object
            }
            try beside.save()
            return NSBatchInsertResult(objects.map(\.objectID), as: request.resultType)
        case let request as any Answering: return try request.answer(in: self)
        default: throw CocoaError(CocoaError.Code(rawValue: 134060))
        }
    }
}

private protocol Answering {
    func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSFetchRequest: Answering {
    func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        NSAsynchronousFetchResult(try context.fetch(self))
    }
}

extension NSAsynchronousFetchRequest: Answering {
    func answer(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(try context.fetch(fetchRequest))
        completion?(result)
        return result
    }
}

extension [NSManagedObject] {
    /// Sorts by several orders, the first of which decides where it can. Equal objects stay in their order.
    func inOrder(_ descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return self }
        let sorted = enumerated().sorted { first, second in
            for descriptor in descriptors {
                switch descriptor.compare(first.element, to: second.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return first.offset < second.offset
        }
        return sorted.map(\.element)
    }
}
