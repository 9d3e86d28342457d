import Foundation

/// Values that are kept beside objects, by keys, for as long as there are the objects.
final class ObjectValues<Key: Hashable>: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        var values: [Key: Any] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that are gone are looked for.
    private var sweep = 64

    func value(of object: AnyObject, _ key: Key) -> Any? {
        lock.withLock {
            // Another object may stand where one was that is gone.
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values[key]
        }
    }

    func set(_ value: Any?, of object: AnyObject, _ key: Key) {
        // Replaced values are released behind the lock: their ends may ask for values themselves.
        var gone: [Entry] = []
        lock.withLock {
            if entries.count >= sweep {
                gone = entries.values.filter { $0.object == nil }
                entries = entries.filter { $0.value.object != nil }
                sweep = max(2 * entries.count, 64)
            }
            var entry = entries[ObjectIdentifier(object)] ?? Entry()
            gone.append(entry)
            if entry.object !== object { entry = Entry(object: object) }
            entry.values[key] = value
            entries[ObjectIdentifier(object)] = entry
        }
        withExtendedLifetime(gone) {}
    }

    func removeAll(of object: AnyObject) {
        let gone = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(gone) {}
    }
}
