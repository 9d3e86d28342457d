public import Foundation

extension NSHashTable {
    /// The object that is the same as one; nil for none.
    public func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { $0 === object } }
    /// The objects one after the other, and as a set.
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
    public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Adds the objects of another set, or takes out those that it has, or has not.
    public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
    public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
    public func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }
    public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
}

extension NSMapTable {
    /// The keys or the values one after the other, and both as a dictionary.
    public func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }
    public func objectEnumerator() -> NSEnumerator? { NSArray(array: pairs.map(\.value)).objectEnumerator() }
    public func dictionaryRepresentation() -> [AnyHashable: Any] {
        Dictionary(
            pairs.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value as Any) } },
            uniquingKeysWith: { $1 })
    }
}
