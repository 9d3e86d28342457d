extension NSManagedObject {
    /// A set that changes with the objects of a relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(self, key) }
    /// A list that changes with the objects of a relationship.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { RelatedList(self, key) }

    /// The identities of the objects of a relationship.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        related(key).compactMap { ($0 as? NSManagedObject)?.objectID }
    }

    fileprivate func related(_ key: String) -> [Any] {
        switch value(forKey: key) {
        case let list as NSOrderedSet: list.array
        case let set as NSSet: set.allObjects
        case let set as Set<AnyHashable>: set.map(\.base)
        case let object?: [object]
        case nil: []
        }
    }
}

/// A set that writes to its object.
private final class RelatedSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
        for object in owner.related(key) { super.add(object) }
    }

    required init(capacity: Int) {
        (owner, key) = (nil, "")
        super.init(capacity: capacity)
    }

    required init?(coder: NSCoder) { nil }

    override func add(_ object: Any) {
        super.add(object)
        write()
    }

    override func remove(_ object: Any) {
        super.remove(object)
        write()
    }

    private func write() { owner?.setValue(NSSet(array: allObjects), forKey: key) }
}

/// A list that writes to its object.
private final class RelatedList: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
        for object in owner.related(key) { super.insert(object, at: count) }
    }

    required init?(coder: NSCoder) { nil }

    required init(arrayLiteral elements: Any...) {
        (owner, key) = (nil, "")
        super.init(capacity: 0)
        for element in elements { super.insert(element, at: count) }
    }

    override func insert(_ object: Any, at idx: Int) {
        super.insert(object, at: idx)
        write()
    }

    override func removeObject(at idx: Int) {
        super.removeObject(at: idx)
        write()
    }

    override func replaceObject(at idx: Int, with obj: Any) {
        super.replaceObject(at: idx, with: obj)
        write()
    }

    private func write() { owner?.setValue(NSOrderedSet(array: array), forKey: key) }
}
