extension NSManagedObject {
    /// A set that changes with the objects of a relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(self, key) }
    /// A list that changes with the objects of a relationship. Linux's `remove(_:)` does not reach lists that are not its own:
    /// `removeObject(at:)` does.
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

/// A set that reads and writes the relationship of an object; of no object it stays empty.
private final class RelatedSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init(capacity: Int) {
        (owner, key) = (nil, "")
        super.init(capacity: capacity)
    }

    required init?(coder: NSCoder) { nil }

    private var objects: NSMutableSet { NSMutableSet(array: owner?.related(key) ?? []) }

    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.member(object) }
    override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }
    override func add(_ object: Any) { change { $0.add(object) } }
    override func remove(_ object: Any) { change { $0.remove(object) } }

    private func change(_ change: (NSMutableSet) -> Void) {
        let objects = objects
        change(objects)
        owner?.setValue(NSSet(array: objects.allObjects), forKey: key)
    }
}

/// A list that reads and writes the relationship of an object; of no object it stays empty.
private final class RelatedList: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }

    required init(arrayLiteral elements: Any...) {
        (owner, key) = (nil, "")
        super.init(capacity: 0)
    }

    private var objects: NSMutableOrderedSet { NSMutableOrderedSet(array: owner?.related(key) ?? []) }

    override var count: Int { objects.count }
    override func object(at idx: Int) -> Any { objects.object(at: idx) }
    override func index(of object: Any) -> Int { objects.index(of: object) }
    override func insert(_ object: Any, at idx: Int) { change { $0.insert(object, at: idx) } }
    override func removeObject(at idx: Int) { change { $0.removeObject(at: idx) } }
    override func replaceObject(at idx: Int, with obj: Any) { change { $0.replaceObject(at: idx, with: obj) } }

    private func change(_ change: (NSMutableOrderedSet) -> Void) {
        let objects = objects
        change(objects)
        owner?.setValue(NSOrderedSet(array: objects.array), forKey: key)
    }
}
